interface Season {
  yearStart: number;
  yearEnd: number;
  startsOn: string;
  endsOn: string;
}

const later = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace('-02-29', '-02-28');

/** The season that probably follows: a year after the last one, or from August to June. */
export function nextSeason(last: Season | null, today: string): Season {
  if (last)
    return {
      yearStart: last.yearStart + 1,
      yearEnd: last.yearEnd + 1,
      startsOn: later(last.startsOn, 1),
      endsOn: later(last.endsOn, 1),
    };
  const yearStart = Number(today.slice(0, 4)) - (today.slice(5, 7) < '06' ? 1 : 0);
  return { yearStart, yearEnd: yearStart + 1, startsOn: `${yearStart}-08-01`, endsOn: `${yearStart + 1}-06-30` };
}
