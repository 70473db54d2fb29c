/** Every time on screen is the league's own, wherever the visitor and the server are. */
const timeZone = 'Europe/Sofia';

// A formatter costs a tenth of a millisecond to make: these are made once.
const numeric = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const worded = {
  bg: new Intl.DateTimeFormat('bg-BG', { timeZone, year: 'numeric', month: 'long', day: 'numeric' }),
  en: new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' }),
};

type PartName = 'year' | 'month' | 'day' | 'hour' | 'minute';

// Put together from parts, because the spaces between them differ from one ICU release to the next.
function partsOf(format: Intl.DateTimeFormat, date: Date): Record<PartName, string> {
  const parts = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const { type, value } of format.formatToParts(date)) if (type in parts) parts[type as PartName] = value;
  return parts;
}

/** 01/03/25 */
export function shortDate(date: Date): string {
  const { day, month, year } = partsOf(numeric, date);
  return `${day}/${month}/${year.slice(-2)}`;
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

/** 1 март 2025 г. · March 1, 2025 */
export function longDate(date: Date, language: 'bg' | 'en'): string {
  const { day, month, year } = partsOf(worded[language], date);
  return language === 'bg' ? `${day} ${month} ${year} г.` : `${month} ${day}, ${year}`;
}

export const isSameDay = (a: Date, b: Date): boolean => shortDate(a) === shortDate(b);

export const yearOf = (date: Date): number => Number(partsOf(numeric, date).year);
