import { addDays, dayAt, instantOf, weekdayOf } from '#domain/formatting/sofia-time.ts';

/** When most people sleep, in Sofia. */
const NIGHT = '04:00';
const HOUR = 3_600_000;

/** What is known of the last ones. */
export interface LastBackups {
  succeededAt: Date | null;
  failedAt: Date | null;
}

/** [BK1] Whether one should be made now. What lies in the future was written by a wrong clock. */
export function isBackupDue(now: Date, { succeededAt, failedAt }: LastBackups): boolean {
  const today = instantOf(dayAt(now), NIGHT);
  const night = today <= now ? today : instantOf(addDays(dayAt(now), -1), NIGHT);
  const isBetween = (at: Date | null, from: number) => at !== null && at.getTime() >= from && at <= now;
  return !isBetween(succeededAt, night.getTime()) && !isBetween(failedAt, now.getTime() - HOUR);
}

/** [BK2] Days, weeks and months of which the last backup is kept. */
const KEPT = { days: 7, weeks: 4, months: 12 };

/** [BK2] Those to keep, of the instants at which backups were made. */
export function keptBackups(made: readonly Date[]): Set<Date> {
  const newestFirst = made.toSorted((a, b) => b.getTime() - a.getTime());
  const lastOf = (count: number, periodOf: (day: string) => string) => {
    const last = new Map<string, Date>();
    for (const at of newestFirst) {
      const period = periodOf(dayAt(at));
      if (!last.has(period)) last.set(period, at);
    }
    return [...last.values()].slice(0, count);
  };
  return new Set([
    ...lastOf(KEPT.days, (day) => day),
    ...lastOf(KEPT.weeks, (day) => addDays(day, -((weekdayOf(day) + 6) % 7))),
    ...lastOf(KEPT.months, (day) => day.slice(0, 7)),
  ]);
}

/** [BK3] After so long without one the organiser should know. */
const TOO_OLD = 3 * 24 * HOUR;

/** [BK3] What is wrong with the backups, if anything. */
export function backupTrouble(now: Date, { succeededAt, failedAt }: LastBackups): 'failed' | 'old' | null {
  if (failedAt !== null && (succeededAt === null || failedAt > succeededAt)) return 'failed';
  return succeededAt !== null && now.getTime() - succeededAt.getTime() > TOO_OLD ? 'old' : null;
}
