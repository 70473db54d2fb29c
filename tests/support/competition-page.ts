import type { Browser, Route } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Competition, CompetitionsByStatus } from '#contract/http/competition.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from './browser.ts';
import { demoSite } from './demo-site.ts';
import { askIn } from './in-latin.ts';

/** The demo site and a browser for all tests of a file, with the addresses of its competitions. */
export function demoCompetitions() {
  let demoUrl: string;
  let browser: Browser;
  let all: Competition[];
  beforeAll(async () => {
    [demoUrl, browser] = await Promise.all([demoSite(), sharedBrowser()]);
    const { active, upcoming, finished } = await ask<CompetitionsByStatus>(apiPaths.competitionsByStatus);
    all = [...active, ...upcoming, ...finished];
  });
  const ask = askIn(() => demoUrl);
  const one = (is: (competition: Competition) => boolean): Competition => {
    const found = all.find(is);
    if (!found) throw new Error('The demo league has changed');
    return found;
  };
  return {
    ask,
    browser: () => browser,
    url: () => demoUrl,
    /** The home league. */
    league: () => one(() => true),
    withFormat: (format: Competition['format']) => one((competition) => competition.format === format),
    address: (id: number, query = '') => `${demoUrl}${pagePaths.competition(id)}${query}`,
  };
}

export const fail = (route: Route) => route.fulfill({ status: 500, json: { error: 'Broken' } });
