import { madeOnce } from './made-once.ts';
import { numericFormat } from './numeric-format.ts';

/** Every time on screen is the league's own, wherever the visitor and the server are. */
const timeZone = 'Europe/Sofia';

export type Language = 'bg' | 'en';

const numeric = madeOnce(() => numericFormat(timeZone));
const words = { timeZone, year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' } as const;
const worded = {
  bg: madeOnce(() => new Intl.DateTimeFormat('bg-BG', words)),
  en: madeOnce(() => new Intl.DateTimeFormat('en-US', words)),
};

type PartName = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute';

// Put together from parts, because the spaces between them differ from one ICU release to the next.
function partsOf(format: () => Intl.DateTimeFormat, date: Date): Record<PartName, string> {
  const parts = { year: '', month: '', day: '', weekday: '', hour: '', minute: '' };
  for (const { type, value } of format().formatToParts(date)) if (type in parts) parts[type as PartName] = value;
  return parts;
}

/** An instant as it came over the wire. */
export type ReadDate = { kind: 'known'; date: Date } | { kind: 'missing' } | { kind: 'invalid' };

export function readDate(value: string | null | undefined): ReadDate {
  if (value === null || value === undefined || value.trim() === '') return { kind: 'missing' };
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? { kind: 'invalid' } : { kind: 'known', date };
}

/** 01/03/25 */
export function shortDate(date: Date): string {
  const { day, month, year } = partsOf(numeric, date);
  return `${day}/${month}/${year.slice(-2)}`;
}

/** 01/03/2025 */
export function slashedDate(date: Date): string {
  const { day, month, year } = partsOf(numeric, date);
  return `${day}/${month}/${year}`;
}

/** 01.03.2025 */
export function dottedDate(date: Date): string {
  const { day, month, year } = partsOf(numeric, date);
  return `${day}.${month}.${year}`;
}

/** 01.03 */
export function dayAndMonth(date: Date): string {
  const { day, month } = partsOf(numeric, date);
  return `${day}.${month}`;
}

/** 19:30 */
export function clockTime(date: Date): string {
  const { hour, minute } = partsOf(numeric, date);
  return `${hour}:${minute}`;
}

/** 01/03/2025, 19:30 */
export const slashedDateTime = (date: Date): string => `${slashedDate(date)}, ${clockTime(date)}`;

/** 19:30 today, 01.03 19:30 on another day. */
export const timeOrDate = (date: Date, now: Date): string =>
  isSameDay(date, now) ? clockTime(date) : `${dayAndMonth(date)} ${clockTime(date)}`;

/** 1 март 2025 г. · March 1, 2025 */
export function longDate(date: Date, language: Language): string {
  const { day, month, year } = partsOf(worded[language], date);
  return language === 'bg' ? `${day} ${month} ${year} г.` : `${month} ${day}, ${year}`;
}

/** 1 март 2025 г., 19:30 · March 1, 2025, 7:30 PM */
export const longDateTime = (date: Date, language: Language): string =>
  `${longDate(date, language)}, ${timeOfDay(date, language)}`;

/** 1 март 2025 г., 19:30 · March 1st, 2025, 7:30 PM */
export function matchDateTime(date: Date, language: Language): string {
  if (language === 'bg') return longDateTime(date, language);
  const { day, month, year } = partsOf(worded.en, date);
  return `${month} ${ordinal(Number(day))}, ${year}, ${timeOfDay(date, language)}`;
}

/** събота, 1 март · Saturday, 1 March */
export function dayHeading(date: Date, language: Language): string {
  const { weekday, day, month } = partsOf(worded[language], date);
  return `${weekday}, ${day} ${month}`;
}

/** 19:30 · 7:30 PM */
function timeOfDay(date: Date, language: Language): string {
  if (language === 'bg') return clockTime(date);
  const { hour, minute } = partsOf(numeric, date);
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** 1st, 22nd, 13th */
function ordinal(day: number): string {
  const teen = day > 10 && day < 20;
  return `${day}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}

export const isSameDay = (a: Date, b: Date): boolean => slashedDate(a) === slashedDate(b);

export const yearOf = (date: Date): number => Number(partsOf(numeric, date).year);
