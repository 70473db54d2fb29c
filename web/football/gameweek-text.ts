import { roundKey } from '#i18n/round-key.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Gameweek, GameweekName } from './model.ts';

/** „16. кръг“, in a knockout „Полуфинал“; empty if neither is known. */
export function gameweekText({ number, round }: GameweekName, t: Translate): string | null {
  if (round !== null) return t(roundKey[round]);
  return number === null ? null : t('gameweek.number', { number });
}

type GameweekStatus = Pick<Gameweek, 'number' | 'round' | 'isCurrent' | 'isPrevious'>;

/** „16. кръг (текущ)“, in a knockout „23. кръг (следващ), Полуфинал“. */
export function gameweekOption(gameweek: GameweekStatus, isNext: boolean, t: Translate): string {
  const { number, round, isCurrent, isPrevious } = gameweek;
  const name = t('gameweek.number', { number });
  const marker = isCurrent ? 'gameweek.current' : isNext ? 'gameweek.next' : isPrevious ? 'gameweek.previous' : null;
  const nameWithMarker = marker === null ? name : t(marker, { name });
  return round === null ? nameWithMarker : `${nameWithMarker}, ${t(roundKey[round])}`;
}
