import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import type { League } from '#tests/support/league.ts';
import { match, smallLeague, SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';
import { visit } from '#tests/support/visit.ts';

/* Names as long as clubs have them: whole in every list of matches, table, head and bracket of a phone. */

const NAMES: Record<string, string> = {
  balik: 'Wolverhampton Wanderers FC',
  vihar: 'ФК Добруджанец Овчарово 1945',
  orlovets: 'Brighton & Hove Albion FC',
  riltsi: 'Спортист Генерал Тошево',
};

/** The cup of the small league, played to its end. */
function withCup(small: League): League {
  const [, cup] = small.competitionSeasons;
  const rounds = ['semi_final', 'third_place', 'final'] as const;
  Object.assign(cup ?? {}, {
    teams: Object.keys(NAMES).map((team, place) => ({ team, group: null, seed: place + 1, withdrawnOn: null })),
    gameweeks: rounds.map((eliminationRound, index) => ({
      number: index + 1,
      startsOn: `2025-03-0${index + 1}`,
      endsOn: `2025-03-0${index + 1}`,
      eliminationRound,
    })),
  });
  const tie = (gameweek: number, bracketSlot: number, home: string, away: string, score: [number, number]) =>
    match(`cup-${home}-${away}`, {
      competition: 'old',
      season: '2024',
      gameweek,
      bracketSlot,
      home,
      away,
      score,
      startTime: `2025-03-0${gameweek}T17:00:00Z`,
      status: 'FINISHED',
      phase: 'FULL_TIME',
    });
  small.matches.push(
    tie(1, 1, 'balik', 'vihar', [3, 1]),
    tie(1, 2, 'orlovets', 'riltsi', [2, 4]),
    tie(2, 1, 'vihar', 'orlovets', [12, 10]),
    tie(3, 1, 'balik', 'riltsi', [0, 1]),
  );
  return small;
}

let browser: Browser;
let league: LeagueApp;
let url: string;
let idOf: (key: string) => number;
/** In both languages. */
let names: string[];
beforeAll(async () => {
  const small = withCup(smallLeague());
  const teams = small.teams.map((team) => ({ ...team, name: NAMES[team.key] ?? team.name }));
  league = await openAppOn(await openLeagueDatabase({ ...small, teams }), SMALL_LEAGUE_NOW);
  [url, browser] = await Promise.all([league.app.listen({ port: 0, host: '127.0.0.1' }), sharedBrowser()]);
  const sent = (await (await fetch(url + apiPaths.teams)).json()) as { id: number; name: string; name_latin: string }[];
  idOf = (key) => sent.find(({ name }) => name === NAMES[key])?.id ?? 0;
  names = sent.flatMap((team) => [team.name, team.name_latin]).filter((name) => name.length > 20);
});
afterAll(() => league?.close());

const PAGES: Record<string, () => string> = {
  home: () => pagePaths.home,
  results: () => `${pagePaths.results}?d=2026-03-15`,
  'results of a competition': () => pagePaths.resultsCompetition(2),
  competition: () => pagePaths.competition(1),
  'results in a tab': () => `${pagePaths.competition(2)}?tab=results&gameweek=2`,
  'overview of a cup that is over': () => `${pagePaths.competition(2)}?tab=home`,
  records: () => `${pagePaths.competition(2)}?tab=records`,
  table: () => `${pagePaths.competition(1)}?tab=standings`,
  bracket: () => `${pagePaths.competition(2)}?tab=playoffs`,
  match: () => pagePaths.match(5),
  'match to come': () => pagePaths.match(6),
  team: () => pagePaths.team(idOf('balik')),
  'results of a team': () => `${pagePaths.team(idOf('balik'))}?tab=Results`,
  'head to head': () => `${pagePaths.match(5)}?tab=h2h`,
};

test.each([320, 360, 390].flatMap((width) => Object.keys(PAGES).map((name) => [name, width] as const)))(
  '%s at %i pixels cuts no name and has none outside',
  async (name, width) => {
    const { page } = await visit(browser, { viewport: { width, height: 844 } });
    for (const language of ['bg', 'en']) {
      const address = new URL(url + PAGES[name]?.());
      address.searchParams.set('lang', language);
      await page.goto(address.href);
      const cut = await page.evaluate(findCut, names);
      expect([language, cut]).toEqual([language, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

/** Runs in the page. */
function findCut(all: string[]): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    // Teams drift across home on purpose, and what can be chosen scrolls.
    if (!all.includes(node.nodeValue ?? '') || !holder?.checkVisibility() || holder.closest('li, button')) continue;
    if (holder.scrollWidth > holder.clientWidth + 1 && getComputedStyle(holder).display !== 'inline')
      found.push(`${node.nodeValue} in ${holder.className} of ${holder.parentElement?.className}`);
    if (holder.getBoundingClientRect().right > innerWidth) found.push(`${node.nodeValue} outside`);
  }
  return found;
}

test.each([360, 390])(
  'the bracket at %i pixels has the third place beside its final, and a golden way',
  async (width) => {
    const { page } = await visit(browser, { viewport: { width, height: 844 } });
    await page.goto(url + PAGES.bracket?.());
    const ties = page.locator('[role=tabpanel] a[data-folded]');
    const texts = await ties.allInnerTexts();
    const shown = [NAMES.balik, 'Финал, 3 март', 'Трето място', NAMES.orlovets];
    expect(texts.map((text, place) => text.includes(shown[place] ?? '–'))).toEqual([true, true, true, true]);
    const boxes = await ties.evaluateAll((all) =>
      all.map((tie) => {
        const { x, y, right, bottom } = tie.getBoundingClientRect();
        return { x, y, right, bottom, spills: tie.scrollWidth > tie.clientWidth };
      }),
    );
    const [upper, final, third, lower] = boxes as unknown as [Box, Box, Box, Box];
    expect(final.y).toBe(third.y);
    expect(final.right).toBeLessThan(third.x);
    expect([upper.bottom < final.y, lower.y > final.bottom]).toEqual([true, true]);
    expect(boxes.filter(({ right, spills }) => spills || right > width)).toEqual([]);
    expect(lower.bottom - upper.y).toBeLessThan(500);
    const lit = page.locator('[role=tabpanel] path[data-kind=lit]');
    expect(await lit.count()).toBe(1);
    expect((await lit.boundingBox())?.y).toBeGreaterThan(third.bottom - 10);
  },
);

interface Box {
  x: number;
  y: number;
  right: number;
  bottom: number;
}
