import type { Language } from '#domain/formatting/date.ts';
import type { OpenDay, OpeningHours } from '#domain/pitches/opening-hours.ts';
import { shortWeekdayName } from '#desk/office/competitions/wizard/weekday-name.ts';

const span = ({ from, until }: OpenDay) => `${from}–${until}`;

/** "сб, нд 10:00–20:00": days in a row with the same hours are one. */
export function hoursText(hours: OpeningHours, language: Language): string {
  const spans = [...new Set(hours.map(span))];
  return spans
    .map(
      (each) =>
        `${openDays(
          hours.filter((day) => span(day) === each),
          language,
        )} ${each}`,
    )
    .join('; ');
}

export const openDays = (hours: OpeningHours, language: Language): string =>
  hours.map(({ weekday }) => shortWeekdayName(weekday, language)).join(', ');
