import { addMinutes } from '../formatting/sofia-time.ts';

const BREAK_MINUTES = 10;

/** How long a match takes: two halves and the break between them. */
export const matchMinutes = (halfMinutes: number): number => 2 * halfMinutes + BREAK_MINUTES;

/** When a match that starts then should be over. */
export const expectedEnd = (start: Date, halfMinutes: number): Date => addMinutes(start, matchMinutes(halfMinutes));
