import { describe, expect, test } from 'vitest';
import { awaitedTie, buildBracket, offersPlayoffs, ROUND_NAMES, thirdPlaceTie } from './build-bracket.ts';

const team = (name: string | null) => (name === null ? null : { id: null, name });
const match = (
  id: string,
  round: string | null,
  slot: number | null,
  home: string | null = `${id} home`,
  away: string | null = `${id} away`,
) => ({ id, round, slot, home: team(home), away: team(away) });
type Match = ReturnType<typeof match>;

const shape = (matches: Match[]) =>
  buildBracket(matches).map(({ round, ties }) => [round, ties.map(({ legs: [{ id }] }) => id)]);
const places = (matches: Match[]) =>
  buildBracket(matches).flatMap(({ ties }) => ties.map(({ slot, legs: [{ id }] }) => `${id}=${slot}`));
const links = (matches: Match[]) =>
  buildBracket(matches).flatMap(({ ties }) =>
    ties
      .filter(({ from }) => from.home || from.away)
      .map(({ legs: [{ id }], from }) => [from.home?.legs[0].id, from.away?.legs[0].id, id]),
  );

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

  test('[BR2] has the matches with a slot before their teams are known', () => {
    expect(shape([match('s', 'semi_final', 1), match('f', 'final', 1, null, null), match('l', null, null)])).toEqual([
      ['semi_final', ['s']],
      ['final', ['f']],
    ]);
  });

  test('[BR2] leaves out matches without a slot that lack a team, of no round, and empty rounds', () => {
    expect(shape([match('s', 'semi_final', null), match('f', 'final', null, 'A', null)])).toEqual([
      ['semi_final', ['s']],
    ]);
    expect(shape([])).toEqual([]);
  });

  test('[BR3] the winners of two neighbours meet in the next round', () => {
    const quarters = [1, 2, 3, 4].map((slot) => match(`q${slot}`, 'quarter_final', slot));
    const semis = [match('s2', 'semi_final', 2, null, null), match('s1', 'semi_final', 1, null, null)];
    expect(links([...quarters, ...semis, match('f', 'final', 1, null, null)])).toEqual([
      ['q1', 'q2', 's1'],
      ['q3', 'q4', 's2'],
      ['s1', 's2', 'f'],
    ]);
  });

  test('[BR3] without slots a match leads to the one in which its winner plays, whatever the order of entry', () => {
    const quarters = [
      match('ab', 'quarter_final', null, 'A', 'B'),
      match('cd', 'quarter_final', null, 'C', 'D'),
      match('ef', 'quarter_final', null, 'E', 'F'),
      match('gh', 'quarter_final', null, 'G', 'H'),
    ];
    const semis = [match('fa', 'semi_final', null, 'F', 'A'), match('ch', 'semi_final', null, 'C', 'H')];
    const all = [...quarters, ...semis, match('f', 'final', null, 'C', 'F')];
    expect(links(all)).toEqual([
      ['cd', 'gh', 'ch'],
      ['ef', 'ab', 'fa'],
      ['ch', 'fa', 'f'],
    ]);
    expect(places(all).slice(0, 4)).toEqual(['cd=1', 'gh=2', 'ef=3', 'ab=4']);
  });

  test('[BR3] without slots and common teams nothing is connected, and the order of entry counts', () => {
    const quarters = ['q1', 'q2', 'q3', 'q4'].map((id) =>
      match(id, 'quarter_final', null, 'A', id === 'q1' ? null : id),
    );
    const all = [...quarters, match('s1', 'semi_final', null), match('s2', 'semi_final', null)];
    expect(links(all)).toEqual([]);
    expect(places(all)).toEqual(['q2=2', 'q3=3', 'q4=4', 's1=1', 's2=2']);
  });

  test('[BR3] rounds with one between them are not connected', () => {
    expect(links([match('q', 'quarter_final', 1), match('f', 'final', 1)])).toEqual([]);
  });

  test('[BR4] each round has a name in the catalogues', () => {
    expect(Object.values(ROUND_NAMES)).toEqual(['roundOf16', 'quarterFinal', 'semiFinal', 'thirdPlace', 'final']);
  });

  test('[BR6] an empty place waits for the tie of its side; beside a team with a bye, for the only one there is', () => {
    const awaited = (home: string | null, away: string | null, slots: number[]) => {
      const before = slots.map((slot) => match(`s${slot}`, 'semi_final', slot));
      const final = buildBracket([...before, match('f', 'final', 1, home, away)]).at(-1)?.ties[0];
      return (['home', 'away'] as const).map((side) => final && awaitedTie(final, side)?.legs[0].id);
    };
    expect(awaited(null, null, [1, 2])).toEqual(['s1', 's2']);
    expect(awaited('A', null, [1, 2])).toEqual([undefined, 's2']);
    expect(awaited('A', null, [1])).toEqual([undefined, 's1']);
    expect(awaited(null, null, [])).toEqual([undefined, undefined]);
  });

  test('[BR7] two matches of one slot, or of the same teams where there are none, are the legs of a tie', () => {
    const legsOf = (matches: Match[]) =>
      buildBracket(matches).flatMap(({ ties }) => ties.map(({ legs }) => legs.map((leg) => leg?.id)));
    expect(legsOf([match('l1', 'final', 1, 'A', 'B'), match('l2', 'final', 1, 'B', 'A')])).toEqual([['l1', 'l2']]);
    expect(legsOf([match('l1', 'final', null, 'A', 'B'), match('l2', 'final', null, 'B', 'A')])).toEqual([
      ['l1', 'l2'],
    ]);
  });

  test('[BR8] the third-place match is not part of the tree', () => {
    const all = [match('s', 'semi_final', 1), match('t', 'third_place', 1, null, null), match('f', 'final', 1)];
    expect(shape(all)).toEqual([
      ['semi_final', ['s']],
      ['final', ['f']],
    ]);
    expect(thirdPlaceTie(all)?.[0].id).toBe('t');
    expect(thirdPlaceTie([])).toBeNull();
    expect(thirdPlaceTie([match('t', 'third_place', null, null, 'A')])).toBeNull();
    expect(thirdPlaceTie([match('t', 'third_place', 1, null, null)])).not.toBeNull();
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
