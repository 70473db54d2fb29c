import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Referee, RefereeMatches } from '#contract/http/referee.ts';
import type { Search } from '#contract/http/search.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { fail } from '#tests/support/competition-page.ts';
import { expectAccessible, expectCleanFirstVisit, goTo, open, PHONE, visit } from '#tests/support/visit.ts';
import { askIn } from '#tests/support/in-latin.ts';

const demoUrl = await demoSite();
let browser: Browser;
let referee: Referee;
beforeAll(async () => {
  browser = await sharedBrowser();
  // A referee with many matches.
  referee = (await Promise.all([1, 2, 3].map((id) => ask<Referee>(apiPaths.referee(id))))).toSorted(
    (a, b) => b.matches_refereed - a.matches_refereed,
  )[0]!;
});
const ask = askIn(() => demoUrl);
const matchesOf = (page: number) => ask<RefereeMatches>(`${apiPaths.refereeMatches(referee.id)}?page=${page}&limit=10`);

test('has a clean first visit', async () => {
  await expectCleanFirstVisit(
    await visit(browser, { viewport: PHONE }),
    `${demoUrl}${pagePaths.referee(referee.id)}?lang=bg`,
  );
});

test('shows the matches and cards of the API, newest first, page by page', async () => {
  const { page } = await visit(browser);
  // The demo goes on during the test: take the latest figures.
  referee = await ask<Referee>(apiPaths.referee(referee.id));
  await open(page, `${demoUrl}${pagePaths.referee(referee.id)}?lang=en`);
  await page.getByRole('heading', { name: referee.name, level: 1 }).waitFor();
  const { matches_refereed, yellow_cards, red_cards } = referee;
  expect(await page.locator('dd').allInnerTexts()).toEqual([matches_refereed, yellow_cards, red_cards].map(String));
  expect(await page.locator('dt').allInnerTexts()).toEqual(['matches', 'yellow cards', 'red cards']);
  const { matches, pagination } = await matchesOf(1);
  const rows = page.locator('main ol > li');
  expect(await rows.count()).toBe(matches.length);
  for (const [index, match] of matches.entries()) {
    const text = (await rows.nth(index).innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain(match.competition.name);
    expect(text).toContain(match.home_team!.name);
    const { home, away } = match.score!;
    // A shoot-out stands in brackets.
    expect(text).toMatch(new RegExp(`\\b${home}( \\(\\d+\\))? – ${away}\\b`));
    if ((match.yellow_cards ?? 0) > 0) expect(text).toContain(`${match.yellow_cards} yellow card`);
  }
  expect(pagination.hasMore).toBe(true);
  await page.getByRole('link', { name: 'Older' }).click();
  await page.waitForURL('**?page=2');
  const [older] = (await matchesOf(2)).matches;
  await page.locator(`main a[href="${pagePaths.match(older!.id)}"]`).click();
  await page.waitForURL(`**${pagePaths.match(older!.id)}`);
});

test('search leads to it', async () => {
  const { page } = await visit(browser);
  await open(page, demoUrl);
  const { name } = await ask<Referee>(apiPaths.referee(referee.id), 'bg');
  const [word] = name.split(' ');
  const found = await ask<Search>(`${apiPaths.search}?q=${encodeURIComponent(name)}`);
  expect(found.results.some(({ type, id }) => type === 'referee' && id === referee.id)).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Търсене' }).click();
  await page.getByRole('combobox', { name: 'Търсене' }).waitFor();
  await page.keyboard.type(word!);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.waitForURL(`**${pagePaths.referee(referee.id)}`);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
});

test.each([
  ['/referee/999999', 404],
  ['/referee/abc', 400],
])('%s answers %i, with a way on', async (path, status) => {
  expect((await fetch(demoUrl + path)).status).toBe(status);
  const { page } = await visit(browser);
  await open(page, `${demoUrl}${path}?lang=en`);
  await page.getByRole('heading', { name: 'There is no such referee' }).waitFor();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.waitForURL(`${demoUrl}/`);
});

test('a failure says so and can be tried again; so can a failure of the matches only', async () => {
  const { page } = await visit(browser);
  await open(page, `${demoUrl}/contacts?lang=en`);
  await page.route(`**${apiPaths.referee(referee.id)}`, fail);
  await page.route(`**${apiPaths.refereeMatches(referee.id)}?*`, fail);
  await goTo(page, pagePaths.referee(referee.id));
  await page.getByRole('heading', { name: 'Error loading referee' }).waitFor();
  await expectAccessible(page);
  await page.unroute(`**${apiPaths.referee(referee.id)}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: referee.name, level: 1 }).waitFor();
  await page.getByText('Failed to load matches').waitFor();
  await page.unroute(`**${apiPaths.refereeMatches(referee.id)}?*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main ol > li').first().waitFor();
});
