import { sql } from '#server/db/sql.ts';
import type { PlayedMatch, SeasonRecord } from '#domain/records/season-records.ts';
import { EMPTY_RECORD, joinRecords, LEAST_HAUL, type Haul, type TeamRecord } from '#domain/records/team-record.ts';
import type { Queryable } from '#server/db/queryable.ts';

/*
 * A season is read when one of its matches changes, and joined with the others by what was kept of them: the cost of a
 * result does not grow with the matches of the past.
 */

/** Of a league that was written by a version without records. Locks the competitions. */
export async function listSeasonsWithoutRecords(tx: Queryable): Promise<number[]> {
  await tx.run(sql`select from competitions order by id for no key update`);
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct s.competition_season_id as id from team_season_stats s
    where not exists (select from team_season_records r where r.competition_season_id = s.competition_season_id)
    order by id`);
  return rows.map(({ id }) => id);
}

/** Forgets the records of these seasons; returns the teams that had some. */
export async function clearSeasonRecords(tx: Queryable, seasons: readonly number[]): Promise<number[]> {
  const before = await teamsOf(tx, seasons);
  const touched = sql`any(${seasons}::int[])`;
  await tx.run(sql`delete from team_season_records where competition_season_id = ${touched}`);
  return before;
}

/** Joins the records of all seasons, for the teams that have some in these seasons or had some before. */
export async function joinSeasonRecords(
  tx: Queryable,
  seasons: readonly number[],
  before: readonly number[],
): Promise<void> {
  const touched = sql`any(${seasons}::int[])`;
  const teams = sql`any(${[...new Set([...before, ...(await teamsOf(tx, seasons))])]}::int[])`;
  const competitions = sql`(select competition_id from competition_seasons where id = ${touched})`;
  const rows = await tx.rows<{ competition: number; team: number; records: TeamRecord[] }>(sql`
    select cs.competition_id as competition, r.team_id as team, json_agg(r.record order by s.year_start, s.id) as records
    from team_season_records r
    join competition_seasons cs on cs.id = r.competition_season_id join seasons s on s.id = cs.season_id
    where cs.competition_id in ${competitions} and r.team_id = ${teams}
    group by cs.competition_id, r.team_id`);
  await tx.run(sql`delete from team_records where competition_id in ${competitions} and team_id = ${teams}`);
  const joined = rows.map(({ competition, team, records }) => ({
    competition_id: competition,
    team_id: team,
    record: records.reduce(joinRecords, EMPTY_RECORD),
  }));
  await tx.run(sql`
    insert into team_records select * from jsonb_populate_recordset(null::team_records, ${JSON.stringify(joined)}::jsonb)`);
}

export async function storeSeasonRecords(tx: Queryable, id: number, records: readonly SeasonRecord[]): Promise<void> {
  const kept = records.map(({ team, place, record }) => ({ competition_season_id: id, team_id: team, place, record }));
  await tx.run(sql`
    insert into team_season_records
    select * from jsonb_populate_recordset(null::team_season_records, ${JSON.stringify(kept)}::jsonb)`);
}

async function teamsOf(tx: Queryable, seasons: readonly number[]): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct team_id as id from team_season_records
    where competition_season_id = any(${seasons}::int[])`);
  return rows.map(({ id }) => id);
}

const kickOff = sql`(extract(epoch from m.start_time) * 1000)::float8`;
/** [RE2] */
const countsForRecords = sql`m.status = 'FINISHED' and m.official_home is null`;

/** What the records of a season are made of. */
export async function listPlayed(tx: Queryable, competitionSeasonId: number): Promise<PlayedMatch[]> {
  return tx.rows<PlayedMatch>(sql`
    select m.id, ${kickOff} as at, m.home_team_id as home, m.away_team_id as away, m.home_score as "homeGoals",
      m.away_score as "awayGoals"
    from matches m where m.competition_season_id = ${competitionSeasonId} and ${countsForRecords}
    order by m.start_time, m.id`);
}

export async function listHauls(tx: Queryable, competitionSeasonId: number): Promise<(Haul & { team: number })[]> {
  return tx.rows<Haul & { team: number }>(sql`
    select m.id as match, ${kickOff} as at, p.player_id as player, p.team_id as team, p.goals
    from matches m join player_match_stats p on p.match_id = m.id
    where m.competition_season_id = ${competitionSeasonId} and ${countsForRecords} and p.goals >= ${LEAST_HAUL}
    order by m.id, p.player_id`);
}
