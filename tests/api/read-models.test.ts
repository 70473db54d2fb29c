import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import {
  playerCompetitionStatsOf,
  playerSeasonStatsOf,
  playerTeamStatsOf,
  refereeSeasonStatsOf,
  refreshReadModels,
  teamSeasonsOf,
  teamSeasonStatsOf,
} from '#server/db/read-models.ts';
import { generateLeague } from '#server/demo/generate-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

const NOW = new Date('2026-03-15T17:30:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openLeagueDatabase(generateLeague({ seed: 'read models', now: NOW }));
});
afterAll(() => database?.close());

/** Every row as text, in an order of its own. */
async function rowsOf(query: SQL): Promise<string[]> {
  const { rows } = await database.db.execute<{ row: string }>(sql`select row::text as row from (${query}) as row`);
  return rows.map(({ row }) => row).toSorted();
}

async function expectEqualToRecomputation() {
  const all = sql`true`;
  expect(await rowsOf(sql`select * from player_season_stats`)).toEqual(await rowsOf(playerSeasonStatsOf(all)));
  expect(await rowsOf(sql`select * from team_season_stats`)).toEqual(await rowsOf(teamSeasonStatsOf(all)));
  expect(await rowsOf(sql`select * from team_seasons`)).toEqual(await rowsOf(teamSeasonsOf(all)));
  expect(await rowsOf(sql`select * from referee_season_stats`)).toEqual(await rowsOf(refereeSeasonStatsOf(all)));
  expect(await rowsOf(sql`select * from player_competition_stats`)).toEqual(
    await rowsOf(playerCompetitionStatsOf(all)),
  );
  expect(await rowsOf(sql`select * from player_team_stats`)).toEqual(await rowsOf(playerTeamStatsOf(all)));
}

test('a league that was just written has its sums', async () => {
  await expectEqualToRecomputation();
});

test('a version that tells seasons otherwise tells them anew when it starts', async () => {
  await database.pool.query(`update team_seasons set told = '{}' where season_id = (select max(id) from seasons)`);
  await database.pool.query('delete from team_seasons where season_id = (select min(id) from seasons)');
  await migrateDatabase(database.pool);
  await expectEqualToRecomputation();
});

test('matches of two competitions that end at once are both in the season of a team', async () => {
  const { rows } = await database.pool.query<{ first: number; second: number }>(`
    select a.competition_season_id as first, b.competition_season_id as second
    from team_season_stats a join team_season_stats b on b.team_id = a.team_id and b.competition_season_id > a.competition_season_id
    join competition_seasons ca on ca.id = a.competition_season_id
    join competition_seasons cb on cb.id = b.competition_season_id and cb.season_id = ca.season_id
    order by 1, 2 limit 1`);
  const { first, second } = rows[0]!;
  await Promise.all(
    [first, second].map((id) =>
      database.db.transaction(async (tx) => {
        await tx.execute(
          sql`update matches set home_score = home_score + 1 where competition_season_id = ${id} and status = 'FINISHED'`,
        );
        await refreshReadModels(tx, [id]);
      }),
    ),
  );
  await expectEqualToRecomputation();
});

/** What can happen to a match after it was counted. The match is the nth finished one. */
const ACTS = {
  correctScore: (n: number) => sql`update matches set home_score = home_score + 1 where id = ${finished(n)}`,
  award: (n: number) =>
    sql`update matches set status = 'AWARDED', official_home = 3, official_away = 0 where id = ${finished(n)}`,
  reopen: (n: number) => sql`update matches set status = 'LIVE' where id = ${finished(n)}`,
  correctGoals: (n: number) =>
    sql`update player_match_stats set goals = goals + 1, shots = shots + 1, rating = 9.9 where match_id = ${finished(n)} and starter`,
  forgetPlayer: (n: number) =>
    sql`delete from player_match_stats where match_id = ${finished(n)} and player_id = (select max(player_id) from player_match_stats where match_id = ${finished(n)})`,
  forgetEverybody: (n: number) => sql`delete from player_match_stats where match_id = ${finished(n)}`,
  deductPoints: (n: number) => sql`
    insert into point_adjustments (key, competition_season_id, team_id, points, reason_bg, reason_en, decided_on)
    select 'test ' || gen_random_uuid(), competition_season_id, home_team_id, -1, 'проба', 'test', current_date
    from matches where id = ${finished(n)}`,
};
const finished = (n: number) => sql`(select id from matches where status = 'FINISHED' order by id offset ${n} limit 1)`;

test('whatever happens to matches, refreshing what was touched equals making everything anew', async () => {
  const acts = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])), fc.nat(250)), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(acts, async (happened) => {
      await database.db.transaction(async (tx) => {
        const touched: number[] = [];
        for (const [act, n] of happened) {
          const { rows } = await tx.execute<{ id: number }>(
            sql`select competition_season_id as id from matches where id = ${finished(n)}`,
          );
          touched.push(...rows.map(({ id }) => id));
          await tx.execute(ACTS[act](n));
        }
        await refreshReadModels(tx, touched);
      });
      await expectEqualToRecomputation();
    }),
    { numRuns: 12 },
  );
});
