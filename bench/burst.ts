import autocannon from 'autocannon';
import { pagePaths } from '#contract/paths.ts';
import { openDatabase } from '#server/db/open.ts';
import { bringMatch, deskOf, readMetric, startSiteWithDesk } from '#tests/support/site-with-desk.ts';
import { measureOurs, p99 } from './fan-out.ts';
import { median, printTable, round } from './figures.ts';
import { scoreGoal } from './freshness.ts';
import { load, type Target } from './load.ts';
import { findLive } from './pages.ts';

const ROUNDS = 3;
const GOALS = 10;
const SOCKETS = 4900;
const PAGES_A_SECOND = 500;

export type BurstFigure = { what: string; without: number; with: number; figure: number; bound: number; ok: boolean };

/** A match each, because it is kicked off. */
type SocketDatabases = readonly [alone: string, busy: string];

/** What visitors of cached pages notice while others ask for pages that are not cached, and while matches are played. */
export async function measureBurst(databaseUrl: string, sockets: SocketDatabases): Promise<BurstFigure[]> {
  const pages = await measureCachedPages(databaseUrl);
  printTable(`Bursts: medians of ${ROUNDS}`, pages);
  const pushed = await measureSockets(sockets);
  printTable('Sockets', [pushed]);
  return [...pages, pushed];
}

async function measureCachedPages(databaseUrl: string): Promise<BurstFigure[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const site = startSiteWithDesk({ DATABASE_URL: databaseUrl });
  try {
    const url = (await site.ready).replace('localhost', '127.0.0.1');
    const home: Target = { url: `${url}/`, pid: site.pid };
    await load(home);
    const { rows: players } = await database.pool.query<{ id: number }>('select id from players order by id');
    const uncached = players.flatMap(({ id }) =>
      ['', '?tab=Stats', '?tab=Matches', '?tab=Awards'].map((tab) => pagePaths.player(id) + tab),
    );
    let next = 0;
    const figures = [
      await compare('p99 of home while 500 other pages are rendered, ms', 3, home, () =>
        ask(
          url,
          Array.from({ length: 500 }, () => uncached[(next += 1) % uncached.length] ?? '/'),
          { amount: 500 },
        ),
      ),
      await compare('p99 of home while 100 made-up addresses a second are asked for, ms', 1.5, home, () =>
        ask(
          url,
          Array.from({ length: 400 }, () => madeUp()),
          { overallRate: 100, duration: 4 },
        ),
      ),
      await measureRenders(home, deskOf(site)),
      await measureGoal(database, url),
    ];
    return figures;
  } finally {
    await site.kill('SIGTERM');
    await database.close();
  }
}

/** A goal to the last of 5,000 sockets, while 500 pages a second are asked for. */
async function measureSockets([aloneUrl, busyUrl]: SocketDatabases): Promise<BurstFigure> {
  const alone = p99((await measureOurs(aloneUrl, await bringMatch(aloneUrl), { sockets: SOCKETS })).times);
  const busy = (url: string, done: AbortSignal) =>
    new Promise((resolve) => {
      const pages = autocannon({ url, connections: 16, overallRate: PAGES_A_SECOND, duration: 600 }, resolve);
      done.addEventListener('abort', () => pages.stop());
    });
  const together = p99((await measureOurs(busyUrl, await bringMatch(busyUrl), { sockets: SOCKETS, busy })).times);
  return {
    what: `a goal to the last of ${SOCKETS} sockets, p99, with ${PAGES_A_SECOND} pages a second, ms`,
    without: round(alone, 0),
    with: round(together, 0),
    figure: round(together / alone),
    bound: 2,
    ok: together <= 2 * alone,
  };
}

const madeUp = () => {
  const random = Math.random().toString(36).slice(2);
  return ['/?tab=', '/?season=9', '/competition/1?gameweek=99', `/${random}/..?page=`, '/nothing/', '/player/99999']
    .map((path) => path + random)
    .at(Math.floor(Math.random() * 6)) as string;
};

/** The rounds alternate; in the second half of each the others ask, too. */
async function compare(
  what: string,
  bound: number,
  home: Target,
  others: () => Promise<unknown>,
): Promise<BurstFigure> {
  const rounds: { without: number; with: number }[] = [];
  for (let round_ = 0; round_ < ROUNDS; round_++) {
    const { p99: without } = await load(home, { seconds: 4, connections: 4 });
    const [{ p99: withOthers }] = await Promise.all([load(home, { seconds: 4, connections: 4 }), others()]);
    rounds.push({ without, with: withOthers });
  }
  const figure = median(rounds.map((turn) => turn.with / turn.without));
  return {
    what,
    without: round(median(rounds.map((turn) => turn.without))),
    with: round(median(rounds.map((turn) => turn.with))),
    figure: round(figure),
    bound,
    ok: figure <= bound,
  };
}

const ask = (url: string, paths: string[], length: { amount: number } | { overallRate: number; duration: number }) =>
  autocannon({ url, connections: 4, requests: paths.map((path) => ({ path })), ...length });

/** Under as many requests as the site can answer. */
async function measureRenders(home: Target, desk: string): Promise<BurstFigure> {
  const seconds = 10;
  const before = await readMetric(desk, 'page_render_duration_seconds_count');
  const { rps } = await load(home, { seconds });
  const figure = ((await readMetric(desk, 'page_render_duration_seconds_count')) - before) / seconds;
  return {
    what: `renderings a second of home, ${Math.round(rps)} requests a second, live`,
    without: 0,
    with: round(figure),
    figure: round(figure),
    bound: 2,
    ok: figure <= 2,
  };
}

/** From the commit of a goal until a visitor gets the page with it. */
async function measureGoal(database: Awaited<ReturnType<typeof openDatabase>>, url: string): Promise<BurstFigure> {
  const matchId = await findLive(database);
  const page = url + pagePaths.match(matchId);
  const revision = async () => Number(/"revision":(\d+)/.exec(await (await fetch(page)).text())?.[1]);
  const times: number[] = [];
  for (let goal = 0; goal < GOALS; goal++) {
    await revision();
    const written = await scoreGoal(database, matchId);
    const began = performance.now();
    while (!((await revision()) >= written) && performance.now() - began < 5000);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  const figure = median(times);
  return {
    what: 'a goal until the page of its match shows it, ms',
    without: 0,
    with: round(figure),
    figure: round(figure),
    bound: 300,
    ok: figure <= 300,
  };
}
