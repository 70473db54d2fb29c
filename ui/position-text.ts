import { positionGroup, POSITIONS, type PositionGroup } from '#domain/lineup/position.ts';

/** „Нападател“ for ST and FWD; an unknown position is shown unchanged. */
export const positionText = (position: string, t: (key: `position.${PositionGroup}`) => string): string =>
  POSITIONS.some((known) => known === position) ? t(`position.${positionGroup(position)}`) : position;
