import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActResponse, ActRequest } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { openDatabase } from '#server/db/open.ts';
import { openLeagueDatabase } from './league-database.ts';
import { writeLeague } from './league-rows.ts';
import { smallLeague } from './small-league.ts';
import type { Site } from './site.ts';
import { startSite } from './site.ts';

export const SITE_TOKEN = 'a-token-for-the-tests';

/** The address of the desk of a site. */
export const deskOf = (site: Site): string => /The desk is at (\S+)\//.exec(site.output())?.[1] ?? '';

/** The built program without the demo, with a desk whose token the tests know. */
export const startSiteWithDesk = (settings: Record<string, string>, within?: readonly string[]): Site =>
  startSite({ DEMO: 'off', DESK_TOKEN: SITE_TOKEN, SOCKETS_PER_ADDRESS: '5000', ...settings }, within);

/** A league with a match that can be kicked off, in the database behind the address; answers the id of that match. */
export async function bringMatch(url: string): Promise<number> {
  const database = await openLeagueDatabase(smallLeague(), url);
  const { rows } = await database.pool.query<{ id: number }>(`select id from matches where key = 'm6'`);
  await database.close();
  return rows[0]?.id ?? 0;
}

/** The same in a data folder, beside the running server, as the command line does it. */
export async function bringMatchBeside(dataDir: string): Promise<number> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await database.db.transaction((tx) => writeLeague(tx, smallLeague()));
  const { rows } = await database.pool.query<{ id: number }>(`select id from matches where key = 'm6'`);
  await database.close();
  return rows[0]?.id ?? 0;
}

/** A figure of /metrics, over all its labels. */
export async function readMetric(desk: string, name: string): Promise<number> {
  const text = await (await fetch(`${desk}/metrics`)).text();
  const samples = [...text.matchAll(new RegExp(`^delta_league_${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))];
  if (samples.length === 0) throw new Error(`/metrics has no ${name}`);
  return samples.reduce((sum, [, value]) => sum + Number(value), 0);
}

/** One request; a refusal or a failure is an error. */
export async function sendAct(
  desk: string,
  matchId: number,
  act: ActRequest['act'],
  key: string = randomUUID(),
): Promise<ActResponse> {
  const response = await fetch(`${desk}${deskPaths.acts(matchId)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SITE_TOKEN}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ act } satisfies ActRequest),
    signal: AbortSignal.timeout(10_000),
  });
  const body = (await response.json()) as ActResponse & { error?: string };
  if (!response.ok) throw new Error(`${response.status} ${body.error}`);
  return body;
}

/** Like a phone: sends the same act under the same key until it is recorded. */
export async function sendUntilAccepted(
  desk: () => string,
  matchId: number,
  act: ActRequest['act'],
  key: string = randomUUID(),
) {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await sendAct(desk(), matchId, act, key);
    } catch (error) {
      const isFinal = error instanceof Error && /^4\d\d /.test(error.message);
      if (isFinal || Date.now() > end) throw error;
      await sleep(50);
    }
  }
}
