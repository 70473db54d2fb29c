import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { pageKinds } from '#tests/support/page-kinds.ts';

let league: LeagueApp;

beforeAll(async () => {
  league = await openLeagueApp(demoLeague(), DEMO_NOW);
});
afterAll(() => league.close());

const read = async (path: string) => (await league.app.inject({ url: path })).body;

test('an HTML validator finds no error on any kind of page', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // How it is written, not whether it is right.
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
  const kinds = { ...(await pageKinds(league)), 'not there': '/nope', framed: '/embed/competition/1/standings' };
  const faults = new Set<string>();
  for (const [kind, path] of Object.entries(kinds)) {
    const { results } = await validator.validateString(await read(path));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.add(`${kind}: ${ruleId}: ${message} (${selector})`);
  }
  expect([...faults]).toEqual([]);
});

/** Where the API answers for a page. */
const API: Record<string, (id: string) => string> = {
  'match-details': (id) => `/api/readonly-match/${id}/details`,
  player: (id) => `/api/players/${id}`,
  team: (id) => `/api/teams/${id}`,
  news: (id) => `/api/news/${id}`,
};

/** Of pages that are alike so many are rendered; of the others it is asked whether what they are about is there. */
const OF_A_KIND = 4;

test('every link inside the site leads somewhere', async () => {
  const found = new Map([['/', 'the beginning']]);
  const ofKind = new Map<string, number>();
  const broken: string[] = [];
  for (const [path, from] of found) {
    const kind = path.replaceAll(/\d+/g, 'n');
    const seen = (ofKind.get(kind) ?? 0) + 1;
    ofKind.set(kind, seen);
    const [, page = '', id = ''] = /^\/(?:results\/)?([a-z-]+)\/(\d+)/.exec(path) ?? [];
    const asked = seen > OF_A_KIND ? API[page]?.(id) : path;
    if (asked === undefined) continue;
    const { statusCode, body } = await league.app.inject({ url: asked });
    if (statusCode !== 200) broken.push(`${statusCode} ${path} (from ${from})`);
    if (asked !== path) continue;
    for (const [, link = ''] of body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      const target = link.replaceAll('&amp;', '&');
      if (!found.has(target)) found.set(target, path);
    }
  }
  expect(broken).toEqual([]);
  expect(found.size).toBeGreaterThan(500);
}, 120_000);
