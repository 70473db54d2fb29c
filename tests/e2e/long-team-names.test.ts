import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { smallLeague, SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';
import { visit } from '#tests/support/visit.ts';

/* Names as long as clubs have them: whole in every list of matches, table, head and bracket of a phone. */

const NAMES: Record<string, string> = {
  balik: 'Wolverhampton Wanderers FC',
  vihar: 'ФК Добруджанец Овчарово 1945',
  orlovets: 'Brighton & Hove Albion FC',
  riltsi: 'Спортист Генерал Тошево',
};

let browser: Browser;
let league: LeagueApp;
let url: string;
let idOf: (key: string) => number;
beforeAll(async () => {
  const small = smallLeague();
  const teams = small.teams.map((team) => ({ ...team, name: NAMES[team.key] ?? team.name }));
  league = await openAppOn(await openLeagueDatabase({ ...small, teams }), SMALL_LEAGUE_NOW);
  [url, browser] = await Promise.all([league.app.listen({ port: 0, host: '127.0.0.1' }), sharedBrowser()]);
  const sent = (await (await fetch(url + apiPaths.teams)).json()) as { id: number; name: string }[];
  idOf = (key) => sent.find(({ name }) => name === NAMES[key])?.id ?? 0;
});
afterAll(() => league?.close());

const PAGES: Record<string, () => string> = {
  home: () => pagePaths.home,
  results: () => `${pagePaths.results}?d=2026-03-15`,
  competition: () => pagePaths.competition(1),
  table: () => `${pagePaths.competition(1)}?tab=standings`,
  match: () => pagePaths.match(5),
  'match to come': () => pagePaths.match(6),
  team: () => pagePaths.team(idOf('balik')),
};

test.each([320, 360, 390].flatMap((width) => Object.keys(PAGES).map((name) => [name, width] as const)))(
  '%s at %i pixels cuts no name and has none outside',
  async (name, width) => {
    const { page } = await visit(browser, { viewport: { width, height: 844 } });
    await page.goto(url + PAGES[name]?.());
    const cut = await page.evaluate((names) => {
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        // Teams drift across home on purpose.
        if (!names.includes(node.nodeValue ?? '') || !holder?.checkVisibility() || holder.closest('li')) continue;
        if (holder.scrollWidth > holder.clientWidth + 1 && getComputedStyle(holder).display !== 'inline')
          found.push(`${node.nodeValue} in ${holder.className} of ${holder.parentElement?.className}`);
        if (holder.getBoundingClientRect().right > innerWidth) found.push(`${node.nodeValue} outside`);
      }
      return found;
    }, Object.values(NAMES));
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);
