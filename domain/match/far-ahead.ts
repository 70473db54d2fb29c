const DAY = 24 * 60 * 60_000;
const MONTH_DAYS = 31;

/** How many days a kick-off is ahead; 0 when it is less than a day, or has passed. */
export const daysAhead = (startTime: string | null, now: Date): number =>
  startTime === null ? 0 : Math.max(0, Math.floor((Date.parse(startTime) - now.getTime()) / DAY));

/** [DK21] A match that is more than a month ahead is not played now: its date is wrong, or another match was meant. */
export const isFarAhead = (startTime: string | null, now: Date): boolean => daysAhead(startTime, now) > MONTH_DAYS;
