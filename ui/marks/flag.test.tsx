import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Flag } from './flag.tsx';

it('a flag is served by the site in two sizes; an unknown country has none', () => {
  expect(renderToStaticMarkup(<Flag country="bg" size="large" />)).toMatch(
    /src="\/flags\/bg\.svg" alt="" width="24" height="18"/,
  );
  expect(renderToStaticMarkup(<Flag country="be" size="small" />)).toMatch(
    /src="\/flags\/be\.svg" alt="" width="20" height="15"/,
  );
  for (const country of [null, '', 'BG', '../bg', 'bulgaria'])
    expect(renderToStaticMarkup(<Flag country={country} size="small" />)).toBe('');
});
