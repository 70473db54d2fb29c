import { expect, it } from 'vitest';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import type { Language } from '#contract/language.ts';
import { publicLeague } from '#tests/support/public-league.ts';
import { renderPage } from './entry-server.tsx';
import { fetchHomeResponse } from './home-responses.fixture.ts';

const breeze: PublicLeague = {
  ...publicLeague,
  name: { bg: 'Лига Бриз', en: 'Breeze League' },
  city: { bg: 'Балчик', en: 'Balchik' },
  country: 'RO',
  matches: { bg: 'пет на пет', en: 'five a side' },
  season: { bg: 'през лятото', en: 'in summer' },
  contacts: { address: { bg: 'на брега', en: 'on the shore' }, phone: '', email: '' },
  banner: { ...publicLeague.banner, shown: false },
  home: {
    ...publicLeague.home,
    title: { bg: 'Край морето', en: 'By the sea' },
    features: ['live', 'streaming', { icon: 'media', title: { bg: 'Бриз', en: 'Breeze' }, text: { bg: '.', en: '.' } }],
  },
};

const page = (language: Language, change: Partial<PublicLeague> = {}) =>
  renderPage({
    url: '/',
    language,
    publicUrl: 'https://league.example',
    now: new Date('2026-03-16T12:00:00Z'),
    league: { ...breeze, ...change },
    fetchApi: fetchHomeResponse,
  });

it.each([
  ['bg', ['Лига Бриз. Минифутбол в Балчик', 'Балчик: пет на пет, през лятото.', 'Балчик: пет на пет. Резултати']],
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

it('[LS3] the banner has the words of the league or of the site, up to its last day', async () => {
  const banner = { ...publicLeague.banner, link: 'https://forms.example/breeze' };
  const bannerOf = async (change: Partial<PublicLeague['banner']>) =>
    /<aside.*?<\/aside>/s.exec((await page('bg', { banner: { ...banner, ...change } })).body)?.[0];
  expect(await bannerOf({})).toContain('Имаш отбор?');
  const own = { text: { bg: 'Ела & играй <b>', en: '' }, action: { bg: 'Тук', en: '' }, until: '2026-03-16' };
  expect(await bannerOf(own)).toMatch(/Ела &amp; играй &lt;b&gt;.*href="https:\/\/forms\.example\/breeze".*Тук/s);
  expect(await bannerOf({ ...own, until: '2026-03-15' })).toBeUndefined();
  expect(await bannerOf({ link: null })).toBeUndefined();
  expect(await bannerOf({ shown: false })).toBeUndefined();
});

it('a subtitle in its own words replaces the usual one', async () => {
  const { body } = await page('bg', { home: { ...breeze.home, subtitle: { bg: 'Само тук', en: '' } } });
  expect(body).toContain('Само тук</p>');
});
