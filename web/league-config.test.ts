import { expect, it, vi } from 'vitest';
import type { Language } from '#contract/language.ts';
import type * as config from '#league.config';
import { renderPage } from './entry-server.tsx';
import { fetchHomeResponse } from './home-responses.fixture.ts';

vi.mock('#league.config', async (load) => {
  const { league } = await load<typeof config>();
  return {
    league: {
      ...league,
      name: { bg: 'Лига Бриз', en: 'Breeze League' },
      city: { bg: 'Балчик', en: 'Balchik' },
      country: 'RO',
      matches: { bg: 'пет на пет', en: 'five a side' },
      season: { bg: 'през лятото', en: 'in summer' },
      contacts: { ...league.contacts, address: { bg: 'на брега', en: 'on the shore' } },
      registrationForm: null,
      home: {
        title: { bg: 'Край морето', en: 'By the sea' },
        features: [
          'live',
          'streaming',
          { icon: 'media', title: { bg: 'Бриз', en: 'Breeze' }, text: { bg: '.', en: '.' } },
        ],
      },
    },
  };
});

const page = (language: Language) =>
  renderPage({
    url: '/',
    language,
    publicUrl: 'https://league.example',
    now: new Date('2026-03-16T12:00:00Z'),
    fetchApi: fetchHomeResponse,
  });

it.each([
  ['bg', ['Лига Бриз. Мини футбол в Балчик', 'Балчик: пет на пет, през лятото.', 'Балчик: пет на пет. Резултати']],
  ['en', ['Breeze League. Mini football in Balchik', 'Balchik: five a side, in summer.', 'Balchik: five a side. Live']],
] as const)('another league says its own things about itself: %s', async (language, own) => {
  const { head, body } = await page(language);
  for (const text of own) expect(head + body).toContain(text);
  expect(head).toContain('"addressCountry":"RO"');
  expect(head + body).not.toMatch(/Добрич|Dobrich|25 (минути|minutes)|септември|September/);
});

it('[UN7] a league promises what it says itself, and what it has', async () => {
  const { body } = await page('en');
  expect(body).toContain('By the sea</h1>');
  const cards = /aria-label="What the league offers">(.*?)<\/ul>/s.exec(body)?.[1] ?? '';
  expect([...cards.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, title]) => title)).toEqual([
    'Live scores and standings',
    'Breeze',
  ]);
});

it('without a form there is no banner', async () => {
  expect((await page('bg')).body).not.toContain('Имаш отбор?');
});
