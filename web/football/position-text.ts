import { positionGroup, POSITIONS } from '#domain/lineup/position.ts';
import type { Translate } from '#i18n/translate.ts';

/** „Нападател“ for ST and FWD alike; what another backend may write instead stays as it is. */
export const positionText = (position: string, t: Translate): string =>
  POSITIONS.some((known) => known === position) ? t(`position.${positionGroup(position)}`) : position;
