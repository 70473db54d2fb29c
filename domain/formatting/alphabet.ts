import { madeOnce } from './made-once.ts';

const bulgarian = madeOnce(() => new Intl.Collator('bg', { numeric: true }));

/** Bulgarian alphabetical order, numbers by their value; texts that only look alike are still told apart. */
export const byAlphabet = (a: string, b: string): number => bulgarian().compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
