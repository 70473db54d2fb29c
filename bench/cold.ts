import { pagePaths } from '#contract/paths.ts';
import { openDatabase } from '#server/db/open.ts';
import { startSite } from '#tests/support/site.ts';
import { median, printTable, round } from './figures.ts';
import { findSubjects } from './requests.ts';

/** Starts of the program. */
const STARTS = 5;

export type ColdFigure = { request: string; 'after a start, ms': number; 'again, ms': number };

/** What the first visitor after a start waits for: search, and a page of each kind, one after the other. */
export async function measureCold(databaseUrl: string): Promise<ColdFigure[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const { competition, match, team, player, referee, name } = await findSubjects(database.reader);
  await database.close();
  const paths = {
    search: `/api/search?q=${encodeURIComponent(name)}`,
    home: pagePaths.home,
    standings: `${pagePaths.competition(competition)}?tab=standings`,
    match: pagePaths.match(match),
    team: pagePaths.team(team),
    player: pagePaths.player(player),
    referee: pagePaths.referee(referee),
    news: pagePaths.news,
  };
  const first = new Map<string, number[]>();
  const again = new Map<string, number[]>();
  for (let start = 0; start < STARTS; start++) {
    const site = startSite({ DATABASE_URL: databaseUrl, DEMO: 'off' });
    try {
      const address = await site.ready;
      for (const times of [first, again])
        for (const [what, path] of Object.entries(paths))
          times.set(what, [...(times.get(what) ?? []), await timeRequest(address + path)]);
    } finally {
      await site.kill('SIGTERM');
    }
  }
  const figures = Object.keys(paths).map((request) => ({
    request,
    'after a start, ms': round(median(first.get(request) ?? []), 1),
    'again, ms': round(median(again.get(request) ?? []), 1),
  }));
  printTable(`The first requests after a start, medians of ${STARTS} starts`, figures);
  return figures;
}

async function timeRequest(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}
