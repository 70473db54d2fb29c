import { describe, expect, test } from 'vitest';
import type { EventType } from './event-type.ts';
import type { MatchPhase, MatchStatus } from './status.ts';
import { buildTimeline } from './timeline.ts';

const sides = { home: 1, away: 2 };

const goal = (id: number | null, minute: number, team: number, more: object = {}) => ({
  id,
  minute,
  extraTime: null,
  phase: (minute <= 25 ? 'FIRST_HALF' : 'SECOND_HALF') as MatchPhase | null,
  team,
  player: 7,
  ownGoal: false,
  penalty: false,
  ...more,
});
const event = (id: number | null, type: EventType, minute: number | null, team: number, more: object = {}) => ({
  id,
  type,
  minute,
  extraTime: null,
  phase: 'FIRST_HALF' as MatchPhase | null,
  team,
  player: 7 as number | null,
  ...more,
});
const match = (goals: ReturnType<typeof goal>[], events: ReturnType<typeof event>[] = [], more: object = {}) => ({
  status: 'FINISHED' as MatchStatus,
  phase: null,
  extraTimeWinner: null,
  penalties: null,
  halfMinutes: 25,
  goals,
  events,
  ...more,
});
const timeline = (of: ReturnType<typeof match>) =>
  buildTimeline(of, sides).map(({ section, score, rows }) => [
    section,
    `${score?.home}:${score?.away}`,
    ...rows.map((row) => {
      const score = 'scoreAfter' in row ? ` ${row.scoreAfter?.home}:${row.scoreAfter?.away}` : '';
      const name = row.kind === 'goal' ? 'goal' : row.act.type;
      return `${row.act.minute ?? '–'} ${name} ${row.side}${score}`;
    }),
  ]);

describe('[TL1] a goal is listed once', () => {
  test('under the id that it has in both lists, or by its moment and scorer', () => {
    const goals = [goal(3, 4, 1), goal(null, 30, 2)];
    const events = [event(3, 'GOAL', 4, 1), event(99, 'GOAL', 30, 2), event(5, 'YELLOW_CARD', 9, 2)];
    expect(timeline(match(goals, events))).toEqual([
      ['firstHalf', '1:0', '4 goal home 1:0', '9 YELLOW_CARD away'],
      ['secondHalf', '0:1', '30 goal away 1:1'],
    ]);
  });

  test('from the events alone where there is no list of goals', () => {
    expect(timeline(match([], [event(null, 'GOAL', 4, 1)]))).toEqual([
      ['firstHalf', '0:0', '4 GOAL home'],
      ['secondHalf', '0:0'],
    ]);
  });
});

test('[TL2] an own goal stands with those it counts for, and the last goal is the latest', () => {
  const [first, second] = buildTimeline(match([goal(1, 4, 2, { ownGoal: true }), goal(2, 30, 2)]), sides);
  expect(first?.rows).toMatchObject([{ side: 'home', scoreAfter: { home: 1, away: 0 }, isLatest: false }]);
  expect(second?.rows).toMatchObject([{ side: 'away', scoreAfter: { home: 1, away: 1 }, isLatest: true }]);
});

test('[TL2] two goals of one player in one minute are two rows', () => {
  const goals = [goal(1, 10, 1), goal(2, 10, 1)];
  expect(timeline(match(goals, [event(1, 'GOAL', 10, 1), event(2, 'GOAL', 10, 1)]))[0]).toEqual([
    'firstHalf',
    '2:0',
    '10 goal home 1:0',
    '10 goal home 2:0',
  ]);
});

test('[TL3] a goal is from the spot when it says so, or when an event does', () => {
  const events = [event(null, 'PENALTY_GOAL', 12, 1)];
  const [half] = buildTimeline(
    match([goal(1, 4, 1, { penalty: true }), goal(2, 12, 1), goal(3, 20, 1)], events),
    sides,
  );
  expect(half?.rows.map((row) => row.kind === 'goal' && row.fromTheSpot)).toEqual([true, true, false]);
});

test('[TL4] kicks of the shoot-out run a score of their own', () => {
  const kick = (id: number, type: EventType, team: number) => event(id, type, null, team, { phase: 'PENALTIES' });
  const kicks = [kick(1, 'PENALTY_SCORED', 1), kick(2, 'PENALTY_MISSED', 2), kick(3, 'PENALTY_SCORED', 2)];
  expect(timeline(match([goal(9, 4, 1), goal(10, 5, 2)], kicks)).at(-1)).toEqual([
    'shootout',
    '1:1',
    '– PENALTY_SCORED home 1:0',
    '– PENALTY_MISSED away 1:0',
    '– PENALTY_SCORED away 1:1',
  ]);
  expect(timeline(match([], kicks, { penalties: { home: 4, away: 3 } })).at(-1)?.[1]).toBe('4:3');
});

test('[TL5] rows follow minute, stoppage, then the order in which they were recorded', () => {
  const goals = [goal(8, 25, 1, { extraTime: 2 }), goal(4, 25, 1)];
  const events = [event(3, 'YELLOW_CARD', 25, 2), event(5, 'RED_CARD', 25, 2)];
  expect(timeline(match(goals, events))[0]?.slice(2)).toEqual([
    '25 YELLOW_CARD away',
    '25 goal home 1:0',
    '25 RED_CARD away',
    '25 goal home 2:0',
  ]);
});

test('[EV3] while the match is live a first-half act after minute 25 stands in the second half', () => {
  const goals = [goal(1, 26, 1, { phase: 'FIRST_HALF' })];
  const live = match(goals, [], { status: 'LIVE', phase: 'SECOND_HALF' });
  expect(timeline(live)).toEqual([
    ['firstHalf', '0:0'],
    ['secondHalf', '1:0', '26 goal home 1:0'],
  ]);
});

describe('a result that was entered afterwards', () => {
  const undated = (id: number, team: number, more: object = {}) => ({
    ...goal(id, 0, team, { phase: 'FULL_TIME', ...more }),
    minute: null as unknown as number,
  });

  test('[EV9] [TL5] lists what has no minute last, and no half of which nothing is known', () => {
    const card = event(9, 'YELLOW_CARD', null, 1, { phase: 'FULL_TIME' });
    const listed = match([undated(1, 1), undated(2, 2)], [card], { score: { home: 1, away: 1 } });
    expect(timeline(listed).map(([section, , ...rows]) => [section, ...rows])).toEqual([
      ['unknown', '– goal home undefined:undefined', '– goal away undefined:undefined', '– YELLOW_CARD home'],
    ]);
    const mixed = match([undated(1, 1), goal(2, 30, 2)], [], { score: { home: 1, away: 1 } });
    expect(timeline(mixed).map(([section]) => section)).toEqual(['secondHalf', 'unknown']);
    const halfTime = { home: 1, away: 0 };
    const known = timeline(match([undated(1, 1)], [], { score: { home: 1, away: 0 }, halfTime }));
    expect(known.map(([section, score]) => [section, score])).toEqual([
      ['firstHalf', '1:0'],
      ['secondHalf', '0:0'],
      ['unknown', 'undefined:undefined'],
    ]);
  });

  test('[TL6] leaves out goals of which nothing is known', () => {
    const unknown = match([undated(1, 1, { player: null })], [], { score: { home: 1, away: 0 } });
    expect(buildTimeline(unknown, sides).flatMap(({ rows }) => rows)).toEqual([]);
  });

  test('[TL1] does not take one goal without a minute for another', () => {
    const events = [
      event(1, 'GOAL', null, 1, { phase: 'FULL_TIME' }),
      event(2, 'PENALTY_GOAL', null, 1, { phase: 'FULL_TIME' }),
    ];
    const [section] = buildTimeline(match([undated(1, 1), undated(2, 1)], events), sides);
    expect(section?.rows.map((row) => row.kind === 'goal' && row.fromTheSpot)).toEqual([false, true]);
  });
});

describe('[UN8] a match whose goals are not all recorded', () => {
  const scores = (of: ReturnType<typeof match>) => buildTimeline(of, sides).map(({ score }) => score);

  test('has no scores of its halves', () => {
    expect(scores(match([], [], { score: { home: 1, away: 1 } }))).toEqual([null, null]);
    const [, second] = buildTimeline(match([goal(1, 30, 1)], [], { score: { home: 2, away: 0 } }), sides);
    expect(second?.rows).toMatchObject([{ kind: 'goal', scoreAfter: null }]);
  });

  test('has those of half-time', () => {
    const halfTime = { home: 1, away: 0 };
    expect(scores(match([], [], { score: { home: 1, away: 2 }, halfTime }))).toEqual([halfTime, { home: 0, away: 2 }]);
  });

  test('is not one without goals, nor one being played', () => {
    expect(scores(match([], [], { score: { home: 0, away: 0 } }))[0]).toEqual({ home: 0, away: 0 });
    expect(scores(match([], [], { score: { home: 1, away: 0 }, status: 'LIVE' }))[0]).toEqual({ home: 0, away: 0 });
  });
});
