/** [ST14] */
export const rowsAround = <Row>(rows: readonly Row[], isOne: (row: Row) => boolean, reach = 1): Row[] =>
  rows.filter((_, index) => rows.slice(Math.max(0, index - reach), index + reach + 1).some(isOne));
