import { sql } from 'drizzle-orm';
import type { MatchDetails } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { announceChanges } from '#server/db/changes.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { startSite } from '#tests/support/site.ts';
import { findSubjects } from './asks.ts';
import { median, printTable, round } from './figures.ts';

const WARM_UPS = 5;
const ROUNDS = 60;
const BOUND_MILLISECONDS = 20;

export type FreshnessFigure = {
  'write to fresh read, ms': number;
  'commit to fresh read, ms': number;
  slowest: number;
  'first read fresh': string;
  ok: boolean;
};

/** A goal is written by one process; how soon does another, which had the old answer ready, give the new one? */
export async function measureFreshness(databaseUrl: string): Promise<FreshnessFigure> {
  const writer = await openDatabase({ databaseUrl, dataDir: '' });
  const reader = startSite({ DATABASE_URL: databaseUrl, DEMO: 'off' });
  try {
    const { live, match } = await findSubjects(writer.reader);
    const id = live ?? match;
    const url = (await reader.ready).replace('localhost', '127.0.0.1') + apiPaths.matchDetails(id);
    const times: { whole: number; afterCommit: number; reads: number }[] = [];
    for (let turn = -WARM_UPS; turn < ROUNDS; turn++) {
      await revisionAt(url);
      await revisionAt(url);
      const began = performance.now();
      const written = await scoreGoal(writer.db, id);
      const committed = performance.now();
      let reads = 1;
      while ((await revisionAt(url)) < written) reads += 1;
      const fresh = performance.now();
      if (turn >= 0) times.push({ whole: fresh - began, afterCommit: fresh - committed, reads });
    }
    const whole = median(times.map((time) => time.whole));
    const figure: FreshnessFigure = {
      'write to fresh read, ms': round(whole),
      'commit to fresh read, ms': round(median(times.map((time) => time.afterCommit))),
      slowest: round(Math.max(...times.map((time) => time.whole))),
      'first read fresh': `${times.filter(({ reads }) => reads === 1).length} of ${ROUNDS}`,
      ok: whole < BOUND_MILLISECONDS,
    };
    printTable(`A goal seen on a second node: median of ${ROUNDS}, bound ${BOUND_MILLISECONDS} ms`, [figure]);
    return figure;
  } finally {
    await reader.kill('SIGTERM');
    await writer.close();
  }
}

async function revisionAt(url: string): Promise<number> {
  const response = await fetch(url);
  const { details } = (await response.json()) as MatchDetails;
  return details.match.revision;
}

/** As the desk will: the ledger, the fold of it in the match, and the news of it, in one transaction. */
async function scoreGoal(db: Database, matchId: number): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ revision: number; competition: number; home: number; away: number }>(sql`
      update matches m set revision = m.revision + 1, home_score = m.home_score + 1, changed_at = now()
      from competition_seasons cs
      where m.id = ${matchId} and cs.id = m.competition_season_id
      returning m.revision, cs.competition_id as competition, m.home_team_id as home, m.away_team_id as away`);
    const [written] = rows;
    if (!written) throw new Error(`There is no match ${matchId}`);
    const { revision, competition, home, away } = written;
    await tx.execute(sql`
      insert into match_ledger (match_id, revision, idempotency_key, kind, phase, minute, team_id)
      values (${matchId}, ${revision}, ${`bench ${revision}`}, 'GOAL', 'SECOND_HALF', 40, ${home})`);
    await announceChanges(tx, [
      `match:${matchId}`,
      `competition:${competition}`,
      `team:${home}`,
      `team:${away}`,
      'live',
    ]);
    return revision;
  });
}
