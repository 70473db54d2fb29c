interface Season {
  yearStart: number;
  yearEnd: number;
  startsOn: string;
  endsOn: string;
}

type SeasonFault =
  | { field: 'yearEnd'; reason: 'season_years' }
  | { field: 'startsOn' | 'endsOn'; reason: 'outside_years' }
  | { field: 'endsOn'; reason: 'ends_before_start' };

const yearOf = (day: string) => Number(day.slice(0, 4));

/** [RU5] The first thing about a season that cannot be. */
export function seasonFault({ yearStart, yearEnd, startsOn, endsOn }: Season): SeasonFault | null {
  if (yearEnd < yearStart || yearEnd > yearStart + 1) return { field: 'yearEnd', reason: 'season_years' };
  if (endsOn <= startsOn) return { field: 'endsOn', reason: 'ends_before_start' };
  if (yearOf(startsOn) !== yearStart) return { field: 'startsOn', reason: 'outside_years' };
  return yearOf(endsOn) === yearEnd ? null : { field: 'endsOn', reason: 'outside_years' };
}
