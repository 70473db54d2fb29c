import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embedPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { sendAct } from '#tests/support/site-with-desk.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';
import { expectAccessible, open, PHONE, visit } from '#tests/support/visit.ts';

const TELEVISION = { width: 1920, height: 1080 };
const GOAL = { act: 'goal', team: 'away', player: null, assist: null, ownGoal: false, penalty: false } as const;

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startLeagueSite(moveInTime(smallLeague(), Date.now() - SMALL_LEAGUE_NOW.getTime())),
    sharedBrowser(),
  ]);
  await sendAct(site.desk, site.matchId('m8'), { act: 'kick-off' });
});
afterAll(() => site?.stop());

test('the matches of the day take turns, and a goal brings its match to the front, announced once', async () => {
  const { page, consoleErrors } = await visit(browser, { viewport: TELEVISION, alone: true });
  await page.clock.install();
  await open(page, site.url + embedPaths.scoreboard);
  const shown = () => page.locator('main h2').allTextContents();
  expect(await shown()).toEqual(['Балик', 'Орловец']);
  const news = page.locator('[aria-live=polite]');
  await expect.poll(() => news.count()).toBe(1);
  await page.clock.runFor(12_500);
  await expect.poll(shown).toEqual(['Вихър', 'Орловец']);
  await page.clock.runFor(12_500);
  await expect.poll(shown).not.toEqual(['Вихър', 'Орловец']);

  await sendAct(site.desk, site.matchId('m8'), GOAL);
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['Вихър', 'Орловец']);
  expect(await page.locator('main section b').allTextContents()).toEqual(['0', '1']);
  expect(await page.getByText('ГОЛ!').isVisible()).toBe(true);
  expect(await news.textContent()).toBe('Гол за Орловец! Вихър 0, Орловец 1.');

  await page.getByRole('button', { name: 'Спри смяната' }).click();
  await page.clock.runFor(30_000);
  expect(await shown()).toEqual(['Вихър', 'Орловец']);
  expect(consoleErrors).toEqual([]);
});

test.each([
  ['television', TELEVISION],
  ['phone', PHONE],
])('fits the screen of a %s and passes axe', async (_name, viewport) => {
  const { page } = await visit(browser, { viewport });
  await open(page, site.url + embedPaths.scoreboard);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });
  expect(overflow).toEqual([0, 0]);
  await expectAccessible(page, 'body');
});

test('the live page leads there', async () => {
  const { page } = await visit(browser);
  await open(page, site.url + pagePaths.liveMatches);
  expect(await page.getByRole('link', { name: 'Табло за голям екран' }).getAttribute('href')).toBe(
    embedPaths.scoreboard,
  );
});
