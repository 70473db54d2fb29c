export const SORTABLE = ['played', 'wins', 'draws', 'losses', 'scored', 'conceded', 'difference', 'points'] as const;
export type SortColumn = (typeof SORTABLE)[number];

/** [ST26] */
export const isLessBetter = (column: SortColumn): boolean => column === 'losses' || column === 'conceded';

/** [ST26] The best first, and reversed on demand; level rows stay as they were. */
export function sortTable<Row>(
  rows: readonly Row[],
  column: SortColumn,
  figureOf: (row: Row) => number,
  isReversed = false,
): Row[] {
  const direction = isLessBetter(column) === isReversed ? -1 : 1;
  return rows.toSorted((a, b) => direction * (figureOf(a) - figureOf(b)));
}
