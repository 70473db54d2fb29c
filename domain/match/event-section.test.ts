import { describe, expect, test } from 'vitest';
import { halfOf, sectionOf, sectionScores, sectionsShown } from './event-section.ts';
import type { MatchPhase } from './status.ts';

const at = (minute: number, phase: MatchPhase | null = null) => ({ minute, phase });
const sides = { home: 'Балик', away: 'Вихър' };
const goal = (minute: number, team: string, phase: MatchPhase | null = null, ownGoal = false) => ({
  minute,
  extraTime: null,
  team,
  ownGoal,
  phase,
});

describe('the section of an event', () => {
  test.each([
    ['FIRST_HALF', 'firstHalf'],
    ['HALF_TIME', 'firstHalf'],
    ['SECOND_HALF', 'secondHalf'],
    ['FULL_TIME_BREAK', 'secondHalf'],
    ['EXTRA_TIME', 'extraTime1'],
    ['EXTRA_TIME_BREAK', 'extraTime1'],
    ['SECOND_EXTRA_TIME', 'extraTime2'],
    ['PENALTIES', 'shootout'],
    ['PENALTY_SHOOTOUT', 'shootout'],
  ] as const)('[EV1] %s is listed under %s', (phase, section) => {
    expect(sectionOf(at(20, phase), false)).toBe(section);
  });

  test.each([
    [45, 'firstHalf'],
    [46, 'secondHalf'],
    [90, 'secondHalf'],
    [91, 'extraTime1'],
    [105, 'extraTime1'],
    [106, 'extraTime2'],
    [120, 'extraTime2'],
    [121, 'shootout'],
  ])('[EV2] without a phase minute %i is in %s', (minute, section) => {
    expect(sectionOf(at(minute), false)).toBe(section);
  });

  test('[EV3] in a live match a first-half event after minute 25 is in the second half', () => {
    expect(sectionOf(at(25, 'FIRST_HALF'), true)).toBe('firstHalf');
    expect(sectionOf(at(26, 'FIRST_HALF'), true)).toBe('secondHalf');
    expect(sectionOf(at(26), true)).toBe('secondHalf');
    expect(sectionOf(at(26, 'FIRST_HALF'), false)).toBe('firstHalf');
    expect(sectionOf(at(40, 'FIRST_HALF'), true, 45)).toBe('firstHalf');
  });

  test('[EV3] no other section is touched by it', () => {
    expect(sectionOf(at(52, 'EXTRA_TIME'), true)).toBe('extraTime1');
    expect(sectionOf(at(95), true)).toBe('extraTime1');
  });

  test('[EV7] substitutions are split at minute 25', () => {
    expect([25, 26, null].map((minute) => halfOf(minute))).toEqual(['firstHalf', 'secondHalf', 'firstHalf']);
  });
});

describe('the sections shown', () => {
  const over = { status: 'FINISHED', phase: null, hasExtraTimeWinner: false, penalties: null, events: [] } as const;
  const live = { ...over, status: 'LIVE' } as const;
  const halves = ['firstHalf', 'secondHalf'];
  const prolonged = [...halves, 'extraTime1', 'extraTime2'];

  test('[EV4] the second half when the match is finished or live', () => {
    expect(sectionsShown(over)).toEqual(halves);
    expect(sectionsShown(live)).toEqual(halves);
    expect(sectionsShown({ ...live, phase: 'SECOND_HALF' })).toEqual(halves);
    expect(sectionsShown({ ...over, status: 'UPCOMING' })).toEqual(['firstHalf']);
  });

  test('[EV4] but not while the match is known to be before it, unless it has events', () => {
    for (const phase of ['NOT_STARTED', 'FIRST_HALF', 'HALF_TIME'] as const)
      expect(sectionsShown({ ...live, phase })).toEqual(['firstHalf']);
    expect(sectionsShown({ ...live, phase: 'FIRST_HALF', events: [at(26, 'FIRST_HALF')] })).toEqual(halves);
  });

  test('[EV4] and when it has events, as in an awarded match that was abandoned', () => {
    expect(sectionsShown({ ...over, status: 'AWARDED', events: [at(30, 'SECOND_HALF')] })).toEqual(halves);
  });

  test('[EV5] extra time for its winner, its events or its live phase', () => {
    expect(sectionsShown({ ...over, hasExtraTimeWinner: true })).toEqual(prolonged);
    expect(sectionsShown({ ...over, events: [at(53, 'EXTRA_TIME')] })).toEqual(prolonged);
    expect(sectionsShown({ ...over, events: [at(58, 'SECOND_EXTRA_TIME')] })).toEqual(prolonged);
    for (const phase of ['EXTRA_TIME', 'EXTRA_TIME_BREAK', 'SECOND_EXTRA_TIME'] as const) {
      expect(sectionsShown({ ...live, phase })).toEqual(prolonged);
      expect(sectionsShown({ ...over, phase })).toEqual(halves);
    }
  });

  test('[EV6] the shoot-out for its score, its events or its live phase', () => {
    const withShootout = [...halves, 'shootout'];
    expect(sectionsShown({ ...over, penalties: { home: 3, away: 2 } })).toEqual(withShootout);
    expect(sectionsShown({ ...over, events: [at(0, 'PENALTIES')] })).toEqual(withShootout);
    expect(sectionsShown({ ...live, phase: 'PENALTY_SHOOTOUT' })).toEqual(withShootout);
  });

  test('[EV6] a penalty in play is no shoot-out', () => {
    expect(sectionsShown({ ...over, events: [at(20, 'FIRST_HALF')] })).toEqual(halves);
  });
});

describe('the score of a section', () => {
  test('[EV8] the first half counts goals up to minute 25, the others their own goals', () => {
    const goals = [
      goal(25, 'Балик', 'FIRST_HALF'),
      goal(26, 'Вихър', 'SECOND_HALF'),
      goal(30, 'Вихър'),
      goal(50, 'Балик', 'SECOND_HALF', true),
      goal(52, 'Балик', 'EXTRA_TIME'),
      goal(57, 'Вихър', 'SECOND_EXTRA_TIME'),
      goal(58, 'Вихър', 'SECOND_EXTRA_TIME'),
    ];
    expect(sectionScores(goals, sides, { home: 2, away: 3 })).toEqual({
      firstHalf: { home: 1, away: 0 },
      secondHalf: { home: 0, away: 3 },
      extraTime1: { home: 1, away: 0 },
      extraTime2: { home: 0, away: 2 },
      shootout: { home: 2, away: 3 },
    });
  });

  test('[EV9] what has no minute after the end is of no half', () => {
    expect(sectionOf({ phase: 'FULL_TIME', minute: null }, false)).toBe('unknown');
    expect(sectionOf({ phase: null, minute: null }, true)).toBe('unknown');
    expect(sectionOf({ phase: 'PENALTIES', minute: null }, false)).toBe('shootout');
    expect(sectionOf({ phase: 'FIRST_HALF', minute: null }, false)).toBe('firstHalf');
  });

  test('[EV8] a competition may have longer halves', () => {
    const { firstHalf } = sectionScores([goal(44, 'Балик', 'FIRST_HALF')], sides, null, 45);
    expect(firstHalf).toEqual({ home: 1, away: 0 });
  });
});
