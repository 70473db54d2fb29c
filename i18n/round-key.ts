import type { EliminationRound } from '#domain/match/round.ts';
import type { Key } from './translate.ts';

export const roundKey = {
  round_of_16: 'round.of16',
  quarter_final: 'round.quarterFinal',
  semi_final: 'round.semiFinal',
  third_place: 'round.thirdPlace',
  final: 'round.final',
} satisfies Record<EliminationRound, Key>;
