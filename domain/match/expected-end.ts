import { addMinutes } from '#domain/formatting/sofia-time.ts';

const BREAK_MINUTES = 10;

/** [CA2] */
export const matchMinutes = (halfMinutes: number): number => 2 * halfMinutes + BREAK_MINUTES;

export const expectedEnd = (start: Date, halfMinutes: number): Date => addMinutes(start, matchMinutes(halfMinutes));
