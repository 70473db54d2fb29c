import { roundTo } from '#domain/formatting/number.ts';

/** A player is ranked by rating once he has played this share of the highest number of matches of any player. */
export const MIN_SHARE_OF_MATCHES = 1 / 3;

export type RatingBand = 'poor' | 'belowAverage' | 'good' | 'excellent';

/** [RB1] On the page of a match: by the rounded rating. */
export function matchRatingBand(rating: number): RatingBand {
  const shown = roundTo(rating, 1);
  if (shown <= 5) return 'poor';
  if (shown <= 6.7) return 'belowAverage';
  return shown <= 8.1 ? 'good' : 'excellent';
}

export type LogRatingBand = 'poor' | 'average' | 'good' | 'excellent' | 'between';

/** [RB2] In a player's list of matches: by the unrounded rating, with gaps between bands. */
export function logRatingBand(rating: number): LogRatingBand {
  if (rating < 5.1) return 'poor';
  if (rating >= 5.2 && rating <= 6.8) return 'average';
  if (rating >= 6.9 && rating <= 8.1) return 'good';
  return rating >= 8.2 ? 'excellent' : 'between';
}

export type SpreadBand = Exclude<LogRatingBand, 'between'>;

export const SPREAD_BANDS = ['excellent', 'good', 'average', 'poor'] as const satisfies readonly SpreadBand[];

/** [RB3] Among all ratings of a player: without gaps, so that every one is counted. */
export function spreadBand(rating: number): SpreadBand {
  const shown = roundTo(rating, 1);
  if (shown <= 5) return 'poor';
  if (shown <= 6.8) return 'average';
  return shown <= 8.1 ? 'good' : 'excellent';
}
