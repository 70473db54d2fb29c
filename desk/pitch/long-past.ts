/** As long as a match takes, with all that comes before it. */
const LONG = 90 * 60_000;

/** Whether a match that has not begun was probably played without anybody recording it. */
export const isLongPast = (startTime: string | null, now: Date): boolean =>
  startTime !== null && Date.parse(startTime) + LONG < now.getTime();
