/** The mean of ratings with one decimal, rounded to two; null without a rating. Halves are rounded up. */
export function averageRating(sum: number, matches: number): number | null {
  if (matches === 0) return null;
  // Summed as whole tenths, so that no rounding depends on binary fractions.
  return Math.round((Math.round(sum * 10) * 10) / matches) / 100;
}

/** Completed passes in percent with one decimal; null without passes, or if they were not counted. */
export function passAccuracy(completed: number | null, passes: number | null): number | null {
  return completed === null || !passes ? null : Math.round((completed * 1000) / passes) / 10;
}
