import type { Language } from '#contract/language.ts';
import { createTranslate, type Catalogue, type Translate } from '#i18n/translate.ts';
import { loadNames } from '#web/api/names-in-language.ts';
import { importTwice } from '#ui/load-script.ts';

/**
 * The parts of a catalogue, by their folders. Every page needs `site`; `pages` are the texts of news, results and the league, those in
 * `profiles` of one kind of page each, and `shared` of several of them; `following` is for those who follow a team, `records`, `tables` and
 * `commentary` for one tab each, `compare` for comparisons, `photos` for galleries, and `files` for the server alone.
 */
const PARTS = [
  'site',
  'pages',
  'profiles/shared',
  'profiles/matches',
  'profiles/competitions',
  'profiles/rules',
  'profiles/careers',
  'profiles/teams',
  'profiles/players',
  'following',
  'records',
  'tables',
  'commentary',
  'compare',
  'photos',
  'files',
] as const;
export type Texts = (typeof PARTS)[number];

// Imported on demand: visitors download only their language and the parts they need.
const parts: Record<Language, Record<Texts, () => Promise<Partial<Catalogue>>>> = {
  bg: {
    site: async () => (await import('#i18n/site/bg.ts')).siteBg,
    pages: async () => (await import('#i18n/pages/bg.ts')).pagesBg,
    'profiles/shared': async () => (await import('#i18n/profiles/shared/bg.ts')).sharedBg,
    'profiles/matches': async () => (await import('#i18n/profiles/matches/bg.ts')).matchesBg,
    'profiles/competitions': async () => (await import('#i18n/profiles/competitions/bg.ts')).competitionsBg,
    'profiles/rules': async () => (await import('#i18n/profiles/rules/bg.ts')).rulesBg,
    'profiles/careers': async () => (await import('#i18n/profiles/careers/bg.ts')).careersBg,
    'profiles/teams': async () => (await import('#i18n/profiles/teams/bg.ts')).teamsBg,
    'profiles/players': async () => (await import('#i18n/profiles/players/bg.ts')).playersBg,
    following: async () => (await import('#i18n/following/bg.ts')).followingBg,
    records: async () => (await import('#i18n/records/bg.ts')).recordsBg,
    tables: async () => (await import('#i18n/tables/bg.ts')).tablesBg,
    commentary: async () => (await import('#i18n/commentary/bg.ts')).commentaryBg,
    compare: async () => (await import('#i18n/compare/bg.ts')).compareBg,
    photos: async () => (await import('#i18n/photos/bg.ts')).photosBg,
    files: async () => (await import('#i18n/files/bg.ts')).filesBg,
  },
  en: {
    site: async () => (await import('#i18n/site/en.ts')).siteEn,
    pages: async () => (await import('#i18n/pages/en.ts')).pagesEn,
    'profiles/shared': async () => (await import('#i18n/profiles/shared/en.ts')).sharedEn,
    'profiles/matches': async () => (await import('#i18n/profiles/matches/en.ts')).matchesEn,
    'profiles/competitions': async () => (await import('#i18n/profiles/competitions/en.ts')).competitionsEn,
    'profiles/rules': async () => (await import('#i18n/profiles/rules/en.ts')).rulesEn,
    'profiles/careers': async () => (await import('#i18n/profiles/careers/en.ts')).careersEn,
    'profiles/teams': async () => (await import('#i18n/profiles/teams/en.ts')).teamsEn,
    'profiles/players': async () => (await import('#i18n/profiles/players/en.ts')).playersEn,
    following: async () => (await import('#i18n/following/en.ts')).followingEn,
    records: async () => (await import('#i18n/records/en.ts')).recordsEn,
    tables: async () => (await import('#i18n/tables/en.ts')).tablesEn,
    commentary: async () => (await import('#i18n/commentary/en.ts')).commentaryEn,
    compare: async () => (await import('#i18n/compare/en.ts')).compareEn,
    photos: async () => (await import('#i18n/photos/en.ts')).photosEn,
    files: async () => (await import('#i18n/files/en.ts')).filesEn,
  },
};

/** The server needs all parts. */
const neededParts = new Set<Texts>(typeof document === 'undefined' ? PARTS : ['site']);
const loaded: Record<Language, Partial<Catalogue>> = { bg: {}, en: {} };
let currentLanguage: Language | null = null;

/** Source files, by which the server finds the chunks to preload. */
export const catalogueModules = (language: Language, texts: readonly Texts[]): string[] => [
  ...['site', ...texts].map((part) => `i18n/${part}/${language}.ts`),
  ...(language === 'en' ? ['web/api/names-in-latin.ts'] : []),
];

export const localeOf = (language: Language): string => (language === 'bg' ? 'bg-BG' : 'en');

export async function loadTranslate(language: Language): Promise<Translate> {
  currentLanguage = language;
  await Promise.all([loadNeededParts(language), loadNames(language)]);
  return createTranslate(localeOf(language), loaded[language]);
}

export async function loadTexts(texts: Texts): Promise<void> {
  neededParts.add(texts);
  if (currentLanguage) await loadNeededParts(currentLanguage);
}

const loadNeededParts = (language: Language): Promise<unknown> =>
  Promise.all(
    [...neededParts].map(async (part) => Object.assign(loaded[language], await importTwice(parts[language][part]))),
  );
