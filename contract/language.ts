export const LANGUAGES = ['bg', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'bg';

/** One name for cookie and local storage. */
export const LANGUAGE_KEY = 'delta-language';
export const THEME_KEY = 'delta-theme';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
