import { describe, expect, it, test } from 'vitest';
import { buildCommentary, isKeyMoment, wordingOf, type CommentaryLine } from './commentary.ts';
import type { EventType } from './event-type.ts';
import type { MatchPhase, ShownStatus } from './status.ts';

const sides = { home: 1, away: 2 };

const phaseAt = (minute: number): MatchPhase => (minute <= 25 ? 'FIRST_HALF' : 'SECOND_HALF');
const at = (id: number, minute: number, team: number) => ({
  id,
  minute: minute as number | null,
  extraTime: null,
  phase: phaseAt(minute) as MatchPhase | null,
  team,
});
const goal = (id: number, minute: number, team: number, player: number | null = id, more: object = {}) => ({
  ...at(id, minute, team),
  player,
  ownGoal: false,
  penalty: false,
  ...more,
});
const event = (id: number, type: EventType, minute: number, team: number, more: object = {}) => ({
  ...at(id, minute, team),
  type,
  player: id as number | null,
  ...more,
});

type Goal = ReturnType<typeof goal>;
type Event = ReturnType<typeof event>;
type Substitution = ReturnType<typeof at>;

const played = {
  status: 'FINISHED' as ShownStatus,
  phase: null as MatchPhase | null,
  kickedOffAt: '2026-03-15T17:00:00Z' as string | null,
  extraTimeWinner: null as number | null,
  score: null as { home: number; away: number } | null,
  halfTime: null,
  penalties: null as { home: number; away: number } | null,
  halfMinutes: 25,
  goals: [] as Goal[],
  events: [] as Event[],
  substitutions: [] as Substitution[],
};
const build = (more: Partial<typeof played>) =>
  buildCommentary<number, Goal, Event, Substitution>({ ...played, ...more }, sides);

function written(line: CommentaryLine<Goal, Event, Substitution>): string {
  if (line.kind === 'kickOff') return 'kick-off';
  if (line.kind === 'pause') return `${line.after} ${line.score ? `${line.score.home}:${line.score.away}` : '–'}`;
  const what = line.kind === 'goal' ? line.effect : line.kind === 'substitution' ? line.kind : line.act.type;
  return `${line.act.minute} ${what}`;
}

describe('the lines', () => {
  it('[CY1] [CY6] has every act and the end of each period in the order of the match', () => {
    const goals = [goal(3, 4, 1), goal(8, 30, 2)];
    const events = [event(3, 'GOAL', 4, 1), event(4, 'YELLOW_CARD', 9, 2), event(9, 'PENALTY_MISSED', 41, 1)];
    const substitutions = [at(6, 30, 1), at(5, 20, 2)];
    const lines = build({ goals, events, substitutions, score: { home: 1, away: 1 } });
    expect(lines.map(written)).toEqual([
      'kick-off',
      '4 opens',
      '9 YELLOW_CARD',
      '20 substitution',
      'firstHalf 1:0',
      '30 substitution',
      '30 levels',
      '41 PENALTY_MISSED',
      'match 1:1',
    ]);
  });

  it('[CY6] ends a period of a live match in the break after it, or once the next has begun', () => {
    const live = (phase: MatchPhase) => build({ status: 'LIVE', phase, goals: [goal(3, 4, 1)] }).map(written);
    expect(live('FIRST_HALF')).toEqual(['kick-off', '4 opens']);
    expect(live('HALF_TIME')).toEqual(['kick-off', '4 opens', 'firstHalf 1:0']);
    expect(live('SECOND_HALF')).toEqual(['kick-off', '4 opens', 'firstHalf 1:0']);
    expect(live('FULL_TIME_BREAK')).toEqual(['kick-off', '4 opens', 'firstHalf 1:0', 'secondHalf 1:0']);
  });

  it('[CY1] [CY6] tells extra time and the kicks of the shoot-out', () => {
    const kick = (id: number, type: EventType, team: number) => event(id, type, 60, team, { phase: 'PENALTIES' });
    const lines = build({
      goals: [
        goal(3, 4, 1),
        goal(4, 40, 2),
        goal(5, 52, 1, 5, { phase: 'EXTRA_TIME' }),
        goal(6, 57, 2, 6, { phase: 'SECOND_EXTRA_TIME' }),
      ],
      events: [kick(7, 'PENALTY_SCORED', 1), kick(8, 'PENALTY_MISSED', 2)],
      score: { home: 2, away: 2 },
      penalties: { home: 1, away: 0 },
    });
    expect(lines.map(written)).toEqual([
      'kick-off',
      '4 opens',
      'firstHalf 1:0',
      '40 levels',
      'secondHalf 1:1',
      '52 leads',
      'extraTime1 2:1',
      '57 levels',
      'extraTime2 2:2',
      '60 PENALTY_SCORED',
      '60 PENALTY_MISSED',
      'match 2:2',
    ]);
  });

  it('[CY6] ends no half where minutes are unknown', () => {
    const goals = [{ ...goal(3, 4, 1), minute: null, phase: null }];
    expect(build({ goals, score: { home: 1, away: 0 }, kickedOffAt: null }).map(written)).toEqual([
      'null scores',
      'match 1:0',
    ]);
  });

  it.each<[ShownStatus, string]>([
    ['ABANDONED', 'abandoned 1:0'],
    ['AWARDED', 'awarded 1:0'],
  ])('[CY1] says that a match is %s', (status, last) => {
    expect(
      build({ status, goals: [goal(3, 4, 1)], score: { home: 1, away: 0 } })
        .map(written)
        .at(-1),
    ).toBe(last);
  });
});

test('[CY2] key moments are goals, penalties, kicks, red cards and the ends of periods', () => {
  const events = [
    event(4, 'YELLOW_CARD', 9, 2),
    event(5, 'RED_CARD', 10, 2),
    event(6, 'PENALTY_SAVED', 11, 2),
    event(9, 'PENALTY_SCORED', 60, 1, { phase: 'PENALTIES' }),
  ];
  const lines = build({
    goals: [goal(3, 4, 1)],
    events,
    substitutions: [at(7, 12, 1)],
    penalties: { home: 1, away: 0 },
  });
  expect(lines.filter(isKeyMoment).map(written)).toEqual([
    '4 opens',
    '10 RED_CARD',
    '11 PENALTY_SAVED',
    'firstHalf 1:0',
    'secondHalf 1:0',
    '60 PENALTY_SCORED',
    'match –',
  ]);
});

test('[CY3] the id of an act chooses its wording, and acts that follow each other differ', () => {
  expect([3, 4, 5, 6].map((id) => wordingOf({ id }, ['a', 'b', 'c']))).toEqual(['a', 'b', 'c', 'a']);
  expect(wordingOf({ id: null }, ['a', 'b', 'c'])).toBe('a');
});

test('[CY4] a goal opens, levels, leads, extends or reduces', () => {
  const goals = [
    goal(1, 1, 1),
    goal(2, 2, 1),
    goal(3, 3, 2),
    goal(4, 4, 2),
    goal(5, 5, 2),
    goal(6, 6, 1, 6, { ownGoal: true }),
  ];
  const effects = (score: { home: number; away: number } | null) =>
    build({ goals, score }).flatMap((line) => (line.kind === 'goal' ? [line.effect] : []));
  expect(effects({ home: 2, away: 4 })).toEqual(['opens', 'extends', 'reduces', 'levels', 'leads', 'extends']);
  // The goals do not explain the score.
  expect(effects({ home: 7, away: 0 })).toEqual(Array.from({ length: 6 }, () => 'scores'));
});

test('[CY5] counts the goals of a player, without own goals and those of nobody', () => {
  const goals = [
    goal(1, 1, 1, 9),
    goal(2, 2, 1, null),
    goal(3, 3, 1, 9, { ownGoal: true }),
    goal(4, 4, 1, 9),
    goal(5, 5, 1, 9),
  ];
  expect(build({ goals }).flatMap((line) => (line.kind === 'goal' ? [line.tally] : []))).toEqual([1, null, null, 2, 3]);
});
