/** `npm test` runs a short form of each ordeal; `npm run chaos` the whole one. */
const isWhole = process.env['CHAOS'] === 'whole';

export const howMany = (whole: number, short: number): number => (isWhole ? whole : short);

/** Minutes that a test may take. */
export const patience = (whole: number, short: number): number => howMany(whole, short) * 60_000;
