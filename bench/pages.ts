import { pagePaths } from '#contract/paths.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { startSite } from '#tests/support/site.ts';
import { printTable } from './figures.ts';
import { besideBare, DESCRIBED_BOUNDS, isFast, type BesideBare } from './load.ts';
import { findSubjects } from './requests.ts';

export type PageFigure = { page: string; ok: boolean } & BesideBare;

/** Pages of the built program: cached ones of a quiet day, and those of a match night while the simulator plays. */
export async function measurePages(demoUrl: string, quietUrl: string): Promise<PageFigure[]> {
  const database = await openDatabase({ databaseUrl: quietUrl, dataDir: '' });
  const { competition, match, player, team } = await findSubjects(database.reader);
  await endMatches(database);
  const quiet = await measure(
    { DATABASE_URL: quietUrl, DEMO: 'off' },
    {
      home: pagePaths.home,
      match: pagePaths.match(match),
      standings: `${pagePaths.competition(competition)}?tab=standings`,
      player: pagePaths.player(player),
      team: pagePaths.team(team),
    },
  );
  await database.close();
  const live = await openDatabase({ databaseUrl: demoUrl, dataDir: '' });
  const playing = await findLive(live);
  await live.close();
  const night = await measure(
    { DATABASE_URL: demoUrl, DEMO: 'auto' },
    {
      'home, live': pagePaths.home,
      'match, live': pagePaths.match(playing),
    },
  );
  const figures = [...quiet, ...night];
  printTable(`Pages beside bare node:http, ${DESCRIBED_BOUNDS}`, figures);
  return figures;
}

async function measure(settings: Record<string, string>, pages: Record<string, string>) {
  const site = startSite(settings);
  try {
    const address = (await site.ready).replace('localhost', '127.0.0.1');
    const figures: PageFigure[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const figure = await besideBare({ url: address + path, pid: site.pid }, 'br');
      figures.push({ page, ...figure, ok: isFast(figure) });
    }
    return figures;
  } finally {
    await site.kill('SIGTERM');
  }
}

/** No match is live, and none begins. */
export const endMatches = ({ pool }: OpenDatabase) =>
  pool.query(
    `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where status = 'LIVE';
     update matches set start_time = start_time + interval '7 days' where status = 'UPCOMING'`,
  );

export async function findLive({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from matches where status = 'LIVE' and phase in ('FIRST_HALF', 'SECOND_HALF') order by id limit 1`,
  );
  if (!rows[0])
    throw new Error('No match of the demo league is being played at this moment: try again in some minutes.');
  return rows[0].id;
}
