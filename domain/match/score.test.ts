import { describe, expect, test } from 'vitest';
import { creditGoal, resultLetter, runScore, scoreFrom } from './score.ts';
import { decideMatch } from './winner.ts';

const sides = { home: 1, away: 2 };
const goal = (minute: number, team: number, extra: { extraTime?: number; ownGoal?: boolean } = {}) => ({
  minute,
  extraTime: null,
  team,
  ownGoal: false,
  phase: null,
  ...extra,
});

describe('goals', () => {
  test('[SC1] an own goal counts for the other team', () => {
    expect(creditGoal(goal(3, 1), sides)).toBe('home');
    expect(creditGoal(goal(3, 2), sides)).toBe('away');
    expect(creditGoal(goal(3, 1, { ownGoal: true }), sides)).toBe('away');
    expect(creditGoal(goal(3, 2, { ownGoal: true }), sides)).toBe('home');
  });

  test('[SC2] the score is the goals credited; a kick of the shoot-out is no goal', () => {
    const goals = [goal(3, 1), goal(7, 2), goal(9, 2, { ownGoal: true })];
    expect(scoreFrom(goals, sides)).toEqual({ home: 2, away: 1 });
    expect(scoreFrom([...goals, { ...goal(60, 2), phase: 'PENALTIES' }], sides)).toEqual({ home: 2, away: 1 });
    expect(scoreFrom([goal(3, 77)], sides)).toEqual({ home: 0, away: 0 });
  });

  test('[SC3] the running score follows minute, then stoppage', () => {
    const goals = [goal(26, 2), goal(25, 1, { extraTime: 2 }), goal(25, 2), goal(4, 2, { ownGoal: true })];
    expect(
      runScore(goals, sides).map(({ minute, extraTime, scoreAfter }) => [
        minute,
        extraTime,
        scoreAfter.home,
        scoreAfter.away,
      ]),
    ).toEqual([
      [4, null, 1, 0],
      [25, null, 1, 1],
      [25, 2, 2, 1],
      [26, null, 2, 2],
    ]);
  });

  test('[SC4] W, D and L are seen from one team', () => {
    expect([resultLetter(2, 1), resultLetter(1, 1), resultLetter(0, 1)]).toEqual(['W', 'D', 'L']);
  });
});

describe('the winner', () => {
  const over = {
    status: 'FINISHED',
    score: { home: 2, away: 1 },
    extraTime: null,
    penalties: null,
    official: null,
  } as const;
  const level = { home: 1, away: 1 };

  test('[WN1] has more goals', () => {
    expect(decideMatch(over)).toEqual({ winner: 'home', by: 'regularTime' });
    expect(decideMatch({ ...over, score: { home: 0, away: 1 } })).toEqual({ winner: 'away', by: 'regularTime' });
    expect(decideMatch({ ...over, score: level })).toBeNull();
  });

  test('[WN2] wins in extra time when there was any', () => {
    const extraTime = { home: 2, away: 1 };
    expect(decideMatch({ ...over, extraTime })).toEqual({ winner: 'home', by: 'extraTime' });
  });

  test('[WN3] wins on penalties when the goals are level', () => {
    const shootout = { ...over, score: level, extraTime: level, penalties: { home: 2, away: 3 } };
    expect(decideMatch(shootout)).toEqual({ winner: 'away', by: 'penalties' });
    // [WN7]
    const secondLeg = { ...shootout, score: { home: 2, away: 0 }, firstLeg: { home: 0, away: 2 } };
    expect(decideMatch(secondLeg)).toEqual({ winner: 'away', by: 'penalties' });
    expect(decideMatch({ ...secondLeg, firstLeg: { home: 1, away: 2 } })).toMatchObject({ winner: 'home' });
  });

  test('[WN4] is the one that the award names, whatever was played', () => {
    const official = { home: 0, away: 3 };
    expect(decideMatch({ ...over, status: 'AWARDED', official })).toEqual({ winner: 'away', by: 'award' });
    expect(decideMatch({ ...over, status: 'AWARDED', official: { home: 0, away: 0 } })).toBeNull();
  });

  test('[WN5] is nobody before the end', () => {
    for (const status of ['LIVE', 'UPCOMING', 'POSTPONED', 'CANCELLED'] as const) {
      expect(decideMatch({ ...over, status })).toBeNull();
    }
  });
});
