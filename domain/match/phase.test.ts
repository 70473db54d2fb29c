import { describe, expect, test } from 'vitest';
import { byPhase, isPlayed, nextPhases } from './phase.ts';
import { MATCH_PHASES, type MatchPhase } from './status.ts';

const league = { knockout: false, extraTime: true, level: true };
const cup = { knockout: true, extraTime: true, level: true };
const straight = { knockout: true, extraTime: false, level: true };

/** Takes the first way on until there is none. */
function walk(decider: typeof cup): MatchPhase[] {
  const way: MatchPhase[] = ['NOT_STARTED'];
  for (let next = nextPhases('NOT_STARTED', decider); next[0]; next = nextPhases(next[0], decider)) way.push(next[0]);
  return way;
}

describe('phases', () => {
  test('[PH1] follow the order of a match', () => {
    const mixed: MatchPhase[] = [
      'FULL_TIME',
      'PENALTIES',
      'EXTRA_TIME_BREAK',
      'SECOND_HALF',
      'NOT_STARTED',
      'SECOND_EXTRA_TIME',
      'FIRST_HALF',
      'EXTRA_TIME',
      'HALF_TIME',
      'FULL_TIME_BREAK',
    ];
    expect(mixed.toSorted(byPhase)).toEqual([
      'NOT_STARTED',
      'FIRST_HALF',
      'HALF_TIME',
      'SECOND_HALF',
      'FULL_TIME_BREAK',
      'EXTRA_TIME',
      'EXTRA_TIME_BREAK',
      'SECOND_EXTRA_TIME',
      'PENALTIES',
      'FULL_TIME',
    ]);
  });

  test('[PH1] the two names of the shoot-out are one phase', () => {
    expect(byPhase('PENALTIES', 'PENALTY_SHOOTOUT')).toBe(0);
    expect(nextPhases('PENALTY_SHOOTOUT', cup)).toEqual(['FULL_TIME']);
  });

  test('[PH2] a league match ends after two halves, also when it is level', () => {
    const halves = ['NOT_STARTED', 'FIRST_HALF', 'HALF_TIME', 'SECOND_HALF', 'FULL_TIME'];
    expect(walk(league)).toEqual(halves);
    expect(walk({ ...cup, level: false })).toEqual(halves);
  });

  test('[PH3] a knockout match that is level goes to extra time and penalties', () => {
    expect(walk(cup).slice(3)).toEqual([
      'SECOND_HALF',
      'FULL_TIME_BREAK',
      'EXTRA_TIME',
      'EXTRA_TIME_BREAK',
      'SECOND_EXTRA_TIME',
      'PENALTIES',
      'FULL_TIME',
    ]);
  });

  test('[PH3] or straight to penalties, as its competition says', () => {
    expect(walk(straight).slice(3)).toEqual(['SECOND_HALF', 'FULL_TIME_BREAK', 'PENALTIES', 'FULL_TIME']);
  });

  test('[PH3] a winner in extra time ends it', () => {
    expect(nextPhases('SECOND_EXTRA_TIME', { ...cup, level: false })).toEqual(['FULL_TIME']);
    expect(nextPhases('FULL_TIME_BREAK', { ...cup, level: false })).toEqual(['FULL_TIME']);
  });

  test('[PH4] the ball and the clock run in the four periods only', () => {
    expect(MATCH_PHASES.filter(isPlayed)).toEqual(['FIRST_HALF', 'SECOND_HALF', 'EXTRA_TIME', 'SECOND_EXTRA_TIME']);
  });
});
