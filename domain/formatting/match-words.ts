import type { Language } from './date.ts';

/** „в 12-ата минута“, „във 2-рата минута“ · in the 12th minute */
export const inMinute = (minute: number, language: Language): string =>
  language === 'bg'
    ? `${minute === 2 ? 'във' : 'в'} ${minute}-${bulgarianEnding(minute)} минута`
    : `in the ${minute}${englishEnding(minute)} minute`;

/** 2:1, and 2–1 in English */
export const scoreText = (home: number, away: number, language: Language): string =>
  `${home}${language === 'bg' ? ':' : '–'}${away}`;

/** Bulgarian puts the names of teams in quotation marks. */
export const quoted = (name: string, language: Language): string =>
  language === 'bg' && !/[„“”"«»]/.test(name) ? `„${name}“` : name;

/** Of an ordinal number that belongs to „минута“. */
function bulgarianEnding(number: number): string {
  if (number % 100 === 0) return 'тната';
  if (number % 100 > 10 && number % 100 < 20) return 'ата';
  return { 1: 'вата', 2: 'рата', 3: 'тата', 4: 'тата', 7: 'мата', 8: 'мата' }[number % 10] ?? 'ата';
}

function englishEnding(number: number): string {
  if (number % 100 > 10 && number % 100 < 14) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th';
}
