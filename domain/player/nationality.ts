import type { Language } from '#domain/formatting/date.ts';
import { memoize } from '#domain/formatting/memoize.ts';

export interface Nation {
  /** In English, as in the API. */
  name: string;
  /** The flag's file name: two lower-case letters. */
  flag: string;
}

const englishNames = memoize(() => new Intl.DisplayNames(['en'], { type: 'region' }));

/** Nations whose flag code is not their country code, and those that we name differently. */
const NAMES: Readonly<Record<string, string>> = {
  'GB-ENG': 'England',
  'GB-NIR': 'Northern Ireland',
  'GB-SCT': 'Scotland',
  'GB-WLS': 'Wales',
  US: 'USA',
};

const WELL_FORMED = /^[A-Z]{2}(-[A-Z]{3})?$/;

/** The nation of an ISO 3166 code in capitals. An unknown code is its own name, so that the page still renders. */
export function nationOf(code: string): Nation {
  if (!WELL_FORMED.test(code)) return { name: code, flag: code.toLowerCase() };
  const country = code.slice(0, 2);
  return { name: NAMES[code] ?? englishName(country), flag: country.toLowerCase() };
}

/** The formatter takes a microsecond each time, and squads repeat the same few nations. Two letters make at most 676 entries. */
const named = new Map<string, string>();

function englishName(country: string): string {
  const name = named.get(country) ?? englishNames().of(country) ?? country;
  named.set(country, name);
  return name;
}

const bulgarianNames = memoize(() => new Intl.DisplayNames(['bg'], { type: 'region', fallback: 'none' }));

/**
 * Nations that share the flag of a country, one with another name in the press, and the most common ones here: a browser needs
 * some thirty milliseconds for its first country name.
 */
const IN_BULGARIAN: Readonly<Record<string, string>> = {
  England: 'Англия',
  'Northern Ireland': 'Северна Ирландия',
  Scotland: 'Шотландия',
  Wales: 'Уелс',
  USA: 'САЩ',
  Belgium: 'Белгия',
  Bulgaria: 'България',
  Germany: 'Германия',
  Greece: 'Гърция',
  Moldova: 'Молдова',
  'North Macedonia': 'Северна Македония',
  Romania: 'Румъния',
  Russia: 'Русия',
  Serbia: 'Сърбия',
  Spain: 'Испания',
  Türkiye: 'Турция',
  Ukraine: 'Украйна',
};

/** [NT1] The name of a nation in a language; without a code its English name. */
export function nationName({ name, flag }: { name: string; flag: string | null }, language: Language): string {
  if (language === 'en') return name;
  if (IN_BULGARIAN[name] !== undefined) return IN_BULGARIAN[name];
  const code = flag !== null && /^[a-z]{2}$/.test(flag) ? flag.toUpperCase() : codesByName().get(name);
  return (code && bulgarianNames().of(code)) ?? name;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The codes of countries by their English names. */
const codesByName = memoize(
  () =>
    new Map(
      LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).map((code) => [englishName(code), code]),
    ),
);

const FLAGS: Readonly<Record<string, string>> = { Bulgaria: 'bg', Belgium: 'be', England: 'gb' };

/** [NT2] The flag of a country that is known only by its English name. */
export const flagOfCountry = (name: string): string | null => FLAGS[name] ?? null;

/** A nation given by its code or its English name. */
export const findNation = (country: string): { name: string; flag: string | null } =>
  WELL_FORMED.test(country) ? nationOf(country) : { name: country, flag: flagOfCountry(country) };
