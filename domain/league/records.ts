/** [UN5] What a league may record beyond its results. */
export const RECORDS = [
  'scorers',
  'assists',
  'cards',
  'lineups',
  'ratings',
  'manOfTheMatch',
  'shots',
  'statistics',
  'teamOfTheWeek',
  'teamOfTheSeason',
  'awards',
  'fairPlay',
  'broadcasts',
  'highlights',
  'pictures',
] as const;

export type LeagueRecords = Readonly<Record<(typeof RECORDS)[number], boolean>>;

/** 'auto', or what is known for certain; the rest is found from the data. */
export type RecordsSetting = 'auto' | Readonly<Partial<LeagueRecords>>;

/** Settings that are one field in a form: not every league says something about each of them. */
export const WHOLE_SETTINGS = ['records'] as const;

export const recordsOf = (setting: RecordsSetting, found: LeagueRecords): LeagueRecords =>
  setting === 'auto' ? found : { ...found, ...setting };

export const ALL_RECORDS = Object.fromEntries(RECORDS.map((record) => [record, true])) as LeagueRecords;

/** [UN3] The sum of what is known, and unknown if nothing is. */
export function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
