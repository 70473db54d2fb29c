import { randomUUID } from 'node:crypto';
import type { MatchDetails } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { recordAct } from '#server/ledger/record-act.ts';
import { startSite } from '#tests/support/site.ts';
import { median, printTable, round } from './figures.ts';
import { findLive } from './pages.ts';

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

/** How soon after one process records a goal does another, which has cached the old response, send the new one? */
export async function measureFreshness(databaseUrl: string): Promise<FreshnessFigure> {
  const writer = await openDatabase({ databaseUrl, dataDir: '' });
  const reader = startSite({ DATABASE_URL: databaseUrl, DEMO: 'off' });
  try {
    const id = await findLive(writer);
    const url = (await reader.ready).replace('localhost', '127.0.0.1') + apiPaths.matchDetails(id);
    const times: { whole: number; afterCommit: number; reads: number }[] = [];
    for (let turn = -WARM_UPS; turn < ROUNDS; turn++) {
      await revisionAt(url);
      await revisionAt(url);
      const began = performance.now();
      const written = await scoreGoal(writer, id);
      const committed = performance.now();
      let reads = 1;
      while ((await revisionAt(url)) < written) reads += 1;
      const fresh = performance.now();
      if (turn >= 0) times.push({ whole: fresh - began, afterCommit: fresh - committed, reads });
    }
    const whole = median(times.map((time) => time.whole));
    const afterCommit = median(times.map((time) => time.afterCommit));
    const figure: FreshnessFigure = {
      'write to fresh read, ms': round(whole),
      'commit to fresh read, ms': round(afterCommit),
      slowest: round(Math.max(...times.map((time) => time.whole))),
      'first read fresh': `${times.filter(({ reads }) => reads === 1).length} of ${ROUNDS}`,
      ok: afterCommit < BOUND_MILLISECONDS,
    };
    printTable(`A goal seen on a second node: median of ${ROUNDS}, bound ${BOUND_MILLISECONDS} ms from the commit`, [
      figure,
    ]);
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

export async function scoreGoal({ db }: OpenDatabase, matchId: number): Promise<number> {
  const act = {
    act: 'goal',
    team: 'home',
    player: null,
    assist: null,
    ownGoal: false,
    penalty: false,
  } as const;
  return (await recordAct(db, { matchId, key: randomUUID(), act }, new Date())).revision;
}
