import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompetitionsByStatus } from '#contract/http/competition.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { PHONE, visit } from '#tests/support/visit.ts';

const demoUrl = await demoSite();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const { active } = (await (await fetch(demoUrl + apiPaths.competitionsByStatus)).json()) as CompetitionsByStatus;
const league = active[0]!.id;
const PAGES = [
  pagePaths.home,
  pagePaths.news,
  pagePaths.results,
  pagePaths.liveMatches,
  pagePaths.about,
  pagePaths.competition(league),
  `${pagePaths.competition(league)}?tab=standings`,
  pagePaths.match(1),
  pagePaths.team(1),
  pagePaths.player(1),
];

/** The fonts in which the browser has drawn the first heading. */
async function fontsOf(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1, main h2' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

describe('fonts that arrive after the text replace it without moving anything', () => {
  test.each([
    ...PAGES.map((path) => ['phone', path, PHONE] as const),
    ...[pagePaths.home, pagePaths.match(1)].map((path) => ['desktop', path, undefined] as const),
  ])('on a %s: %s', async (_name, path, viewport) => {
    const { page } = await visit(browser, { alone: true, ...(viewport && { viewport }) });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(demoUrl + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement?.hasAttribute('data-hydrated'));
    await page.waitForFunction(() => !('starting' in document.documentElement.dataset));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const before = await page.evaluate(() => window.__shift ?? 0);
    expect((await fontsOf(page)).some((name) => name.startsWith('Sofia'))).toBe(false);
    release();
    await expect.poll(() => fontsOf(page)).toEqual([expect.stringMatching(/^Sofia Sans/)]);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const shift = (await page.evaluate(() => window.__shift ?? 0)) - before;
    expect(shift).toBeLessThan(0.01);
  });
});
