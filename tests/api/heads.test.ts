import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '#server/root.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { sitePages } from '#tools/site-pages.ts';

const SITE = 'http://localhost:3000';
/** A window for every page would take twice as long. */
const parser = new new JSDOM().window.DOMParser();
let league: LeagueApp;
let pages: Record<string, string>;

beforeAll(async () => {
  league = await openLeagueApp(demoLeague(), DEMO_NOW);
  pages = await sitePages(async (path) => (await league.app.inject({ url: path })).json());
});
afterAll(() => league.close());

interface Linked {
  '@graph': Record<string, unknown>[];
}

const visited = new Map<string, ReturnType<typeof readPage>>();

/** Tests look at different parts of the same pages. */
function visit(path: string) {
  const page = visited.get(path) ?? readPage(path);
  visited.set(path, page);
  return page;
}

async function readPage(path: string) {
  const answer = await league.app.inject({ url: path, headers: { host: 'evil.example' } });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  expect(answer.body).not.toContain('evil.example');
  const document = parser.parseFromString(answer.body, 'text/html');
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null';
  return { document, meta, data: JSON.parse(data) as Linked };
}

const english = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`;
const thing = ({ '@graph': graph }: Linked, type: string) => graph.find((one) => one['@type'] === type);

test('every page has title, description, canonical address, alternates and social picture in both languages', async () => {
  for (const path of Object.values(pages))
    for (const [language, address] of [
      ['bg-BG', path],
      ['en', english(path)],
    ] as const) {
      const { document, meta, data } = await visit(address);
      expect(document.documentElement.lang).toBe(language);
      const title = document.title;
      expect(title.length).toBeGreaterThan(5);
      expect(meta('description')?.length).toBeGreaterThan(20);
      // The policy refuses them.
      expect([...document.querySelectorAll('style, [style]')].map(({ outerHTML }) => outerHTML)).toEqual([]);
      expect(meta('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
      expect([meta('og:title'), meta('twitter:title')]).toEqual([title, title]);
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
      expect(canonical).toMatch(/^http:\/\/localhost:3000\//);
      expect(canonical.includes('lang=en')).toBe(language === 'en');
      expect(meta('og:url')).toBe(canonical);
      const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      const plain = canonical.replace(/[?&]lang=en$/, '');
      expect(alternates).toEqual([
        ['bg', plain],
        ['en', english(plain)],
        ['x-default', plain],
      ]);
      expect(meta('og:image')).toMatch(/^http:\/\/localhost:3000\/social\/.+\.png(\?v=\d+)?([?&]lang=en)?$/);
      expect(meta('twitter:card')).toBe('summary_large_image');
      expect(thing(data, 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
      expect(thing(data, 'SportsOrganization')).toMatchObject({ address: { addressLocality: expect.any(String) } });
      expect([address, thing(data, 'BreadcrumbList') === undefined]).toEqual([address, path === '/']);
    }
}, 240_000);

describe('structured data', () => {
  test('a match is an event with its day, place and teams', async () => {
    const path = pages['match'] ?? '';
    const { data } = await visit(path);
    const { details } = (
      await league.app.inject({ url: `/api/readonly-match/${path.split('/').at(-1)}/details` })
    ).json<{ details: { match: Record<string, { name: string }> & { start_time: string; venue: string } } }>();
    const event = thing(data, 'SportsEvent');
    expect(event).toMatchObject({
      startDate: details.match.start_time,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', address: { addressCountry: 'BG' } },
      organizer: { '@id': `${SITE}/#league` },
      homeTeam: { '@type': 'SportsTeam' },
      awayTeam: { '@type': 'SportsTeam' },
    });
    // Two halves of 25 minutes and the break.
    expect(Date.parse(String(event?.['endDate'])) - Date.parse(String(event?.['startDate']))).toBe(60 * 60_000);
  });

  test('a team lists its players; minors have no birth date', async () => {
    const adults: string[] = [];
    for (let id = 1; id <= 6; id++) {
      const { data } = await visit(`/team/${id}`);
      const team = thing(data, 'SportsTeam') as { athlete: { name: string; birthDate?: string }[] };
      expect(team.athlete.length).toBeGreaterThan(5);
      adults.push(...team.athlete.flatMap(({ birthDate }) => birthDate ?? []));
    }
    expect(adults.length).toBeGreaterThan(20);
    const eighteenYearsAgo = '2008-03-15';
    expect(adults.filter((day) => day > eighteenYearsAgo)).toEqual([]);
  });

  test('an article has its headline, pictures, dates and author', async () => {
    const { data } = await visit(pages['article'] ?? '');
    const article = thing(data, 'NewsArticle');
    expect(article).toMatchObject({ author: { '@type': 'Person' }, publisher: { '@id': `${SITE}/#league` } });
    expect(Date.parse(String(article?.['datePublished']))).toBeLessThanOrEqual(DEMO_NOW.getTime());
    expect(Date.parse(String(article?.['dateModified']))).toBeGreaterThan(0);
    expect(article?.['headline']).not.toBe('');
  });

  test('has no types and no properties but those of schema.org', async () => {
    const graphs: unknown[] = [];
    for (const path of Object.values(pages)) graphs.push((await visit(path)).data);
    expect(misfits(graphs)).toBe('');
    expect(
      misfits([{ '@context': 'https://schema.org', '@graph': [{ '@type': 'SportsTeam', captain: 'x' }] }]),
    ).toContain('captain');
  }, 240_000);
});

/** The errors of these documents by the types of schema.org. */
function misfits(documents: unknown[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'schema-org-'));
  const text = documents
    // Search engines require this property, and schema.org does not have it.
    .map((one) => JSON.stringify(one).replaceAll(/,"query-input":"[^"]*"/g, ''))
    .map((json, index) => `export const page${index}: Graph = ${json};`)
    .join('\n');
  writeFileSync(join(folder, 'pages.ts'), `import type { Graph } from 'schema-dts';\n${text}\n`);
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  const paths = { 'schema-dts': [join(packageRoot, 'node_modules/schema-dts/dist/schema.d.ts')] };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, paths }, files: ['pages.ts'] }),
  );
  try {
    execFileSync(process.execPath, [join(packageRoot, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
