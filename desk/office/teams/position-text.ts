import type { OfficeTranslate } from '#desk/office/texts.ts';
import { positionGroup, POSITION_GROUPS, type Position } from '#domain/lineup/position.ts';

/** The line that somebody plays in; files may say more exactly where. */
export const positionText = (t: OfficeTranslate, position: Position): string =>
  t(`position.${positionGroup(position)}`);

/** The four lines; a more exact place that a file brought stays to be chosen. */
export function positionOptions(t: OfficeTranslate, current: Position | null) {
  const lines: readonly Position[] = POSITION_GROUPS;
  const exact = current === null || lines.includes(current) ? [] : [current];
  return [
    { value: null, label: t('player.noPosition') },
    ...lines.map((value) => ({ value, label: positionText(t, value) })),
    ...exact.map((value) => ({ value, label: `${positionText(t, value)} (${value})` })),
  ];
}
