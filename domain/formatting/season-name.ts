/** 2025/2026; a season within one calendar year is just 2026. */
export const seasonName = ({ yearStart, yearEnd }: { yearStart: number; yearEnd: number }): string =>
  yearStart === yearEnd ? String(yearStart) : `${yearStart}/${yearEnd}`;

/** „Есенен шампионат 2026“ names its season already. */
export const withSeason = (name: string, season: { yearStart: number; yearEnd: number }): string =>
  name.includes(shortSeasonName(season)) || name.includes(seasonName(season))
    ? name
    : `${name} ${shortSeasonName(season)}`;

/** 2023/24 */
export const shortSeasonName = ({ yearStart, yearEnd }: { yearStart: number; yearEnd: number }): string =>
  yearStart === yearEnd ? String(yearStart) : `${yearStart}/${String(yearEnd).slice(-2)}`;
