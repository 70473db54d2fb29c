import type { Language } from '#domain/formatting/date.ts';

/** From Monday; 0 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

const formats = {
  bg: new Intl.DateTimeFormat('bg', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }),
};

export const weekdayName = (weekday: number, language: Language): string =>
  formats[language].format(new Date(Date.UTC(2023, 0, 1 + weekday)));

const short = {
  bg: new Intl.DateTimeFormat('bg', { weekday: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }),
};

export const shortWeekdayName = (weekday: number, language: Language): string =>
  short[language].format(new Date(Date.UTC(2023, 0, 1 + weekday)));
