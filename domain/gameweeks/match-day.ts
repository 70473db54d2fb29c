import { addDays } from '#domain/formatting/sofia-time.ts';
import { isStartingSoon } from '#domain/match/starting-soon.ts';
import type { ShownStatus } from '#domain/match/status.ts';

/** [MD4] */
export const DAYS_AROUND = 7;

/** [MD5] The day if it exists, else null. */
export function parseDay(text: string | null): string | null {
  if (text === null || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month before (-1) or after (1). */
export const nextMonth = (month: string, step: -1 | 1): string => monthOf(addDays(`${month}-15`, step * 30));

/** [MD6] A month in weeks that begin on Monday; null before its first day and after its last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells: (string | null)[] = Array.from({ length: weekday }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

interface DayMatch {
  id: number;
  status: ShownStatus;
  startTime: string | null;
}

/** [MD3] Being played, about to start, later, over, off. */
export function orderOfDay<M extends DayMatch>(matches: readonly M[], now: Date): M[] {
  const kickOff = ({ startTime }: DayMatch) => (startTime === null ? Infinity : Date.parse(startTime));
  return matches.toSorted((a, b) => stageOf(a, now) - stageOf(b, now) || kickOff(a) - kickOff(b) || a.id - b.id);
}

function stageOf({ status, startTime }: DayMatch, now: Date): number {
  switch (status) {
    case 'LIVE':
      return 0;
    case 'UPCOMING':
    case 'OTHER':
      return startTime !== null && isStartingSoon(new Date(startTime), now) ? 1 : 2;
    case 'FINISHED':
    case 'AWARDED':
      return 3;
    case 'POSTPONED':
    case 'ABANDONED':
    case 'CANCELLED':
      return 4;
  }
}

/** [MD2] Competitions with something followed first, else in the order given. */
export const mineFirst = <G>(groups: readonly G[], isMine: (group: G) => boolean): G[] => [
  ...groups.filter(isMine),
  ...groups.filter((group) => !isMine(group)),
];
