import { addDays } from './sofia-time.ts';

const FIXED = {
  '01-01': 'newYear',
  '03-03': 'liberation',
  '05-01': 'labour',
  '05-06': 'georgi',
  '05-24': 'letters',
  '09-06': 'unification',
  '09-22': 'independence',
  '11-01': 'enlighteners',
  '12-24': 'christmas',
  '12-25': 'christmas',
  '12-26': 'christmas',
} as const;

export type Holiday = (typeof FIXED)[keyof typeof FIXED] | 'easter';

/** Orthodox Easter, by Meeus' rule for the Julian calendar; the two are 13 days apart until 2099. */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return addDays(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, 13);
}

/** The holiday of a day such as 2026-11-01; null on any other. */
export function bulgarianHoliday(day: string): Holiday | null {
  const fixed = FIXED[day.slice(5) as keyof typeof FIXED] as Holiday | undefined;
  if (fixed) return fixed;
  const easter = orthodoxEaster(Number(day.slice(0, 4)));
  return day >= addDays(easter, -2) && day <= addDays(easter, 1) ? 'easter' : null;
}
