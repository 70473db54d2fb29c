export const LANGUAGES = ['bg', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'bg';

/** The name of both the cookie and the local storage entry. */
export const LANGUAGE_KEY = 'delta-language';
export const THEME_KEY = 'delta-theme';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** What a visitor follows, in his browser. The boot script reads it too. */
export const FOLLOWING_KEY = 'delta-following';
/** Which notifications a visitor wants, in his browser. */
export const PUSH_KEY = 'delta-push';
/** Set once the offer of notifications was answered in this browser. */
export const PUSH_ANSWERED_KEY = 'delta-push-answered';
