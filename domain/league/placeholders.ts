import type { InBoth } from './texts.ts';

/** Stand in documents and answers for a setting of the league: {city}. */
export const PLACEHOLDERS = [
  'league',
  'city',
  'founded',
  'matches',
  'season',
  'seasonDates',
  'age',
  'adultAge',
  'leastSquad',
  'mostSquad',
  'address',
  'phone',
  'email',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

interface League {
  name: InBoth;
  city: InBoth;
  founded: number | null;
  matches: InBoth;
  season: InBoth;
  seasonDates: InBoth;
  ages: { least: number | null; adult: number };
  squad: { least: number; most: number };
  contacts: { address: InBoth; phone: string; email: string };
}

const PATTERN = /\{(\w+)\}/g;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** [LS2] The first that no setting stands behind. */
export const unknownPlaceholder = (text: string): string | null =>
  [...text.matchAll(PATTERN)].map(([, name = '']) => name).find((name) => !isPlaceholder(name)) ?? null;

/** To be filled in by hand. */
const BLANK = '____';

/** [LS2, LS5] A text with the league's settings in it, and a line to write on where one is not known. */
export function fillIn(text: string, league: League, language: keyof InBoth): string {
  const values = valuesOf(league, language);
  return text.replaceAll(PATTERN, (whole, name: string) =>
    isPlaceholder(name) ? String(values[name] || BLANK) : whole,
  );
}

/** [LS5] Whether every setting that the text names is known. */
export function isAllKnown(text: string, league: League, language: keyof InBoth): boolean {
  const values = valuesOf(league, language);
  return [...text.matchAll(PATTERN)].every(([, name = '']) => !isPlaceholder(name) || Boolean(values[name]));
}

function valuesOf(league: League, language: keyof InBoth): Record<Placeholder, string | number | null> {
  const { ages, squad, contacts } = league;
  return {
    league: league.name[language],
    city: league.city[language],
    founded: league.founded,
    matches: league.matches[language],
    season: league.season[language],
    seasonDates: league.seasonDates[language],
    age: ages.least,
    adultAge: ages.adult,
    leastSquad: squad.least,
    mostSquad: squad.most,
    address: contacts.address[language],
    phone: contacts.phone,
    email: contacts.email,
  };
}
