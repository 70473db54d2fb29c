import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '#contract/language.ts';

/** `?lang` wins, then the cookie, then Bulgarian. */
export function pageLanguage(url: string, cookieHeader?: string): Language {
  const requested = languageIn(url);
  if (requested) return requested;
  if (!cookieHeader?.includes(LANGUAGE_KEY)) return DEFAULT_LANGUAGE;
  const stored = cookieHeader
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_KEY)?.[1];
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** The language that the URL asks for. */
export function languageIn(url: string): Language | null {
  if (!url.includes('lang=')) return null;
  const query = url.split('?', 2)[1];
  const [language, ...others] = new URLSearchParams(query).getAll('lang');
  return others.length === 0 && isLanguage(language) ? language : null;
}

/** [LS9] Where an English address leads if there is no English site; null for any other. */
export function bulgarianAddress(url: string): string | null {
  if (languageIn(url) !== 'en') return null;
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('lang');
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
