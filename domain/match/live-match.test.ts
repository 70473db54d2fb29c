import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOf } from './live-list.ts';
import { beginLive, mergeLive, newGoals, scoreOf, statsByTeam } from './live-match.ts';
import type { LiveEvent, LiveGoal, LiveMatch, LiveMessage, LiveSubstitution } from './live-match.ts';

type Goal = LiveGoal<number>;
type Message = LiveMessage<Goal, LiveEvent<number>, LiveSubstitution<number>>;
type Live = LiveMatch<number, Goal, LiveEvent<number>, LiveSubstitution<number>>;

const start: Live = beginLive({ home: 1, away: 2 });
const merge = (...messages: Message[]): Live => messages.reduce<Live>(mergeLive, start);

const goal = (id: number | null, minute: number, change: Partial<Goal> = {}): Goal => ({
  id,
  minute,
  extraTime: null,
  team: 1,
  player: 9,
  ownGoal: false,
  phase: null,
  ...change,
});
const goals = (revision: number | null, entries: Goal[], complete = false): Message => ({
  kind: 'goals',
  revision,
  complete,
  entries,
});
const announce = (revision: number | null, home: number, away: number): Message => ({
  kind: 'match',
  revision,
  match: { status: 'LIVE', score: { home, away }, penalties: null },
});
const idsOf = (live: Live) => entriesOf(live.goals).map(({ id }) => id);

describe('merging goals', () => {
  test('[LM1] two entries with ids are the same if their ids are', () => {
    expect(idsOf(merge(goals(1, [goal(1, 12)]), goals(2, [goal(2, 12)])))).toEqual([1, 2]);
    expect(idsOf(merge(goals(1, [goal(1, 12)]), goals(2, [goal(1, 13)])))).toEqual([1]);
  });

  test.each([
    ['the same', {}, 1],
    ['another minute', { minute: 13 }, 2],
    ['other stoppage', { extraTime: 1 }, 2],
    ['another team', { team: 2 }, 2],
    ['another player', { player: 8 }, 2],
    ['no stoppage written as 0', { extraTime: 0 }, 1],
  ])('[LM2] without ids the key decides: %s', (_, change, count) => {
    expect(idsOf(merge(goals(1, [goal(null, 12)]), goals(2, [goal(null, 12, change)])))).toHaveLength(count);
  });

  test('[LM2] an entry with an id takes the place of the same one without', () => {
    expect(idsOf(merge(goals(1, [goal(null, 12)]), goals(2, [goal(7, 12)])))).toEqual([7]);
    expect(idsOf(merge(goals(1, [goal(7, 12)]), goals(2, [goal(null, 12)])))).toEqual([7]);
  });

  test('[LM3] lists are sorted by minute, then stoppage', () => {
    const entries = [goal(1, 26), goal(2, 25, { extraTime: 2 }), goal(3, 25), goal(4, 3)];
    expect(idsOf(merge(goals(1, entries)))).toEqual([4, 3, 2, 1]);
  });

  test('[LM3] within a minute by id: a correction does not move an entry', () => {
    const live = merge(goals(1, [goal(2, 12), goal(1, 12)]), goals(2, [goal(1, 12, { player: 8 })]));
    expect(idsOf(live)).toEqual([1, 2]);
  });

  test('[LM4] a complete message replaces the list: a withdrawn goal is gone, and the score with it', () => {
    const live = merge(announce(1, 0, 0), goals(2, [goal(1, 3)]), goals(3, [goal(2, 9)]));
    expect(scoreOf(live)).toEqual({ home: 2, away: 0 });
    const after = mergeLive(live, goals(4, [goal(2, 9)], true));
    expect(idsOf(after)).toEqual([2]);
    expect(scoreOf(after)).toEqual({ home: 1, away: 0 });
  });

  test('[LM5] a message that is older than a complete list is ignored', () => {
    const live = merge(goals(5, [goal(2, 9)], true), goals(4, [goal(1, 3)]), goals(3, [], true));
    expect(idsOf(live)).toEqual([2]);
  });

  test('[LM5] a complete list does not take away what is newer than itself', () => {
    expect(idsOf(merge(goals(6, [goal(3, 20)]), goals(5, [goal(2, 9)], true)))).toEqual([2, 3]);
  });

  test('[LM5] a correction with a newer revision wins over an older one that comes late', () => {
    const live = merge(goals(7, [goal(1, 12, { player: 10 })]), goals(6, [goal(1, 12, { player: 9 })]));
    expect(entriesOf(live.goals).map(({ player }) => player)).toEqual([10]);
  });

  test('[LM6] the score is recomputed from goals; an own goal counts for the other team', () => {
    const live = merge(goals(1, [goal(1, 3), goal(2, 8, { ownGoal: true }), goal(3, 9, { team: 2 })]));
    expect(scoreOf(live)).toEqual({ home: 1, away: 2 });
    expect(scoreOf(start)).toBeNull();
  });

  test('[LM7] a match update overrides the score, until goals come that are newer', () => {
    const live = merge(goals(1, [goal(1, 3)]), announce(2, 4, 0));
    expect(scoreOf(live)).toEqual({ home: 4, away: 0 });
    expect(scoreOf(mergeLive(live, goals(3, [goal(2, 30)])))).toEqual({ home: 2, away: 0 });
    expect(scoreOf(mergeLive(live, announce(1, 9, 9)))).toEqual({ home: 4, away: 0 });
  });

  test('[LM9] a goal that was not there is new; a corrected one and a withdrawn one are not', () => {
    const before = merge(goals(1, [goal(1, 3), goal(2, 9)]));
    const after = merge(goals(2, [goal(1, 4), goal(5, 11)], true));
    expect(newGoals(before.goals, after.goals).map(({ id }) => id)).toEqual([5]);
    expect(newGoals(before.goals, before.goals)).toEqual([]);
  });

  test('[LM10] messages without revisions are taken in the order in which they come', () => {
    const live = merge(announce(null, 1, 0), goals(null, [goal(null, 3)]), goals(null, [goal(null, 3), goal(null, 5)]));
    expect(scoreOf(live)).toEqual({ home: 2, away: 0 });
    expect(scoreOf(mergeLive(live, announce(null, 3, 1)))).toEqual({ home: 3, away: 1 });
    expect(idsOf(mergeLive(live, goals(null, [goal(null, 5)], true)))).toHaveLength(1);
  });
});

test('[LM2] events differ by type too, substitutions by both players', () => {
  const event = { id: null, minute: 5, extraTime: null, team: 1, player: 9, type: 'YELLOW_CARD' };
  const change = { id: null, minute: 5, extraTime: null, team: 1, playerIn: 7, playerOut: 9 };
  const live = merge(
    { kind: 'events', revision: 1, complete: false, entries: [event, { ...event, type: 'GOAL' }, event] },
    {
      kind: 'substitutions',
      revision: 1,
      complete: false,
      entries: [change, { ...change, playerIn: 8 }, { ...change, playerOut: 6 }, change],
    },
  );
  expect([live.events.entries.length, live.substitutions.entries.length]).toEqual([2, 3]);
});

describe('the timer', () => {
  const tick = (revision: number, second: number, lastUpdate = second): Message => ({
    kind: 'timer',
    revision,
    timer: { minute: 12, second, phase: 'FIRST_HALF', running: true, lastUpdate },
  });

  test('[LM8] a newer message replaces all of it', () => {
    expect(merge(tick(1, 5), tick(2, 9)).timer).toEqual({
      minute: 12,
      second: 9,
      phase: 'FIRST_HALF',
      running: true,
      lastUpdate: 9,
      revision: 2,
    });
  });

  test('[LM8] a stale one is ignored; within a revision the later reading counts', () => {
    expect(merge(tick(2, 5), tick(1, 59)).timer?.second).toBe(5);
    expect(merge(tick(2, 5), tick(2, 4)).timer?.second).toBe(5);
    expect(merge(tick(2, 5), tick(2, 6)).timer?.second).toBe(6);
  });
});

test('[LM11] statistics of the first and second team are keyed by the teams of the match', () => {
  const keyed = statsByTeam({ team1: { shots: 4 }, team2: { shots: 2 } }, { home: 17, away: 3 });
  expect([...keyed]).toEqual([
    [17, { shots: 4 }],
    [3, { shots: 2 }],
  ]);
});

describe('whatever the network does', () => {
  // What a revision says about an entry is always the same: the server says it once.
  const entryOf = (withIds: boolean) => (n: number, revision: number) =>
    withIds
      ? goal(n, 1 + ((n * 7) % 50), { player: revision, team: 1 + (n % 2) })
      : goal(null, 1 + (n % 4), { player: n % 3 });
  const stream = (withIds: boolean, allowComplete: boolean) =>
    fc
      .uniqueArray(fc.tuple(fc.nat(30), fc.array(fc.nat(8), { maxLength: 4 }), fc.boolean()), {
        selector: ([revision]) => revision,
        maxLength: 12,
      })
      .map((messages) =>
        messages.map(([revision, names, complete]) => {
          const kind = revision % 5;
          if (kind === 3) return announce(revision, revision, 0);
          const entries = [...new Set(names)].map((n) => entryOf(withIds)(n, revision));
          return goals(revision, entries, allowComplete && complete);
        }),
      );
  const shuffled = <T>(items: readonly T[], chance: readonly number[]): T[] =>
    items
      .map((item, i) => ({ item, at: chance[i] ?? 0 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const chances = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });

  test.each([
    ['with ids', true],
    ['without ids', false],
  ])('[LM12] merging twice is merging once, %s', (_, withIds) => {
    fc.assert(
      fc.property(stream(withIds, true), (messages) => {
        expect(merge(...messages.flatMap((message) => [message, message]))).toEqual(merge(...messages));
        expect(merge(...messages, ...messages)).toEqual(merge(...messages));
      }),
    );
  });

  test.each([
    ['with ids', true, false],
    ['with ids and complete lists', true, true],
    ['without ids', false, false],
    ['without ids and with complete lists', false, true],
  ])('[LM12] the order of arrival does not change the end, %s', (_, withIds, complete) => {
    fc.assert(
      fc.property(stream(withIds, complete), chances, (messages, chance) => {
        const [orderly, mixed] = [merge(...messages), merge(...shuffled(messages, chance))];
        expect(mixed).toEqual(orderly);
        expect(scoreOf(mixed)).toEqual(scoreOf(orderly));
      }),
    );
  });

  test('[LM12] a stale revision never wins', () => {
    fc.assert(
      fc.property(stream(true, true), (messages) => {
        const said = messages.flatMap((message) =>
          message.kind === 'goals'
            ? message.entries.map((entry) => ({ ...entry, revision: message.revision ?? 0 }))
            : [],
        );
        for (const { entry } of merge(...messages).goals.entries) {
          const newest = Math.max(...said.filter(({ id }) => id === entry.id).map(({ revision }) => revision));
          expect(entry.player).toBe(newest);
        }
      }),
    );
  });
});
