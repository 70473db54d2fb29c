import type { Browser } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { LiveAndUpcoming } from '#contract/http/live.ts';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';

const demoUrl = await demoSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

async function firstLive() {
  const { liveMatches } = (await (await fetch(`${demoUrl}/api/matches/live-and-upcoming`)).json()) as LiveAndUpcoming;
  return liveMatches[0]!;
}

const secondsOf = (match: LiveAndUpcoming['liveMatches'][number]) => match.current_minute * 60 + match.current_second;

const toSeconds = (clock: string) => {
  const [minute = 0, second = 0] = clock.split(':').map(Number);
  return minute * 60 + second;
};

test('the clock of a live match ticks and is right, though the visitor’s own is hours off', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  const consoleErrors: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.addInitScript(() => {
    const trueNow = Date.now;
    Date.now = () => trueNow() - 3 * 3_600_000;
  });
  const match = await firstLive();
  await page.goto(demoUrl + pagePaths.match(match.id));
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));

  const clock = page
    .locator('main')
    .getByText(/^\d\d:\d\d$/)
    .first();
  const read = async () => toSeconds((await clock.textContent()) ?? '');
  if (match.timer_running) {
    const first = await read();
    await expect.poll(read).toBeGreaterThanOrEqual(first + 2);
  }
  // The clock lies between the API's answers before and after reading it, however long that takes.
  const before = secondsOf(await firstLive());
  const shown = await read();
  const after = secondsOf(await firstLive());
  // The page may have been cached for a second, and both sides drop fractions.
  expect(shown).toBeGreaterThanOrEqual(before - 2);
  expect(shown).toBeLessThanOrEqual(after + 1);
  expect(consoleErrors).toEqual([]);
});
