/** The little rules of two languages that a sentence with numbers and names in it has to keep. */

/** 38 → „38-ата“, as in „38-ата минута“. */
export function ordinalBg(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 20;
  const ending = teen ? 'ата' : ({ 1: 'вата', 2: 'рата', 3: 'тата', 4: 'тата' }[n % 10] ?? 'ата');
  return `${n}-${ending}`;
}

/** 38 → "38th". */
export function ordinalEn(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 20;
  return `${n}${teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th')}`;
}

/**
 * „с Балик“, but „със Суха река“ and „със 7:1“, which is read „седем“; „в Балик“, but „във Вихър“ and „във 2-рата“,
 * which is read „втората“.
 */
export const withPrepositions = (text: string) =>
  text
    .replaceAll(/(?<![\p{L}\d-])([сС]) (?=[сзСЗ]|(?:7|17|7\d|1\d\d)(?!\d))/gu, '$1ъс ')
    .replaceAll(/(?<![\p{L}\d-])([вВ]) (?=[вфВФ]|2-)/gu, '$1ъв ');

const ONES = {
  masculine: ['нула', 'един', 'два'],
  feminine: ['нула', 'една', 'две'],
  neuter: ['нула', 'едно', 'две'],
} as const;
const MORE_BG = ['три', 'четири', 'пет', 'шест', 'седем', 'осем', 'девет', 'десет', 'единайсет', 'дванайсет'];
const WORDS_EN = 'nil one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function wordBg(n: number, gender: keyof typeof ONES = 'masculine'): string {
  return ONES[gender][n] ?? MORE_BG[n - 3] ?? String(n);
}

export const wordEn = (n: number) => WORDS_EN[n] ?? String(n);

/** Nouns that are counted: after any number but one Bulgarian men and things take different plurals. */
const COUNTED = {
  goal: { gender: 'masculine', bg: ['гол', 'гола'], en: ['goal', 'goals'] },
  match: { gender: 'masculine', bg: ['мач', 'мача'], en: ['match', 'matches'] },
  point: { gender: 'feminine', bg: ['точка', 'точки'], en: ['point', 'points'] },
  win: { gender: 'feminine', bg: ['победа', 'победи'], en: ['win', 'wins'] },
  save: { gender: 'neuter', bg: ['спасяване', 'спасявания'], en: ['save', 'saves'] },
  shot: { gender: 'masculine', bg: ['удар', 'удара'], en: ['shot', 'shots'] },
  minute: { gender: 'feminine', bg: ['минута', 'минути'], en: ['minute', 'minutes'] },
  team: { gender: 'masculine', bg: ['отбор', 'отбора'], en: ['team', 'teams'] },
  transfer: { gender: 'masculine', bg: ['трансфер', 'трансфера'], en: ['transfer', 'transfers'] },
  assist: { gender: 'feminine', bg: ['асистенция', 'асистенции'], en: ['assist', 'assists'] },
  place: { gender: 'neuter', bg: ['място', 'места'], en: ['place', 'places'] },
} as const;
export type Counted = keyof typeof COUNTED;

/** „2 гола“ / "2 goals": figures, for tables and tallies. */
export function countOf(n: number, what: Counted): { bg: string; en: string } {
  const { bg, en } = COUNTED[what];
  const one = n === 1 ? 0 : 1;
  return { bg: `${n} ${bg[one]}`, en: `${n} ${en[one]}` };
}

/** „два гола“ / "two goals": words up to twelve, for prose. */
export function sayCount(n: number, what: Counted): { bg: string; en: string } {
  const { gender, bg, en } = COUNTED[what];
  const one = n === 1 ? 0 : 1;
  return { bg: `${wordBg(n, gender)} ${bg[one]}`, en: `${wordEn(n)} ${en[one]}` };
}

const PLACES_BG =
  'първо второ трето четвърто пето шесто седмо осмо девето десето единайсето дванайсето тринайсето четиринайсето петнайсето шестнайсето'.split(
    ' ',
  );
const PLACES_EN =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  );

/** 2 → „второ“ (място) / "second". */
export const placeOf = (n: number) => ({ bg: PLACES_BG[n - 1] ?? `${n}-о`, en: PLACES_EN[n - 1] ?? ordinalEn(n) });

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** „А, Б и В“ / "A, B and C". */
export function listOf(items: readonly { bg: string; en: string }[]): { bg: string; en: string } {
  const join = (words: string[], and: string) =>
    words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
  return {
    bg: join(
      items.map(({ bg }) => bg),
      'и',
    ),
    en: join(
      items.map(({ en }) => en),
      'and',
    ),
  };
}

const WEEKDAYS_BG = ['неделя', 'понеделник', 'вторник', 'сряда', 'четвъртък', 'петък', 'събота'];
const WEEKDAYS_EN = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS_BG = 'януари февруари март април май юни юли август септември октомври ноември декември'.split(' ');
const MONTHS_EN = 'January February March April May June July August September October November December'.split(' ');

export function weekdayName(weekday: number): { bg: string; en: string } {
  return { bg: WEEKDAYS_BG[weekday] ?? '', en: WEEKDAYS_EN[weekday] ?? '' };
}

/** "2026-03-15" → „15 март“ / "15 March". */
export function dayName(day: string): { bg: string; en: string } {
  const month = Number(day.slice(5, 7)) - 1;
  const date = Number(day.slice(8, 10));
  return { bg: `${date} ${MONTHS_BG[month] ?? ''}`, en: `${date} ${MONTHS_EN[month] ?? ''}` };
}
