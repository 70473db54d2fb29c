import type { OfficeTranslate } from '#desk/office/texts.ts';
import { POSITION_GROUPS, type Position } from '#domain/lineup/position.ts';
import { positionText } from '#ui/position-text.ts';

/** The four lines; a more exact place that a file brought stays to be chosen. */
export function positionOptions(t: OfficeTranslate, current: Position | null) {
  const lines: readonly Position[] = POSITION_GROUPS;
  const exact = current === null || lines.includes(current) ? [] : [current];
  return [
    { value: null, label: t('player.noPosition') },
    ...lines.map((value) => ({ value, label: positionText(value, t) })),
    ...exact.map((value) => ({ value, label: `${positionText(value, t)} (${value})` })),
  ];
}
