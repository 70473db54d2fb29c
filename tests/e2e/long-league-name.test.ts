import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { writeLeagueSettings } from '#server/league/league-settings.ts';
import { startingSettings } from '#server/league/starting-settings.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { smallLeague, SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';

/* A league is called what it is called: its whole name stands in the head, the hero and the foot, and no word is divided. */

const NAME = 'Общинска футболна лига на ветераните — Велико Търново';

let browser: Browser;
let league: LeagueApp;
let url: string;
beforeAll(async () => {
  const database = await openLeagueDatabase(smallLeague());
  await database.db.transaction((tx) => writeLeagueSettings(tx, { ...startingSettings, name: { bg: NAME, en: '' } }));
  league = await openAppOn(database, SMALL_LEAGUE_NOW);
  [url, browser] = await Promise.all([league.app.listen({ port: 0, host: '127.0.0.1' }), sharedBrowser()]);
});
afterAll(() => league?.close());

test.each([320, 360, 390, 1280])('at %i pixels', async (width) => {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url + pagePaths.home);
  const places = await page.evaluate((name) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { cut: boolean; divided: string[]; outside: boolean }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (node.nodeValue !== name || !holder?.closest('header, h1, footer') || !holder.checkVisibility()) continue;
      const divided = [...name.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1;
      });
      const { right } = holder.getBoundingClientRect();
      found.push({
        cut: holder.scrollHeight > holder.clientHeight + 2 && getComputedStyle(holder).overflow === 'hidden',
        divided: divided.map(([word]) => word),
        outside: right > innerWidth,
      });
    }
    return found;
  }, NAME);
  expect(places.length).toBeGreaterThanOrEqual(3);
  for (const place of places) expect(place).toEqual({ cut: false, divided: [], outside: false });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
