import { describe, expect, test } from 'vitest';
import type { Outcome } from '#domain/match/winner.ts';
import { decideTie } from './decide-tie.ts';

const match = (home: number, away: number, change: Partial<Outcome> = {}): Outcome => ({
  status: 'FINISHED',
  score: { home, away },
  extraTime: null,
  penalties: null,
  official: null,
  ...change,
});

describe('[BR9] the winner of a tie', () => {
  test('of one match is the winner of the match', () => {
    expect(decideTie(match(2, 1), null)).toBe('home');
    expect(decideTie(match(1, 1, { penalties: { home: 3, away: 4 } }), null)).toBe('away');
  });

  test('of two legs has more goals in both together, though he lost one; goals away count like others', () => {
    expect(decideTie(match(1, 2), match(0, 2))).toBe('home');
    expect(decideTie(match(0, 1), match(2, 0))).toBe('away');
    expect(decideTie(match(1, 0), match(2, 1))).toBeNull();
  });

  test('of two level legs is decided by the extra time and the penalties of the second', () => {
    expect(decideTie(match(1, 0), match(2, 0, { extraTime: { home: 2, away: 0 } }))).toBe('away');
    expect(decideTie(match(1, 0), match(1, 0, { penalties: { home: 4, away: 5 } }))).toBe('home');
    expect(decideTie(match(1, 0), match(3, 0, { penalties: { home: 4, away: 5 } }))).toBe('away');
  });

  test('is open until both are over, and awarded results count', () => {
    expect(decideTie(match(5, 0), match(0, 0, { status: 'LIVE' }))).toBeNull();
    expect(
      decideTie(match(0, 1), match(0, 0, { status: 'AWARDED', score: null, official: { home: 0, away: 3 } })),
    ).toBe('home');
    expect(decideTie(match(1, 0, { status: 'LIVE' }), match(1, 0))).toBeNull();
  });

  test('is open when an awarded second leg leaves both level, whatever its penalties were', () => {
    const awarded = { status: 'AWARDED', official: { home: 3, away: 0 }, penalties: { home: 4, away: 5 } } as const;
    expect(decideTie(match(3, 0), match(1, 0, awarded))).toBeNull();
  });
});
