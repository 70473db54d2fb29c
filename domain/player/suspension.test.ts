import { describe, expect, test } from 'vitest';
import { suspensionAfter, type Card, type TeamMatch } from './suspension.ts';

const match = (...cards: Card[]): TeamMatch => ({
  season: 2025,
  yellowsPerSuspension: 3,
  played: true,
  cards,
});
const yellow = match('YELLOW_CARD');
const clean = match();
const once = (cause: string) => ({ cause, matches: 1 });

describe('yellow cards', () => {
  test('[SU1] every third one in a season of the competition costs a match', () => {
    expect(suspensionAfter([yellow, clean, yellow])).toBeNull();
    expect(suspensionAfter([yellow, clean, yellow, yellow])).toEqual(once('yellows'));
    expect(suspensionAfter([yellow, yellow, yellow, clean, yellow, yellow])).toBeNull();
    expect(suspensionAfter([yellow, yellow, yellow, clean, yellow, yellow, yellow])).toEqual(once('yellows'));
  });

  test('[SU1] or every so many as the competition says, or none', () => {
    const every = (yellowsPerSuspension: number) => ({ ...yellow, yellowsPerSuspension });
    expect(suspensionAfter([every(2), every(2)])).toEqual(once('yellows'));
    expect(suspensionAfter([every(4), every(4), every(4)])).toBeNull();
    expect(suspensionAfter([every(0), every(0), every(0), every(0)])).toBeNull();
  });

  test('[SU1] are counted from zero in every season', () => {
    expect(suspensionAfter([yellow, yellow, { ...yellow, season: 2026 }])).toBeNull();
  });

  test('[SU2] the two that send off cost a match, and do not count as yellow cards', () => {
    expect(suspensionAfter([match('YELLOW_CARD', 'SECOND_YELLOW')])).toEqual(once('SECOND_YELLOW'));
    expect(suspensionAfter([yellow, yellow, match('YELLOW_CARD', 'SECOND_YELLOW'), clean])).toBeNull();
  });
});

test('[SU3] a red card costs a match; a yellow one before it counts', () => {
  expect(suspensionAfter([match('RED_CARD')])).toEqual(once('RED_CARD'));
  expect(suspensionAfter([yellow, yellow, match('YELLOW_CARD', 'RED_CARD')])).toEqual({
    cause: 'RED_CARD',
    matches: 2,
  });
});

describe('a suspension is served', () => {
  const sentOff = match('RED_CARD');

  test('[SU4] by the next match of the team', () => {
    expect(suspensionAfter([sentOff, clean])).toBeNull();
  });

  test('[SU4] not by one that was postponed, cancelled or awarded before it began', () => {
    expect(suspensionAfter([sentOff, { ...clean, played: false }])).toEqual(once('RED_CARD'));
  });

  test('[SU5] in the next season if the last was over', () => {
    expect(suspensionAfter([sentOff])).toEqual(once('RED_CARD'));
    expect(suspensionAfter([sentOff, { ...clean, season: 2026 }])).toBeNull();
  });
});
