/** Fields are plain data: equal when they would be sent alike. */
export const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const changedFields = <Fields extends object>(before: Fields, after: Fields): (keyof Fields & string)[] =>
  (Object.keys(after) as (keyof Fields & string)[]).filter((name) => !isEqual(before[name], after[name]));
