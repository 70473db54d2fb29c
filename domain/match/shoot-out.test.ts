import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOfNextKick, readShootOut, type Kick } from './shoot-out.ts';

/** "h+" is a goal of the home team, "a-" a miss of the away team. */
const kicks = (text: string): Kick[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((kick) => ({ side: kick.startsWith('h') ? 'home' : 'away', scored: kick.endsWith('+') }));

describe('a shoot-out', () => {
  it('[SO1] alternates, also when the away team began', () => {
    expect(readShootOut([], 'away')).toMatchObject({ next: 'away', round: 1 });
    expect(readShootOut(kicks('a+'), 'away')).toMatchObject({ next: 'home', round: 1 });
    expect(readShootOut(kicks('a+ h-'), 'away')).toMatchObject({ next: 'away', round: 2 });
  });

  it('[SO2] is over as soon as the other side cannot catch up', () => {
    expect(readShootOut(kicks('h+ a- h+ a- h+'), 'home').winner).toBeNull();
    expect(readShootOut(kicks('h+ a- h+ a- h+ a-'), 'home')).toMatchObject({
      winner: 'home',
      score: { home: 3, away: 0 },
    });
    // The final of 2006: Italy scored all five, France missed one.
    expect(readShootOut(kicks('h+ a+ h+ a- h+ a+ h+ a+ h+'), 'home')).toMatchObject({ winner: 'home' });
  });

  it('[SO3] after five rounds the first round with a difference decides', () => {
    const level = 'h+ a+ h+ a+ h+ a+ h+ a+ h+ a+';
    expect(readShootOut(kicks(level), 'home')).toMatchObject({ winner: null, suddenDeath: true, round: 6 });
    expect(readShootOut(kicks(`${level} h+`), 'home').winner).toBeNull();
    expect(readShootOut(kicks(`${level} h+ a-`), 'home').winner).toBe('home');
    expect(readShootOut(kicks(`${level} h- a+`), 'home').winner).toBe('away');
  });

  it('[SO4] says what the next kick would decide', () => {
    expect(meaningOfNextKick(kicks('h+ a+ h+ a- h- a+ h+ a+ h+'), 'home')).toEqual({ scored: null, missed: 'home' });
    expect(meaningOfNextKick([], 'home')).toEqual({ scored: null, missed: null });
  });

  it('[SO2] never has a winner who could still lose', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 9 }),
        fc.array(fc.boolean(), { maxLength: 30 }),
        (played, rest) => {
          const take = (results: boolean[]) =>
            results.map((scored, at): Kick => ({ side: at % 2 === 0 ? 'home' : 'away', scored }));
          const { winner } = readShootOut(take(played), 'home');
          if (winner === null) return;
          const whole = take([...played, ...rest].slice(0, 10));
          const { score } = readShootOut(whole, 'home');
          expect(score[winner]).toBeGreaterThan(score[winner === 'home' ? 'away' : 'home']);
        },
      ),
    );
  });
});
