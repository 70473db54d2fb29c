/** Fields are plain data: equal when they would be sent alike. */
export const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];

export const changedFields = <Fields extends object>(before: Fields, after: Fields): (keyof Fields & string)[] =>
  namesOf(after).filter((name) => !isEqual(before[name], after[name]));

/** The fields of a record out of everything that was answered; what the answer leaves out stays as it is known. */
export function pickFields<Fields extends object>(known: Fields, answered: Partial<Fields>): Fields {
  const picked = { ...known };
  for (const name of namesOf(known)) if (answered[name] !== undefined) picked[name] = answered[name];
  return picked;
}
