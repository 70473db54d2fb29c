import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { filePaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { median, printTable, round } from './figures.ts';

const WARM_UP = 10;
const ONE_BY_ONE = 24;
const AT_ONCE = 50;
const BOUND_MS = 150;

export type PictureFigure = {
  what: string;
  'median ms': number;
  'most ms': number;
  /** Of the median. */
  bound: string;
};

/** How long an uncached picture takes, and how late the main thread is while fifty are drawn. */
export async function measurePictures(databaseUrl: string): Promise<PictureFigure[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const app = await buildApp({
    settings: { publicUrl: 'https://league.example', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
  });
  try {
    const [matches, players] = [await newest('matches'), await newest('players where not hidden')];
    const paths = matches.flatMap((match, i) => [
      filePaths.socialPicture('match', match),
      filePaths.socialPicture('player', players[i] ?? 1),
    ]);
    const draw = async (path: string): Promise<number> => {
      const began = performance.now();
      const { statusCode } = await app.inject({ url: path });
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      return performance.now() - began;
    };
    for (const path of paths.splice(0, WARM_UP)) await draw(path);
    const times: number[] = [];
    for (const path of paths.splice(0, ONE_BY_ONE)) times.push(await draw(path));

    const quiet = await delayDuring(() => sleep(1000));
    const crowded = await delayDuring(() => Promise.all(paths.splice(0, AT_ONCE).map(draw)));
    const figures: PictureFigure[] = [
      { ...summary('one picture, warm', times), bound: `${BOUND_MS}, ${median(times) < BOUND_MS ? 'met' : 'not met'}` },
      { what: 'event loop, quiet', ...quiet, bound: 'none' },
      { what: `event loop, ${AT_ONCE} pictures asked for at once`, ...crowded, bound: 'none' },
    ];
    printTable('Pictures of shared pages', figures);
    return figures;
  } finally {
    await app.close();
    await database.close();
  }

  async function newest(table: 'matches' | 'players where not hidden'): Promise<number[]> {
    const { rows } = await database.pool.query<{ id: number }>(`select id from ${table} order by id desc limit 50`);
    return rows.map(({ id }) => id);
  }
}

const summary = (what: string, times: number[]) => ({
  what,
  'median ms': round(median(times), 0),
  'most ms': round(Math.max(...times), 0),
});

/** How late a timer of one millisecond fires. */
async function delayDuring(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return { 'median ms': round(delay.percentile(50) / 1e6 - 1, 1), 'most ms': round(delay.max / 1e6 - 1, 0) };
}
