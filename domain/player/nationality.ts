import type { Language } from '../formatting/date.ts';
import { madeOnce } from '../formatting/made-once.ts';

export interface Nation {
  /** In English, as the wire has it. */
  name: string;
  /** Names the picture of the flag: two small letters. */
  flag: string;
}

const englishNames = madeOnce(() => new Intl.DisplayNames(['en'], { type: 'region' }));

/** Nations that play under a flag of two letters without being a country of that code, and those with a name of our own. */
const NAMES: Readonly<Record<string, string>> = {
  'GB-ENG': 'England',
  'GB-NIR': 'Northern Ireland',
  'GB-SCT': 'Scotland',
  'GB-WLS': 'Wales',
  US: 'USA',
};

const WELL_FORMED = /^[A-Z]{2}(-[A-Z]{3})?$/;

/** The nation of an ISO 3166 code in capitals. A code that is none is its own name, for it must not cost anybody his page. */
export function nationOf(code: string): Nation {
  if (!WELL_FORMED.test(code)) return { name: code, flag: code.toLowerCase() };
  const country = code.slice(0, 2);
  return { name: NAMES[code] ?? englishName(country), flag: country.toLowerCase() };
}

/** A squad names the same few again and again, and the formatter takes a microsecond each time. Two letters make 676 at most. */
const named = new Map<string, string>();

function englishName(country: string): string {
  const name = named.get(country) ?? englishNames().of(country) ?? country;
  named.set(country, name);
  return name;
}

const bulgarianNames = madeOnce(() => new Intl.DisplayNames(['bg'], { type: 'region', fallback: 'none' }));

/**
 * Nations that share the flag of a country without being it, one that papers call otherwise, and those that most players here
 * are of: a browser takes some thirty milliseconds before it can name its first country.
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

/** What a nation is called in a language; one that is known by its English name alone keeps it. */
export function nationName({ name, flag }: { name: string; flag: string | null }, language: Language): string {
  if (language === 'en') return name;
  const isCountry = flag !== null && /^[a-z]{2}$/.test(flag);
  return IN_BULGARIAN[name] ?? (isCountry ? bulgarianNames().of(flag.toUpperCase()) : undefined) ?? name;
}

const FLAGS: Readonly<Record<string, string>> = { Bulgaria: 'bg', Belgium: 'be', England: 'gb' };

/** The flag of a country that is known by its English name alone. */
export const flagOfCountry = (name: string): string | null => FLAGS[name] ?? null;

/** The nation that a backend calls by its code or by its English name. */
export const nationCalled = (country: string): { name: string; flag: string | null } =>
  WELL_FORMED.test(country) ? nationOf(country) : { name: country, flag: flagOfCountry(country) };
