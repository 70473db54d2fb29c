import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import { readStoredMatch } from '#server/db/ledger/read-stored-match.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { createSimulator, type Simulator } from '#demo/simulator/simulator.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

const START = new Date('2026-03-15T17:30:00Z');
const MINUTE = 60_000;

let database: OpenDatabase;
let simulator: Simulator;
let minutes = 0;
const now = () => new Date(START.getTime() + minutes * MINUTE);
const complaints: unknown[] = [];
const log = { warn: (about: object) => void complaints.push(about) };

beforeAll(async () => {
  database = await openLeagueDatabase();
  await loadDemo(database.db, START, () => {});
  simulator = createSimulator({ database, speed: 1, now, log });
  await simulator.step();
});
afterAll(async () => {
  await simulator?.close();
  await database?.close();
});

const count = async (where: string, values: unknown[] = []) => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from matches where ${where}`,
    values,
  );
  return rows[0]?.count ?? 0;
};
const live = () => count(`status = 'LIVE'`);
const soon = () =>
  count(`status = 'UPCOMING' and start_time > $1 and start_time <= $2`, [
    now(),
    new Date(now().getTime() + 60 * MINUTE),
  ]);
const finished = () => count(`status = 'FINISHED'`);
const points = async () => {
  const { rows } = await database.pool.query<{ sum: number }>('select sum(points)::int from team_season_stats');
  return rows[0]?.sum ?? 0;
};

test('for hours two matches are always live and one is about to start; matches end and tables move', async () => {
  const before = { finished: await finished(), points: await points() };
  for (; minutes <= 150; minutes += 1) {
    await simulator.step();
    expect(await live(), `live at minute ${minutes}`).toBeGreaterThanOrEqual(2);
    expect(await soon(), `soon at minute ${minutes}`).toBeGreaterThanOrEqual(1);
  }
  expect(await finished()).toBeGreaterThan(before.finished + 4);
  expect(await points()).toBeGreaterThan(before.points);
  expect(complaints).toEqual([]);
}, 180_000);

test('simulated matches are complete: a ledger that explains the score, goals with scorers, statistics and ratings', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `select distinct m.id from matches m join match_ledger e on e.match_id = m.id
     where m.status = 'FINISHED' and e.idempotency_key like 'demo:%'`,
  );
  expect(rows.length).toBeGreaterThan(4);
  let goals = 0;
  for (const { id } of rows) {
    const match = await readStoredMatch(database.db, id);
    const { entries, homeTeamId, awayTeamId, score, lineup } = match ?? { entries: [], lineup: [] };
    const folded = foldLedger(entries, { home: homeTeamId ?? 0, away: awayTeamId ?? 0 });
    expect(folded.score).toEqual(score);
    expect(folded.manOfTheMatch).not.toBeNull();
    expect(lineup.filter(({ starter }) => starter)).toHaveLength(12);
    expect(folded.goals.every(({ player }) => player !== null)).toBe(true);
    goals += folded.goals.length;
    const { rows: stats } = await database.pool.query<{ rated: number; shots: number; scored: number }>(
      `select count(rating)::int as rated, sum(shots)::int as shots, sum(goals + own_goals)::int as scored
       from player_match_stats where match_id = $1`,
      [id],
    );
    expect(stats[0]?.rated).toBeGreaterThanOrEqual(12);
    expect(stats[0]?.shots).toBeGreaterThanOrEqual(folded.goals.length);
    expect(stats[0]?.scored).toBe(folded.goals.length);
  }
  expect(goals).toBeGreaterThan(rows.length);
});

test('a second node does not play the same matches, and takes over when the first is gone', async () => {
  const entries = async () => {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int from match_ledger');
    return rows[0]?.count ?? 0;
  };
  const other = createSimulator({ database, speed: 1, now, log });
  minutes += 10;
  const before = await entries();
  await other.step();
  expect(await entries()).toBe(before);
  await simulator.close();
  await expect
    .poll(async () => {
      await other.step();
      return entries();
    })
    .toBeGreaterThan(before);
  const { rows } = await database.pool.query(
    `select match_id from match_ledger where kind = 'PHASE' group by match_id, phase having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  await other.close();
});
