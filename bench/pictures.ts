import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths, filePaths, MOMENT_FORMATS, type Moment } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { median, printTable, round } from './figures.ts';

const WARM_UP = 10;
const ONE_BY_ONE = 24;
const AT_ONCE = 50;
const BOUND_MS = 150;
/** Of each kind of moment; each is drawn in two formats. */
const MOMENTS = 8;

type Details = z.infer<typeof matchEndpoints.details.response>;

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

    const moments: PictureFigure[] = [];
    for (const [kind, found] of Object.entries(await newestMoments())) {
      const drawn: number[] = [];
      for (const moment of found)
        for (const format of MOMENT_FORMATS) drawn.push(await draw(filePaths.momentPicture(format, moment)));
      if (drawn.length > 0) moments.push({ ...summary(`a moment: ${kind}`, drawn), bound: 'none' });
    }

    const quiet = await delayDuring(() => sleep(1000));
    const crowded = await delayDuring(() => Promise.all(paths.splice(0, AT_ONCE).map(draw)));
    const figures: PictureFigure[] = [
      { ...summary('one picture, warm', times), bound: `${BOUND_MS}, ${median(times) < BOUND_MS ? 'met' : 'not met'}` },
      ...moments,
      { what: 'event loop, quiet', ...quiet, bound: 'none' },
      { what: `event loop, ${AT_ONCE} pictures asked for at once`, ...crowded, bound: 'none' },
    ];
    printTable('Pictures of shared pages', figures);
    return figures;
  } finally {
    await app.close();
    await database.close();
  }

  async function newestMoments(): Promise<Record<Moment['kind'], Moment[]>> {
    const matches = (await newest("matches where status = 'FINISHED'")).slice(0, MOMENTS);
    const competitions = (await database.pool.query<{ id: number }>('select id from competitions order by id')).rows;
    const gameweeks = async (condition: string) => {
      const { rows } = await database.pool.query<{ id: number; part: number }>(
        `select cs.competition_id as id, g.id as part from gameweeks g
         join competition_seasons cs on cs.id = g.competition_season_id
         where exists (select from ${condition}) order by g.id desc limit ${MOMENTS}`,
      );
      return rows;
    };
    const weeks = await gameweeks('matches m where m.gameweek_id = g.id');
    const teams = await gameweeks('compositions c where c.gameweek_id = g.id');
    return {
      match: matches.map((id) => ({ kind: 'match', id })),
      goal: (await Promise.all(matches.map(lastGoal))).flat(),
      competition: competitions.map(({ id }) => ({ kind: 'competition', id })),
      gameweek: weeks.map((week) => ({ kind: 'gameweek', ...week })),
      'team-of-the-week': teams.map((week) => ({ kind: 'team-of-the-week', ...week })),
      players: pairs(await newest('players where not hidden')).map((two) => ({ kind: 'players', ...two })),
      teams: pairs(await newest('teams')).map((two) => ({ kind: 'teams', ...two })),
    };
  }

  async function lastGoal(id: number): Promise<Moment[]> {
    const { details } = (await app.inject({ url: apiPaths.matchDetails(id) })).json<Details>();
    const goal = details.match.goals.at(-1);
    return goal ? [{ kind: 'goal', id, part: goal.id }] : [];
  }

  async function newest(
    table: 'teams' | 'matches' | `matches where ${string}` | 'players where not hidden',
  ): Promise<number[]> {
    const { rows } = await database.pool.query<{ id: number }>(`select id from ${table} order by id desc limit 50`);
    return rows.map(({ id }) => id);
  }
}

/** Neighbours, as many as there are moments of each kind. */
const pairs = (ids: readonly number[]) =>
  ids.slice(0, MOMENTS).flatMap((id, index) => {
    const part = ids[index + 1];
    return part === undefined ? [] : [{ id, part }];
  });

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
