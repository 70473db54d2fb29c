import { ageOn } from '#domain/formatting/sofia-time.ts';

/** When a minor is of age; null for whoever is, or whose age nobody knows. */
export function adultFrom(birthdate: string | null, today: string, age: number): { age: number; on: string } | null {
  if (birthdate === null || ageOn(birthdate, today) >= age) return null;
  const year = Number(birthdate.slice(0, 4)) + age;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  // [AG1] Born on a leap day: on the first of March.
  const day = birthdate.endsWith('-02-29') && !isLeap ? '-03-01' : birthdate.slice(4);
  return { age, on: `${year}${day}` };
}
