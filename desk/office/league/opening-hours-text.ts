import type { Language } from '#domain/formatting/date.ts';
import type { OpenDay, OpeningHours } from '#domain/pitches/opening-hours.ts';
import { shortWeekdayName, WEEKDAYS } from '#desk/office/competitions/wizard/weekday-name.ts';

const span = ({ from, until }: OpenDay) => `${from}–${until}`;

/** „пн–пт 17:00–22:00; сб, нд 10:00–20:00“: days with the same hours are one. */
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

/** From Monday; three days or more that follow each other are written by the first and the last. */
export function openDays(hours: OpeningHours, language: Language): string {
  const open = WEEKDAYS.map((weekday) => hours.some((day) => day.weekday === weekday));
  const parts: string[] = [];
  for (let first = open.indexOf(true); first >= 0;) {
    const closed = open.indexOf(false, first);
    const end = closed < 0 ? WEEKDAYS.length : closed;
    const names = WEEKDAYS.slice(first, end).map((weekday) => shortWeekdayName(weekday, language));
    parts.push(...(names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names));
    first = open.indexOf(true, end);
  }
  return parts.join(', ');
}
