import { memoize } from './memoize.ts';

const bulgarian = memoize(() => new Intl.Collator('bg', { numeric: true }));

/** Bulgarian alphabetical order, numbers by their value; texts that only look alike are still distinguished. */
export const byAlphabet = (a: string, b: string): number => bulgarian().compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
