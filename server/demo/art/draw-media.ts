import type { League, MediaFile } from '#server/league-files/league.ts';

/** A picture for every media key that the league refers to. */
export function drawMedia(_league: Omit<League, 'media'>): MediaFile[] {
  return [];
}
