import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { sitePages } from '#tools/site-pages.ts';

let league: LeagueApp;

beforeAll(async () => {
  league = await openLeagueApp(demoLeague(), DEMO_NOW);
});
afterAll(() => league.close());

const read = async (path: string) => (await league.app.inject({ url: path })).body;

test('an HTML validator finds no error on any page', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // Rules of style.
      'no-inline-style': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      'attr-case': 'off',
      'long-title': 'off',
      'no-raw-characters': 'off',
      'script-type': 'off',
    },
  });
  const pages = {
    ...(await sitePages(async (path) => (await league.app.inject({ url: path })).json())),
    'not-found': '/nope',
    embed: '/embed/competition/1/standings',
  };
  const faults = new Set<string>();
  for (const [page, path] of Object.entries(pages)) {
    const { results } = await validator.validateString(await read(path));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.add(`${page}: ${ruleId}: ${message} (${selector})`);
  }
  expect([...faults]).toEqual([]);
}, 240_000);

/** The API endpoint with the data of a page. */
const API: Record<string, (id: string) => string> = {
  'match-details': (id) => `/api/readonly-match/${id}/details`,
  player: (id) => `/api/players/${id}`,
  team: (id) => `/api/teams/${id}`,
  news: (id) => `/api/news/${id}`,
};

/** So many pages of each kind are rendered, and one of each tab; for the others only their API endpoint is checked. */
const RENDERED_PER_KIND = 2;

test('every link inside the site leads somewhere', async () => {
  const found = new Map([['/', 'start']]);
  const ofKind = new Map<string, number>();
  const broken: string[] = [];
  const checked = new Set<string>();
  for (const [path, from] of found) {
    const kind = path.replaceAll(/\d+/g, 'n');
    const seen = (ofKind.get(kind) ?? 0) + 1;
    ofKind.set(kind, seen);
    const [, page = '', id = ''] = /^\/(?:results\/)?([a-z-]+)\/(\d+)/.exec(path) ?? [];
    const isEnough = seen > (path.includes('?') ? 1 : RENDERED_PER_KIND);
    const url = isEnough ? API[page]?.(id) : path;
    if (url === undefined || checked.has(url)) continue;
    checked.add(url);
    const { statusCode, body } = await league.app.inject({ url });
    if (statusCode !== 200) broken.push(`${statusCode} ${path} (from ${from})`);
    if (url !== path) continue;
    for (const [, link = ''] of body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      const target = link.replaceAll('&amp;', '&');
      if (!found.has(target)) found.set(target, path);
    }
  }
  expect(broken).toEqual([]);
  expect(found.size).toBeGreaterThan(400);
}, 300_000);
