/** The mean of ratings that were given to one decimal, to two decimals; null without a rating. Halves go up. */
export function averageRating(sum: number, matches: number): number | null {
  if (matches === 0) return null;
  // In tenths the sum is a whole number again, so that no tie is decided by the dust of binary fractions.
  return Math.round((Math.round(sum * 10) * 10) / matches) / 100;
}

/** Passes that arrived, in percent to one decimal; null when none was counted. */
export function passAccuracy(completed: number, passes: number): number | null {
  return passes === 0 ? null : Math.round((completed * 1000) / passes) / 10;
}
