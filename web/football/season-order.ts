type Season = { name: string } | { yearStart: number };

/** Whatever the order of the backend; a season without years keeps its place among its like, last. */
export const newestFirst = <S extends Season>(seasons: S[]): S[] => seasons.toSorted((a, b) => yearOf(b) - yearOf(a));

export const yearOf = (season: Season): number =>
  'yearStart' in season ? season.yearStart : Number(/\d{4}/.exec(season.name)?.[0] ?? 0);
