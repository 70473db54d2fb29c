import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Competition } from '#contract/http/competition.ts';
import { apiPaths, embedPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { sendAct } from '#tests/support/site-with-desk.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';
import {
  expectCleanFirstVisit,
  expectAccessible,
  open,
  socketScripts,
  visit,
  untilNoRequests,
  PHONE,
} from '#tests/support/visit.ts';

/*
 * Вихър – Орловец is live at 0:0. Officially Вихър 3, Балик 2, Рилци 1, Орловец 1; as it stands Вихър 4, Балик 2, Орловец 2,
 * Рилци 1. A goal of the guests puts them on top with 4.
 */
const OFFICIAL = ['Вихър', 'Балик', 'Рилци', 'Орловец'];
const BEFORE = ['Вихър', 'Балик', 'Орловец', 'Рилци'];
const AFTER = ['Орловец', 'Вихър', 'Балик', 'Рилци'];
const GOAL = { act: 'goal', team: 'away', player: null, assist: null, ownGoal: false, penalty: false } as const;

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;
let competition: number;
const record = (act: Parameters<typeof sendAct>[2]) => sendAct(site.desk, site.matchId('m8'), act);

beforeAll(async () => {
  const league = smallLeague();
  const matches = league.matches.filter(({ status }) => status !== 'LIVE');
  [site, browser] = await Promise.all([
    startLeagueSite(moveInTime({ ...league, matches }, Date.now() - SMALL_LEAGUE_NOW.getTime())),
    sharedBrowser(),
  ]);
  await record({ act: 'kick-off' });
  const competitions = (await (await fetch(site.url + apiPaths.activeCompetitions)).json()) as Competition[];
  competition = competitions[0]?.id ?? 0;
});
afterAll(() => site?.stop());

const standingsTab = () => `${pagePaths.competition(competition)}?tab=standings`;
const PAGES: [name: string, path: () => string][] = [
  ['home', () => pagePaths.home],
  ['standings', standingsTab],
  ['embed', () => embedPaths.standings(competition)],
  ['match', () => `${pagePaths.match(site.matchId('m8'))}?tab=standings`],
];
/** The first table: below it visitors may compute their own. */
const table = (page: Page) => page.locator('main table').first();
const teams = (page: Page) => table(page).locator('tbody tr a').allTextContents().then(trimmed);
const trimmed = (names: string[]) => names.map((name) => OFFICIAL.find((one) => name.includes(one)) ?? name);
const row = (page: Page, team: string) => table(page).locator('tbody tr', { hasText: team });

test('an embedded table has a clean first visit with it', async () => {
  await expectCleanFirstVisit(await visit(browser, { viewport: PHONE }), site.url + embedPaths.standings(competition));
});

test.each(PAGES)(
  '%s: a goal moves a row without a reload, and back when it is withdrawn [ST16]',
  async (_name, path) => {
    const { page, consoleErrors } = await visit(browser);
    const html = await (await fetch(site.url + path())).text();
    expect(html).toContain('aria-pressed="true"');
    await open(page, site.url + path());
    expect(await teams(page)).toEqual(BEFORE);
    await row(page, 'Балик').scrollIntoViewIfNeeded();
    const news = page.locator('p[aria-live=polite]');
    await expect.poll(() => news.count()).toBe(1);
    expect(await news.textContent()).toBe('');

    const { revision } = await record(GOAL);
    await expect.poll(() => teams(page), { timeout: 5000, interval: 20 }).toEqual(AFTER);
    expect(await row(page, 'Орловец').innerText()).toMatch(/1\s*:\s*0/);
    expect(await row(page, 'Вихър').innerText()).toMatch(/0\s*:\s*1/);
    expect(await row(page, 'Орловец').innerText()).toContain('3 места нагоре');
    await expect.poll(() => news.textContent()).toBe('Гол за Орловец! Вихър 0, Орловец 1.');
    // Whoever comes now gets it from the server.
    await expect.poll(async () => orderIn(await (await fetch(site.url + path())).text())).toEqual(AFTER);

    await page.getByRole('button', { name: 'Официално' }).click();
    await expect.poll(() => teams(page)).toEqual(OFFICIAL);
    expect(await row(page, 'Орловец').innerText()).not.toMatch(/1\s*:\s*0/);
    await page.getByRole('button', { name: 'На живо' }).click();

    await record({ act: 'withdraw', revision });
    await expect.poll(() => teams(page), { timeout: 5000, interval: 20 }).toEqual(BEFORE);
    await expect.poll(() => news.textContent()).toBe('Резултатът е поправен. Вихър 0, Орловец 0.');
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  },
);

const orderIn = (html: string) =>
  [...html.matchAll(/<tr[^>]*data-team="\d+"[^]*?<\/tr>/g)]
    .slice(0, OFFICIAL.length)
    .map(([markup]) => OFFICIAL.find((name) => markup.includes(`>${name}<`)) ?? '');

test('home opens no socket before the table is seen', async () => {
  const { page, requests } = await visit(browser, { viewport: { width: 390, height: 600 } });
  await open(page, site.url);
  await untilNoRequests(requests);
  expect(await socketScripts(requests)).toEqual([]);
  await row(page, 'Балик').scrollIntoViewIfNeeded();
  await expect.poll(() => socketScripts(requests)).toHaveLength(1);
});

test('rows glide to their places, unless the visitor wants less motion', async () => {
  const moving = (page: Page) =>
    page.evaluate(() => {
      let moves = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...options) {
        if (this instanceof HTMLTableRowElement) moves += 1;
        return animate.apply(this, options);
      };
      return Object.assign(window, { moves: () => moves });
    });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page } = await visit(browser, { reducedMotion });
    await open(page, site.url + standingsTab());
    await expect.poll(() => page.locator('p[aria-live=polite]').count()).toBe(1);
    await moving(page);
    await page.getByRole('button', { name: 'Официално' }).click();
    await expect.poll(() => teams(page)).toEqual(OFFICIAL);
    const moves = await page.evaluate(() => (window as unknown as { moves: () => number }).moves());
    expect([reducedMotion, moves > 0]).toEqual([reducedMotion, reducedMotion === 'no-preference']);
  }
});

test('after the last whistle there is one table again', async () => {
  const { page } = await visit(browser);
  await open(page, site.url + standingsTab());
  await page.getByRole('button', { name: 'На живо' }).waitFor();
  for (const act of [
    { act: 'phase', phase: 'HALF_TIME' },
    { act: 'phase', phase: 'SECOND_HALF' },
    { act: 'final-whistle' },
  ] as const)
    await record(act);
  await page.getByRole('button', { name: 'На живо' }).waitFor({ state: 'detached' });
  await expect.poll(() => teams(page)).toEqual(BEFORE);
  expect(await table(page).innerText()).not.toMatch(/\d:\d/);
});
