import { isLanguage, LANGUAGE_KEY, type Language } from '#contract/language.ts';

const YEAR_S = 31_536_000;

/** The cookie lets the server render the right language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be blocked; the cookie is enough.
  }
}

/** `?lang=` counts as a choice. */
export function rememberRequestedLanguage(): void {
  const requested = new URLSearchParams(location.search).get('lang');
  if (isLanguage(requested)) rememberLanguage(requested);
}
