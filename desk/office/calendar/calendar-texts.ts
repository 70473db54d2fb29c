import type { CalendarMatch, MatchFields } from '#contract/desk/calendar.ts';
import { dayHeading, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import type { CalendarIndex, Gameweek } from './calendar-index.ts';

/** How matches, teams and gameweeks are called on this screen. */
export interface CalendarTexts {
  t: OfficeTranslate;
  language: Language;
  team: (id: number | null) => string;
  /** "Рилци – Карвуна" */
  match: (match: Pick<CalendarMatch, 'fields'>) => string;
  referee: (id: number | null) => string | null;
  competition: (id: number) => string;
  pitch: (venue: string) => string;
  gameweek: (gameweek: Gameweek) => string;
  /** "събота, 21 март" */
  day: (day: string) => string;
  /** "21 март" */
  date: (day: string) => string;
  /** "21 и 22 март" */
  days: (days: readonly string[]) => string;
  /** "събота, 21 март, 18:00" */
  when: (fields: Pick<MatchFields, 'day' | 'time'>) => string | null;
}

export function calendarTexts(index: CalendarIndex, t: OfficeTranslate, language: Language): CalendarTexts {
  const named = (one: { name: string; nameLatin: string } | undefined) => (one ? nameIn(language, one) : null);
  const team: CalendarTexts['team'] = (id) => named(index.teams.get(id ?? 0)) ?? t('calendar.unknownTeam');
  const pitches = new Map(index.calendar.pitches.map(({ name, nameLatin }) => [name, nameLatin]));
  const day: CalendarTexts['day'] = (of) => dayHeading(instantOf(of, '12:00'), language);
  return {
    t,
    language,
    team,
    day,
    date: (of) => day(of).split(', ')[1] ?? '',
    days: (all) => daysText(all.map(day), language),
    match: ({ fields }) => `${team(fields.homeId)} – ${team(fields.awayId)}`,
    referee: (id) => named(index.referees.get(id ?? 0)),
    competition: (id) => named(index.competitions.get(id)) ?? '',
    pitch: (venue) => nameIn(language, { name: venue, nameLatin: pitches.get(venue) ?? null }),
    gameweek: ({ number, round }) =>
      round === null ? t('calendar.round', { number }) : t(`calendar.knockout.${round}`),
    when: ({ day: on, time }) => (on === null || time === null ? null : `${day(on)}, ${time}`),
  };
}

/** Days of one month share its name. */
function daysText(headings: readonly string[], language: Language): string {
  const dates = headings.map((heading) => {
    const [, date = ''] = heading.split(', ');
    const [number = '', month = ''] = date.split(' ');
    return { number, month, date };
  });
  const [first] = dates;
  const isOneMonth = dates.every(({ month }) => month === first?.month);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return isOneMonth && first
    ? `${list.format(dates.map(({ number }) => number))} ${first.month}`
    : list.format(dates.map(({ date }) => date));
}
