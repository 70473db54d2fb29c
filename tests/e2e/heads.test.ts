import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import type { LiveAndUpcoming } from '#contract/http/live.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { expectAccessible, expectNoSidewaysScroll, open, PHONE, visit } from '#tests/support/visit.ts';

// The heads of matches, teams, players and competitions of the demo league.
let demoUrl: string;
let browser: Browser;

beforeAll(async () => {
  [demoUrl, browser] = await Promise.all([demoSite(), sharedBrowser()]);
});

async function liveMatch(): Promise<string> {
  const { liveMatches } = (await (await fetch(demoUrl + apiPaths.liveAndUpcoming)).json()) as LiveAndUpcoming;
  return pagePaths.match(liveMatches[0]!.id);
}

/** Without the tabs. */
const headHeight = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.closest('section')!.firstElementChild!.getBoundingClientRect().height);

/** Pixels of the look, with room for a second line of facts. */
const HEIGHTS = { match: 177, team: 133, player: 167, competition: 144 };
const TOLERANCE = 8;

test.each<[kind: keyof typeof HEIGHTS, path: string]>([
  ['match', pagePaths.match(1)],
  ['team', pagePaths.team(3)],
  ['player', pagePaths.player(39)],
  ['competition', pagePaths.competition(1)],
])('on a phone the head of a %s is low, and one line and the tabs stay of it', async (kind, path) => {
  const { page, consoleErrors } = await visit(browser, { viewport: PHONE });
  await open(page, `${demoUrl}${path}?lang=bg`);
  expect(await headHeight(page)).toBeLessThanOrEqual(HEIGHTS[kind] + TOLERANCE);
  const back = page.getByRole('button', { name: 'Назад' });
  expect(await back.count()).toBe(1);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => back.count()).toBe(2);
  // The line has come down.
  await expect.poll(async () => (await back.nth(1).boundingBox())?.y).toBe(2);
  const tabs = await page.getByRole('tablist').boundingBox();
  expect(tabs!.y).toBe(48);
  await expectAccessible(page, 'section:has(h1)');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => back.count()).toBe(1);
  expect(consoleErrors).toEqual([]);
});

test('the line of a live match has its score', async () => {
  const { page } = await visit(browser, { viewport: PHONE });
  await open(page, `${demoUrl}${await liveMatch()}?lang=bg`);
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByText(/^[А-Я]{2,4}\d+–\d+[А-Я]{2,4}/).waitFor();
});

test.each([320, 360, 390])('nothing is cut off at %i', async (width) => {
  const { page } = await visit(browser, { viewport: { width, height: 800 } });
  const paths = [pagePaths.match(1), pagePaths.team(3), pagePaths.player(39), pagePaths.competition(1)];
  for (const address of paths.flatMap((path) => [`${path}?lang=bg`, `${path}?lang=en`])) {
    await open(page, demoUrl + address);
    await expectNoSidewaysScroll(page);
    const cut = await page
      .locator('section:has(h1) :is(h1, a, p, li, dd):not(.hidden)')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((p) => p.textContent),
      );
    expect(cut).toEqual([]);
  }
});

test.each([320, 390])('where a match belongs stands beside the way back to it at %i', async (width) => {
  const { page } = await visit(browser, { viewport: { width, height: 800 } });
  await open(page, `${demoUrl}${pagePaths.match(1)}?lang=bg`);
  const right = (selector: string) =>
    page
      .locator(selector)
      .evaluate((part) => Math.max(...[...part.children].map((c) => c.getBoundingClientRect().right)));
  const left = (await page.locator('section:has(h1) nav + p').boundingBox())!.x;
  expect(await right('section:has(h1) nav ol')).toBeLessThanOrEqual(left);
});
