import { positionGroup, POSITIONS } from '#domain/lineup/position.ts';
import type { Translate } from '#i18n/translate.ts';

/** „Нападател“ for ST and FWD; an unknown position is shown unchanged. */
export const positionText = (position: string, t: Translate): string =>
  POSITIONS.some((known) => known === position) ? t(`position.${positionGroup(position)}`) : position;
