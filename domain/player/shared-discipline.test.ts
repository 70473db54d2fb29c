import { describe, expect, test } from 'vitest';
import { shareDiscipline, sharingFault, type CardRules } from './shared-discipline.ts';

const rules = (competition: number, more: Partial<CardRules> = {}): CardRules => ({
  season: 2025,
  competition,
  sharesWith: null,
  sharesYellows: false,
  yellowsPerSuspension: 3,
  matchesPerRed: 1,
  secondYellowIsRed: false,
  ...more,
});
const league = rules(1, { yellowsPerSuspension: 4 });
const cup = rules(2, { sharesWith: 1 });
const superCup = rules(3, { sharesWith: 1, sharesYellows: true });
const friendly = rules(4);
const all = [league, cup, superCup, friendly];

describe('[SU7] who shares', () => {
  test('does so in both directions, and with all that share with the same one', () => {
    expect(new Set(shareDiscipline(league, all).sharedWith)).toEqual(new Set([1, 2, 3]));
    expect(new Set(shareDiscipline(cup, all).sharedWith)).toEqual(new Set([1, 2, 3]));
    expect(shareDiscipline(friendly, all).sharedWith).toEqual([4]);
  });

  test('does so in that season alone', () => {
    const lastYear = { ...cup, season: 2024, sharesWith: null };
    expect(shareDiscipline(lastYear, [...all, lastYear]).sharedWith).toEqual([2]);
    const alone = { ...cup, season: 2023 };
    expect(shareDiscipline(alone, [...all, alone])).toMatchObject({ sharedWith: [2], yellowsOf: 2 });
  });
});

test('[SU8] yellow cards are counted apart, or by the rules of the other', () => {
  expect(shareDiscipline(cup, all)).toMatchObject({ yellowsOf: 2, yellowsPerSuspension: 3 });
  expect(shareDiscipline(superCup, all)).toMatchObject({ yellowsOf: 1, yellowsPerSuspension: 4 });
});

test('[SU12] a competition shares with one of its season that shares with no other', () => {
  expect(sharingFault(cup, all)).toBeNull();
  expect(sharingFault({ ...cup, sharesWith: 2 }, all)).toBe('same_competition');
  expect(sharingFault({ ...cup, sharesWith: 9 }, all)).toBe('not_in_season');
  expect(sharingFault({ ...superCup, sharesWith: null }, all)).toBe('not_in_season');
  expect(sharingFault({ ...friendly, sharesWith: 2 }, all)).toBe('shares_with_another');
  expect(sharingFault({ ...league, sharesWith: 4 }, all)).toBe('shares_with_another');
});
