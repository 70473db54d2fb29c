import { sql, type Sql } from '#server/db/sql.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import {
  playerCompetitionStatsOf,
  playerSeasonStatsOf,
  playerTeamStatsOf,
  refereeSeasonStatsOf,
  teamSeasonStatsOf,
} from '#server/db/sums.ts';
import { refreshReadModels } from '#server/standings/refresh-read-models.ts';
import { expectRecordsToBeRight } from '#tests/support/team-records.ts';
import { demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openLeagueDatabase(demoLeague());
});
afterAll(() => database?.close());

/** Every row as text, sorted. */
async function rowsOf(query: Sql): Promise<string[]> {
  const rows = await database.db.rows<{ row: string }>(sql`select row::text as row from (${query}) as row`);
  return rows.map(({ row }) => row).toSorted();
}

async function expectEqualToRecomputation() {
  const all = sql`true`;
  expect(await rowsOf(sql`select * from player_season_stats`)).toEqual(await rowsOf(playerSeasonStatsOf(all)));
  expect(await rowsOf(sql`select * from team_season_stats`)).toEqual(await rowsOf(teamSeasonStatsOf(all)));
  expect(await rowsOf(sql`select * from referee_season_stats`)).toEqual(await rowsOf(refereeSeasonStatsOf(all)));
  expect(await rowsOf(sql`select * from player_competition_stats`)).toEqual(
    await rowsOf(playerCompetitionStatsOf(all)),
  );
  expect(await rowsOf(sql`select * from player_team_stats`)).toEqual(await rowsOf(playerTeamStatsOf(all)));
  await expectRecordsToBeRight(database);
}

test('a league that was just written has its sums', async () => {
  await expectEqualToRecomputation();
});

/** Changes to the nth finished match. */
const ACTS = {
  correctScore: (n: number) => sql`update matches set home_score = home_score + 1 where id = ${finished(n)}`,
  award: (n: number) =>
    sql`update matches set status = 'AWARDED', official_home = 3, official_away = 0 where id = ${finished(n)}`,
  decideOtherwise: (n: number) =>
    sql`update matches set official_home = 0, official_away = 3 where id = ${finished(n)}`,
  leave: (n: number) => sql`
    update competition_teams c set withdrawn_on = current_date, results_annulled = ${n % 2 === 0} from matches m
    where m.id = ${finished(n)} and c.competition_season_id = m.competition_season_id and c.team_id = m.home_team_id`,
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

test('after any acts, refreshing the touched rows equals rebuilding everything', async () => {
  const acts = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])), fc.nat(250)), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(acts, async (happened) => {
      await database.db.transaction(async (tx) => {
        const touched: number[] = [];
        for (const [act, n] of happened) {
          const rows = await tx.rows<{ id: number }>(
            sql`select competition_season_id as id from matches where id = ${finished(n)}`,
          );
          touched.push(...rows.map(({ id }) => id));
          await tx.run(ACTS[act](n));
        }
        await refreshReadModels(tx, touched);
      });
      await expectEqualToRecomputation();
    }),
    { numRuns: 12 },
  );
});
