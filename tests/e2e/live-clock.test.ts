import type { Browser } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { LiveAndUpcoming } from '#contract/http/live.ts';
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
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const trueNow = Date.now;
    Date.now = () => trueNow() - 3 * 3_600_000;
  });
  await page.goto(demoUrl);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));

  const match = await firstLive();
  const clock = page.locator(`a[href="/match-details/${match.id}"]`).getByText(/^\d\d:\d\d$/);
  const read = async () => toSeconds((await clock.textContent()) ?? '');
  if (match.timer_running) {
    const first = await read();
    await page.waitForTimeout(3000);
    const later = await read();
    expect(later - first).toBeGreaterThanOrEqual(2);
    expect(later - first).toBeLessThanOrEqual(4);
  }
  // The answer before the look and the one after it hold it between them, however long the look takes.
  const before = secondsOf(await firstLive());
  const shown = await read();
  const after = secondsOf(await firstLive());
  // What the page came with may have been kept for a second, and both leave fractions out.
  expect(shown).toBeGreaterThanOrEqual(before - 2);
  expect(shown).toBeLessThanOrEqual(after + 1);
  expect(complaints).toEqual([]);
});
