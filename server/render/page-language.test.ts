import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

test.each([
  [{ lang: 'en' }, 'delta-language=bg', 'en'],
  [{ lang: 'de' }, 'delta-language=en', 'en'],
  [{ lang: ['en', 'bg'] }, undefined, 'bg'],
  [{}, 'a=1; delta-language=en; b=2', 'en'],
  [{}, 'xdelta-language=en', 'bg'],
  [{}, 'delta-language=%00', 'bg'],
  [{}, undefined, 'bg'],
] as const)('?%j with cookie %s is %s', (query, cookie, language) => {
  expect(pageLanguage(query, cookie)).toBe(language);
});
