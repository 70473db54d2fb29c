import { isLanguage, LANGUAGE_KEY, type Language } from '#contract/language.ts';

const YEAR_S = 31_536_000;

/** In local storage, and in a cookie so that the server renders the right language at once. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be forbidden; the cookie still serves.
  }
}

/** An address that names a language is a choice too. */
export function rememberAskedLanguage(): void {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) rememberLanguage(asked);
}
