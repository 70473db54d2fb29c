import { sofiaOffset } from './sofia-clock.ts';

export type Language = 'bg' | 'en';

const names = {
  bg: {
    months: 'януари февруари март април май юни юли август септември октомври ноември декември'.split(' '),
    weekdays: 'неделя понеделник вторник сряда четвъртък петък събота'.split(' '),
    shortWeekdays: 'нд пн вт ср чт пт сб'.split(' '),
  },
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  },
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** [DF3] A date whose UTC parts are those of the clock in Sofia. */
const shownInSofia = (date: Date) => new Date(date.getTime() + sofiaOffset(date.getTime()));

function inFigures(date: Date) {
  const shown = shownInSofia(date);
  return {
    year: shown.getUTCFullYear(),
    month: twoDigits(shown.getUTCMonth() + 1),
    day: twoDigits(shown.getUTCDate()),
    hour: shown.getUTCHours(),
    minute: twoDigits(shown.getUTCMinutes()),
  };
}

function inWords(date: Date, language: Language) {
  const shown = shownInSofia(date);
  const { months, weekdays } = names[language];
  return {
    year: shown.getUTCFullYear(),
    month: months[shown.getUTCMonth()],
    day: shown.getUTCDate(),
    weekday: weekdays[shown.getUTCDay()],
  };
}

/** [DF5] A date as it was received. */
export type ParsedDate = { kind: 'known'; date: Date } | { kind: 'missing' } | { kind: 'invalid' };

export function parseDate(value: string | null | undefined): ParsedDate {
  if (value === null || value === undefined || value.trim() === '') return { kind: 'missing' };
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? { kind: 'invalid' } : { kind: 'known', date };
}

const SEPARATOR: Record<Language, string> = { bg: '.', en: '/' };

/** 01.03.25 · 01/03/25 */
export function shortDate(date: Date, language: Language): string {
  const { day, month, year } = inFigures(date);
  return [day, month, twoDigits(year % 100)].join(SEPARATOR[language]);
}

/** 01.03.2025 · 01/03/2025 */
export function numericDate(date: Date, language: Language): string {
  const { day, month, year } = inFigures(date);
  return [day, month, year].join(SEPARATOR[language]);
}

/** 01.03.2025 in both languages, for transfers and awards. */
export const dottedDate = (date: Date): string => numericDate(date, 'bg');

/** 01.03 · 01/03 */
export function dayAndMonth(date: Date, language: Language): string {
  const { day, month } = inFigures(date);
  return [day, month].join(SEPARATOR[language]);
}

/** 19:30 */
export function clockTime(date: Date): string {
  const { hour, minute } = inFigures(date);
  return `${twoDigits(hour)}:${minute}`;
}

/** 01.03.2025, 19:30 · 01/03/2025, 19:30 */
export const numericDateTime = (date: Date, language: Language): string =>
  `${numericDate(date, language)}, ${clockTime(date)}`;

/** [DF6] 19:30 today, 01.03 19:30 on another day. */
export const timeOrDate = (date: Date, now: Date, language: Language): string =>
  isSameDay(date, now) ? clockTime(date) : `${dayAndMonth(date, language)} ${clockTime(date)}`;

/** 1 март · March 1, with the year if it is another than that of `near`. */
export function dayInWords(date: Date, language: Language, near: Date | null): string {
  const { day, month, year } = inWords(date, language);
  if (near === null || year !== inFigures(near).year) return longDate(date, language);
  return language === 'bg' ? `${day} ${month}` : `${month} ${day}`;
}

/** 1 март 2025 г. · March 1, 2025 */
export function longDate(date: Date, language: Language): string {
  const { day, month, year } = inWords(date, language);
  return language === 'bg' ? `${day} ${month} ${year} г.` : `${month} ${day}, ${year}`;
}

/** 1 март 2025 г., 19:30 · March 1, 2025, 7:30 PM */
export const longDateTime = (date: Date, language: Language): string =>
  `${longDate(date, language)}, ${timeOfDay(date, language)}`;

/** 1 март 2025 г., 19:30 · March 1st, 2025, 7:30 PM */
export function matchDateTime(date: Date, language: Language): string {
  if (language === 'bg') return longDateTime(date, language);
  const { day, month, year } = inWords(date, 'en');
  return `${month} ${ordinal(day)}, ${year}, ${timeOfDay(date, language)}`;
}

/** [DF11] събота, 1 март · Saturday, 1 March, with the year if it is another than that of `near`. */
export function dayHeading(date: Date, language: Language, near = date): string {
  const { weekday, day, month, year } = inWords(date, language);
  const heading = `${weekday}, ${day} ${month}`;
  return year === inFigures(near).year ? heading : `${heading} ${year}`;
}

/** [DF9] в събота, 1 март · on Saturday, 1 March, with the year as above. */
export function onDay(date: Date, language: Language, near: Date): string {
  const heading = dayHeading(date, language, near);
  if (language === 'en') return `on ${heading}`;
  return `${heading.startsWith('в') ? 'във' : 'в'} ${heading}`;
}

/** сб · Sat */
export const shortWeekday = (date: Date, language: Language): string =>
  names[language].shortWeekdays[shownInSofia(date).getUTCDay()] ?? '';

/** март 2026 · March 2026 */
export function monthAndYear(date: Date, language: Language): string {
  const { month, year } = inWords(date, language);
  return `${month} ${year}`;
}

/** 19:30 · 7:30 PM */
function timeOfDay(date: Date, language: Language): string {
  if (language === 'bg') return clockTime(date);
  const { hour, minute } = inFigures(date);
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 1st, 22nd, 13th */
function ordinal(day: number): string {
  const teen = day > 10 && day < 20;
  return `${day}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}

export const isSameDay = (a: Date, b: Date): boolean => dottedDate(a) === dottedDate(b);
