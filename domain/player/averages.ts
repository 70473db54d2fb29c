/** The mean of ratings with one decimal, rounded to two; null without a rating. Halves are rounded up. */
export function averageRating(sum: number, matches: number): number | null {
  if (matches === 0) return null;
  // Summed as whole tenths, so that no rounding depends on binary fractions.
  return Math.round((Math.round(sum * 10) * 10) / matches) / 100;
}

/** Completed passes in percent with one decimal; null without passes. */
export function passAccuracy(completed: number, passes: number): number | null {
  return passes === 0 ? null : Math.round((completed * 1000) / passes) / 10;
}
