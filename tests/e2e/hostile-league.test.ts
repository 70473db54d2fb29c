import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { COMPETITION_TABS, MATCH_TABS } from '#contract/page-routes.ts';
import { embedPaths, filePaths, pagePaths } from '#contract/paths.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { readCsv } from '#server/league-files/folder/csv.ts';
import { exportFolder } from '#server/league-files/folder/export-folder.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { HOSTILE, hostileLeague } from '#tests/support/hostile-league.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';
import { policyViolations } from '#tests/support/visit.ts';

/* Hostile names, reasons, videos and pictures in a real browser, and in what is exported. */

let database: OpenDatabase;
let league: LeagueApp;
let browser: Browser;
let url: string;
beforeAll(async () => {
  database = await openLeagueDatabase(hostileLeague());
  league = await openAppOn(database, SMALL_LEAGUE_NOW);
  [url, browser] = await Promise.all([league.app.listen({ port: 0, host: '127.0.0.1' }), sharedBrowser()]);
});
afterAll(() => league?.close());

/** A page, and everything that should not happen in it. */
async function openWatched(): Promise<{ page: Page; happened: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('requestfinished', (request) => {
    if (/stolen|evil\.example|javascript:/.test(request.url())) happened.push(request.url());
  });
  return { page, happened };
}

async function pictureAddress(): Promise<string> {
  const [address] = /\/media\/[0-9a-f]{24}\.svg/.exec((await league.app.inject({ url: '/api/teams' })).body) ?? [];
  if (address === undefined) throw new Error('The team has no badge');
  return address;
}

test('a hostile picture that is opened by itself, or in a frame, runs nothing and loads nothing', async () => {
  const { page, happened } = await openWatched();
  const address = await pictureAddress();
  const answer = await page.goto(url + address);
  await page.mouse.click(5, 5);
  await page.waitForTimeout(300);
  await page.goto(`${url}/contacts`);
  await page.evaluate((source) => {
    for (const name of ['iframe', 'object', 'embed', 'img']) {
      const element = document.createElement(name);
      element.setAttribute(name === 'object' ? 'data' : 'src', source);
      document.body.append(element);
    }
  }, address);
  await page.waitForTimeout(500);
  expect(happened).toEqual([]);
  expect(answer?.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/) as string,
    'x-content-type-options': 'nosniff',
  });
});

test('hostile groups, reasons, notes and videos are text on every page that shows them; the policy has nothing to refuse', async () => {
  const { page, happened } = await openWatched();
  const violations = policyViolations(page);
  const match = league.id('matches', 'm1');
  const addresses = [
    pagePaths.home,
    ...COMPETITION_TABS.map((tab) => `${pagePaths.competition(1)}?tab=${tab}`),
    ...MATCH_TABS.map((tab) => `${pagePaths.match(match)}?tab=${tab}`),
    pagePaths.team(1),
    pagePaths.referee(1),
    pagePaths.player(1),
    pagePaths.following,
    pagePaths.offline,
    '/no-such-page',
    embedPaths.standings(1),
    embedPaths.match(match),
    embedPaths.scoreboard,
  ];
  let shown = 0;
  for (const address of addresses) {
    await page.goto(url + address);
    const elements = await page.evaluate(() => ({
      hostile: document.querySelectorAll('[onerror], [onload], a[href^="javascript:"], [src*="evil.example"]').length,
      text: document.body.textContent.includes('onerror=alert(2)'),
    }));
    expect([address, elements.hostile]).toEqual([address, 0]);
    if (elements.text) shown += 1;
  }
  expect(shown).toBeGreaterThan(2);
  expect(happened).toEqual([]);
  expect(violations).toEqual([]);
}, 240_000);

test('they are no formulas in what is exported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'delta-hostile-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const exported = join(folder, 'export');
  await exportFolder(database.db, exported, { delimiter: ',', onProgress: () => {} });
  let cells = 0;
  for (const file of (await readdir(exported)).filter((name) => name.endsWith('.csv'))) {
    const text = await readFile(join(exported, file), 'utf8');
    // A spreadsheet takes the apostrophe away, and shows the rest as text.
    expect([file, /(^|,|")[=+@\t\r]/m.exec(text)]).toEqual([file, null]);
    for (const record of readCsv([text])) cells += record.cells.filter((cell) => cell === HOSTILE).length;
  }
  expect(cells).toBeGreaterThan(5);
});

test.each([filePaths.newsFeed, filePaths.teamFeed(1), filePaths.sitemap])(
  '%s has no elements of theirs',
  async (path) => {
    const { statusCode, body } = await league.app.inject({ url: path });
    expect([statusCode, body.includes('<script>'), body.includes('<img src=x')]).toEqual([200, false, false]);
  },
);
