/** [CP3] Each part by its weight. */
export function meanOfKnown(parts: readonly { mean: number | null; weight: number }[]): number | null {
  const known = parts.filter(({ mean, weight }) => mean !== null && weight > 0);
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 ? null : known.reduce((sum, { mean, weight }) => sum + (mean ?? 0) * weight, 0) / weights;
}

/** [CP3] null where it cannot be said. */
export const quotient = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole;

/** null: all seasons, or all competitions of a season. */
export interface Scope {
  season: number | null;
  competition: number | null;
}

/** Newest first. */
interface Season {
  id: number;
  competitions: readonly { competition: { id: number | null } }[];
}

/** [CP4] The seasons in which both played. */
export const sharedSeasons = <S extends Season>(first: readonly S[], second: readonly Season[]): S[] =>
  first.filter(({ id }) => second.some((season) => season.id === id));

/** [CP4] The competitions of a season in which both played, each once. */
export function sharedCompetitions<S extends Season>(season: S, other: Season): S['competitions'][number][] {
  const ids = new Set(other.competitions.map(({ competition }) => competition.id));
  return season.competitions.filter(
    ({ competition: { id } }, index, all) =>
      id !== null && ids.has(id) && all.findIndex((one) => one.competition.id === id) === index,
  );
}

/** [CP4] What is asked for, as far as both played in it; else the newest season of both, else all seasons. */
export function scopeOf(
  requested: { season: number | 'all' | null; competition: number | null },
  first: readonly Season[],
  second: readonly Season[],
): Scope {
  const shared = sharedSeasons(first, second);
  const season = shared.find(({ id }) => id === requested.season) ?? shared[0];
  const other = second.find(({ id }) => id === season?.id);
  if (requested.season === 'all' || !season || !other) return { season: null, competition: null };
  const hasCompetition = sharedCompetitions(season, other).some(
    ({ competition: { id } }) => id === requested.competition,
  );
  return { season: season.id, competition: hasCompetition ? requested.competition : null };
}
