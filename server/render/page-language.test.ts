import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

test.each([
  ['/?lang=en', 'delta-language=bg', 'en'],
  ['/?tab=a&lang=en', undefined, 'en'],
  ['/?lang=de', 'delta-language=en', 'en'],
  ['/?lang=en&lang=bg', undefined, 'bg'],
  ['/', 'a=1; delta-language=en; b=2', 'en'],
  ['/', 'xdelta-language=en', 'bg'],
  ['/', 'delta-language=%00', 'bg'],
  ['/', undefined, 'bg'],
])('%s with cookie %s is %s', (url, cookie, language) => {
  expect(pageLanguage(url, cookie)).toBe(language);
});
