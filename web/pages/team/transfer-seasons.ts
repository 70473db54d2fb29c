import type { TeamTransfer } from '#web/football/team-model.ts';

/** Newest first. */
export function seasonsOf(transfers: TeamTransfer[]) {
  const seasons = new Map(transfers.flatMap(({ season }) => (season ? [[season.id, season] as const] : [])));
  return [...seasons.values()].toSorted((a, b) => b.yearStart - a.yearStart || b.id - a.id);
}
