import { expect, it } from 'vitest';
import { Flag } from './flag.tsx';
import { rendered } from './rendered.fixture.tsx';

it('a flag comes from the site itself at one of two sizes, and none for what is no country', () => {
  expect(rendered(<Flag country="bg" size="large" />)).toMatch(/src="\/flags\/bg\.svg" alt="" width="24" height="18"/);
  expect(rendered(<Flag country="be" size="small" />)).toMatch(/src="\/flags\/be\.svg" alt="" width="20" height="15"/);
  for (const country of [null, '', 'BG', '../bg', 'bulgaria'])
    expect(rendered(<Flag country={country} size="small" />)).toBe('');
});
