import type { Browser, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { CompetitionsByStatus } from '#contract/http/competition.ts';
import type { Team } from '#contract/http/shared.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from './browser.ts';
import { demoSite } from './demo-site.ts';
import { askMatch } from './match-page.ts';
import { goTo, open, visit } from './visit.ts';
import { askIn, inLatin } from './in-latin.ts';

interface PlayedMatch {
  id: number;
  home: Team;
  away: Team;
  league: string;
}

/** The demo site and a browser for all tests of a file, with the tabs of a finished match. */
export function demoMatch() {
  let demoUrl: string;
  let browser: Browser;
  let match: PlayedMatch;
  beforeAll(async () => {
    [demoUrl, browser] = await Promise.all([demoSite(), sharedBrowser()]);
    const { active } = await ask<CompetitionsByStatus>(apiPaths.competitionsByStatus);
    const league = active[0];
    const { matches } = await ask<{ matches: { id: number }[] }>(apiPaths.recentMatches(league?.id ?? 0));
    const id = matches[0]?.id ?? 0;
    const { team1: home, team2: away } = inLatin(await askMatch(demoUrl, id));
    if (!league || !home || !away) throw new Error('The demo league has changed');
    match = { id, home, away, league: league.name };
  });
  const ask = askIn(() => demoUrl);
  return {
    ask,
    url: () => demoUrl,
    match: () => match,
    address: (tab: string, language = 'en') => `${demoUrl}${pagePaths.match(match.id)}?tab=${tab}&lang=${language}`,
    visitDemo: (options?: Parameters<typeof visit>[1]) => visit(browser, options),
    /** Opens a tab from another page, so that the browser and not the server loads its data. */
    openTabByLink: async (page: Page, tab: string) => {
      await open(page, `${demoUrl}${pagePaths.about}?lang=en`);
      await goTo(page, `${pagePaths.match(match.id)}?tab=${tab}`);
      await panel(page).waitFor();
    },
  };
}

export const panel = (page: Page) => page.getByRole('tabpanel');
export const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
export const pressed = (page: Page) => panel(page).locator('[aria-pressed=true]').allTextContents();
