/** A player is ranked by rating once he has played this share of the most matches that anybody has. */
export const LEAST_SHARE_OF_MATCHES = 1 / 3;
