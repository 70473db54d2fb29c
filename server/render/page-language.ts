import type { Language } from '#contract/language.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY } from '#contract/language.ts';

/** `?lang` wins, then the cookie, then Bulgarian. */
export function pageLanguage(query: unknown, cookieHeader: string | undefined): Language {
  const requested = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  if (isLanguage(requested)) return requested;
  const stored = cookieHeader
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_KEY)?.[1];
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}
