import { roundKey } from '#i18n/round-key.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Gameweek, GameweekName } from './model.ts';

/** „16. кръг“, in a knockout „Полуфинал“; nothing when neither is known. */
export function gameweekText({ number, round }: GameweekName, t: Translate): string | null {
  if (round !== null) return t(roundKey[round]);
  return number === null ? null : t('gameweek.number', { number });
}

type Marked = Pick<Gameweek, 'number' | 'round' | 'isCurrent' | 'isPrevious'>;

/** „16. кръг (текущ)“, in a knockout „23. кръг (следващ), Полуфинал“: as a list of them says it. */
export function gameweekOption(gameweek: Marked, isNext: boolean, t: Translate): string {
  const { number, round, isCurrent, isPrevious } = gameweek;
  const name = t('gameweek.number', { number });
  const marker = isCurrent ? 'gameweek.current' : isNext ? 'gameweek.next' : isPrevious ? 'gameweek.previous' : null;
  const marked = marker === null ? name : t(marker, { name });
  return round === null ? marked : `${marked}, ${t(roundKey[round])}`;
}
