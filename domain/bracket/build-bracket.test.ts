import { describe, expect, test } from 'vitest';
import { buildBracket, connectRounds, offersPlayoffs, ROUND_NAMES } from './build-bracket.ts';

const match = (id: string, round: string | null, slot: number | null, away: string | null = 'Вихър') => ({
  id,
  round,
  slot,
  home: 'Балик',
  away,
});
const shape = (matches: ReturnType<typeof match>[]) =>
  buildBracket(matches).map(({ round, matches: own }) => [round, own.map((each) => each.match.id)]);
const links = (matches: ReturnType<typeof match>[]) =>
  connectRounds(buildBracket(matches)).map(({ to, from }) => [from.map(({ id }) => id), to.id]);

describe('the bracket', () => {
  test('[BR1] has its rounds in playing order, matches from the top', () => {
    expect(
      shape([
        match('f', 'final', 1),
        match('q2', 'quarter_final', 2),
        match('q1', 'quarter_final', 1),
        match('r', 'round_of_16', 1),
        match('s', 'semi_final', 1),
      ]),
    ).toEqual([
      ['round_of_16', ['r']],
      ['quarter_final', ['q1', 'q2']],
      ['semi_final', ['s']],
      ['final', ['f']],
    ]);
  });

  test('[BR2] leaves out matches that lack a team, of no round, and empty rounds', () => {
    expect(shape([match('s', 'semi_final', 1), match('f', 'final', 1, null), match('l', null, null)])).toEqual([
      ['semi_final', ['s']],
    ]);
    expect(shape([])).toEqual([]);
  });

  test('[BR3] the winners of two neighbours meet in the next round', () => {
    const quarters = [1, 2, 3, 4].map((slot) => match(`q${slot}`, 'quarter_final', slot));
    const semis = [match('s2', 'semi_final', 2), match('s1', 'semi_final', 1)];
    expect(links([...quarters, ...semis, match('f', 'final', 1)])).toEqual([
      [['q1', 'q2'], 's1'],
      [['q3', 'q4'], 's2'],
      [['s1', 's2'], 'f'],
    ]);
  });

  test('[BR3] without slots the order of entry counts, also past a match that is left out', () => {
    const quarters = ['q1', 'q2', 'q3', 'q4'].map((id) =>
      match(id, 'quarter_final', null, id === 'q1' ? null : 'Вихър'),
    );
    expect(links([...quarters, match('s1', 'semi_final', null), match('s2', 'semi_final', null)])).toEqual([
      [['q2'], 's1'],
      [['q3', 'q4'], 's2'],
    ]);
  });

  test('[BR3] rounds with one between them are not connected', () => {
    expect(links([match('q', 'quarter_final', 1), match('f', 'final', 1)])).toEqual([]);
  });

  test('[BR4] each round has a name in the catalogues', () => {
    expect(Object.values(ROUND_NAMES)).toEqual(['roundOf16', 'quarterFinal', 'semiFinal', 'final']);
  });

  test.each([
    ['Купа „Delta“', 'KNOCKOUT', true],
    ['Купа „Delta“', 'GROUP_PLUS_KNOCKOUT', true],
    ['Summer Elimination', 'LEAGUE', true],
    ['Делта лига', 'LEAGUE', false],
    ['Делта лига', 'GROUP_STAGE', false],
  ])('[BR5] %s (%s) offers playoffs: %s', (name, format, offers) => {
    expect(offersPlayoffs(name, format)).toBe(offers);
  });
});
