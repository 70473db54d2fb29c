import { addMinutes } from '../formatting/sofia-time.ts';

const BREAK_MINUTES = 10;

/** When a match that starts then should be over: two halves and the break between them. */
export const expectedEnd = (start: Date, halfMinutes: number): Date =>
  addMinutes(start, 2 * halfMinutes + BREAK_MINUTES);
