import { describe, expect, it, test } from 'vitest';
import type { EventType } from './event-type.ts';
import { buildMomentum, spellsOf, type MomentumMinute } from './momentum.ts';
import type { MatchPhase } from './status.ts';

const sides = { home: 1, away: 2 };
const phaseAt = (minute: number): MatchPhase => (minute <= 25 ? 'FIRST_HALF' : 'SECOND_HALF');
const at = (minute: number | null, team: number, phase: MatchPhase = phaseAt(minute ?? 0)) => ({
  id: null,
  minute,
  extraTime: null,
  phase,
  team,
});
const goal = (minute: number, team: number, more: object = {}) => ({ ...at(minute, team), ownGoal: false, ...more });
const event = (type: EventType, minute: number, team: number, more: object = {}) => ({
  ...at(minute, team),
  type,
  ...more,
});
const changes = (count: number) => Array.from({ length: count }, () => at(40, 1));

const build = (
  goals: ReturnType<typeof goal>[],
  events: ReturnType<typeof event>[] = [],
  substitutions: ReturnType<typeof at>[] = changes(12),
) => buildMomentum({ status: 'FINISHED', halfMinutes: 25, goals, events, substitutions }, sides);

/** Weighs as much as the acts of a test, far away from them. */
const six = [45, 45, 45, 45, 45, 45].map((minute, i) => event('YELLOW_CARD', minute, (i % 2) + 1));
const valuesAround = (minute: number, minutes: MomentumMinute[][] | null) => {
  const all = minutes!.flat();
  const values = all.slice(minute - 4, minute + 3).map(({ value }) => value);
  const highest = Math.max(...values.map(Math.abs));
  return values.map((value) => value / highest);
};

describe('[MO1] momentum', () => {
  it('is shown from twelve acts with a minute, six of them with a weight', () => {
    expect(build([], six, changes(5))).toBeNull();
    expect(build([], six, changes(6))).not.toBeNull();
    expect(build([], six.slice(1), changes(12))).toBeNull();
    expect(build([], six, [...changes(5), at(null, 1)])).toBeNull();
  });

  it('has a bar for each minute of the periods that were played', () => {
    const minutes = build([], six)!;
    expect(minutes.map((period) => [period[0]?.minute, period.at(-1)?.minute])).toEqual([
      [1, 25],
      [26, 50],
    ]);
    const longer = build([goal(52, 1, { phase: 'EXTRA_TIME' })], six)!;
    expect(longer.map((period) => period.length)).toEqual([25, 25, 5, 5]);
  });
});

test('[MO2] weights by act, for the side that pressed; the shoot-out counts for nothing', () => {
  const weightOf = (goals: ReturnType<typeof goal>[], events: ReturnType<typeof event>[] = []) => {
    // A goal of the away side in the second minute of the second half is the measure.
    const all = build([...goals, goal(27, 2)], [...six, ...events])!.flat();
    return (-4 * all[9]!.value) / all[26]!.value;
  };
  expect(weightOf([goal(10, 1)])).toBe(4);
  expect(weightOf([goal(10, 2, { ownGoal: true })])).toBe(4);
  expect(weightOf([], [event('PENALTY_MISSED', 10, 1)])).toBe(3);
  expect(weightOf([], [event('PENALTY_SAVED', 10, 1)])).toBe(3);
  expect(weightOf([], [event('RED_CARD', 10, 2)])).toBe(2);
  expect(weightOf([], [event('YELLOW_CARD', 10, 2)])).toBe(1);
  expect(weightOf([], [event('PENALTY_SCORED', 10, 1, { phase: 'PENALTIES' })])).toBeCloseTo(0);
  // A goal of the list of goals counts once.
  expect(weightOf([goal(10, 1)], [event('GOAL', 10, 1)])).toBe(4);
});

describe('[MO3] a weight', () => {
  it('fades over two minutes on both sides', () => {
    expect(valuesAround(10, build([goal(10, 1)], six))).toEqual([0, 0.25, 0.5, 1, 0.5, 0.25, 0]);
  });

  it('stays within its period, and stoppage belongs to the last minute', () => {
    expect(valuesAround(25, build([goal(25, 2, { extraTime: 2 })], six))).toEqual([0, -0.25, -0.5, -1, 0, 0, 0]);
  });

  it('is scaled to the highest bar, and a goal marks its minute', () => {
    const minutes = build([goal(10, 1), goal(10, 2), goal(12, 1)], six)!.flat();
    expect(Math.max(...minutes.map(({ value }) => Math.abs(value)))).toBe(1);
    expect(minutes.filter(({ goals }) => goals.length > 0).map(({ minute, goals }) => [minute, goals])).toEqual([
      [10, ['home', 'away']],
      [12, ['home']],
    ]);
  });
});

test('[MO4] the sides in turn, with the minutes that they pressed', () => {
  const minutes = [0.5, 1, 0, -0.2, 0.3, 0.1].map((value, i) => ({ minute: i + 1, value, goals: [] }));
  expect(spellsOf(minutes)).toEqual([
    { side: 'home', from: 1, to: 2 },
    { side: 'away', from: 4, to: 4 },
    { side: 'home', from: 5, to: 6 },
  ]);
});
