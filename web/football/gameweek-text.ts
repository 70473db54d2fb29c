import type { EliminationRound } from '#domain/match/round.ts';
import type { Key, Translate } from '#i18n/translate.ts';
import type { GameweekName } from './model.ts';

const roundKey = {
  round_of_16: 'round.of16',
  quarter_final: 'round.quarterFinal',
  semi_final: 'round.semiFinal',
  final: 'round.final',
} satisfies Record<EliminationRound, Key>;

/** „16. кръг“, in a knockout „Полуфинал“; nothing when neither is known. */
export function gameweekText({ number, round }: GameweekName, t: Translate): string | null {
  if (round !== null) return t(roundKey[round]);
  return number === null ? null : t('gameweek.number', { number });
}
