import { describe, expect, test } from 'vitest';
import type { BracketRoundName } from '#domain/match/round.ts';
import { buildBracket } from './build-bracket.ts';
import { foldBracket } from './fold-bracket.ts';

const match = (id: string, round: BracketRoundName, slot: number | null, home: string, away: string) => ({
  id,
  round,
  slot,
  home: { id: null, name: home },
  away: { id: null, name: away },
});
const round = (name: BracketRoundName, letter: string, count: number) =>
  Array.from({ length: count }, (_, place) => match(`${letter}${place + 1}`, name, place + 1, 'A', 'B'));
const fold = (...matches: ReturnType<typeof match>[]) => {
  const folded = foldBracket(buildBracket(matches));
  const idsOf = (ties: { legs: readonly [{ id: string }, unknown] }[]) =>
    ties.map(({ legs: [{ id }] }) => id).join(' ');
  return (
    folded && [...folded.rounds.map(({ upper, lower }) => `${idsOf(upper)} | ${idsOf(lower)}`), folded.final.legs[0].id]
  );
};

describe('[BR11] a bracket folds', () => {
  const final = round('final', 'f', 1);
  const semis = round('semi_final', 's', 2);
  const quarters = round('quarter_final', 'q', 4);

  test('into the ties that lead to either side of its final', () => {
    expect(fold(...semis, ...final)).toEqual(['s1 | s2', 'f1']);
    expect(fold(...round('round_of_16', 'r', 8), ...quarters, ...semis, ...final)).toEqual([
      'r1 r2 r3 r4 | r5 r6 r7 r8',
      'q1 q2 | q3 q4',
      's1 | s2',
      'f1',
    ]);
  });

  test('without slots by who plays on', () => {
    const ties = [
      match('ab', 'semi_final', null, 'A', 'B'),
      match('cd', 'semi_final', null, 'C', 'D'),
      match('da', 'final', null, 'D', 'A'),
    ];
    expect(fold(...ties)).toEqual(['cd | ab', 'da']);
  });

  test('not without a final, with a final alone, with a bye or with a tie that leads nowhere', () => {
    expect(fold()).toBeNull();
    expect(fold(...semis)).toBeNull();
    expect(fold(...final)).toBeNull();
    expect(fold(...quarters.slice(1), ...semis, ...final)).toBeNull();
    expect(fold(...quarters, ...round('semi_final', 's', 3), ...final)).toBeNull();
    expect(fold(...quarters, ...final)).toBeNull();
    expect(fold(...semis, ...final, match('f2', 'final', 2, 'A', 'B'))).toBeNull();
  });
});
