/** [SQ17] Whether two of one name may be one person: not if they were born on different days. */
export const mayBeOnePerson = (a: { birthdate: string | null }, b: { birthdate: string | null }): boolean =>
  a.birthdate === null || b.birthdate === null || a.birthdate === b.birthdate;
