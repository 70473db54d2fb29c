/** `npm test` runs a short form of each chaos test, `npm run chaos` the full one. */
const isFull = process.env['CHAOS'] === 'full';

/** For tests that need a machine of their own: `npm run chaos` runs them, `npm test` does not. */
export const notFull = !isFull;

export const scaled = <Amount>(full: Amount, short: Amount): Amount => (isFull ? full : short);

/** In milliseconds, from minutes. */
export const timeout = (full: number, short: number): number => scaled(full, short) * 60_000;
