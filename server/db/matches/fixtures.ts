import type { EliminationRound } from '#domain/match/round.ts';
import type { Reader } from '#server/db/queryable.ts';
import {
  competitionObject,
  latinPitch,
  teamObject,
  type CompetitionRefRow,
  type TeamRow,
} from '#server/db/fragments.ts';
import { listedMatchColumns, type GameweekMatchRow } from './gameweek.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/** A match in a list across competitions. */
export interface FixtureListRow extends GameweekMatchRow {
  competition: CompetitionRefRow;
  gameweek: number;
  eliminationRound: EliminationRound | null;
}

const fixtures = sql`
  select ${listedMatchColumns}, m.venue, ${latinPitch(sql`m.venue`)} as "venueLatin",
    case when h.id is not null then ${teamObject(sql`h`)} end as home,
    case when a.id is not null then ${teamObject(sql`a`)} end as away,
    ${competitionObject(sql`c`)} as competition, g.number as gameweek, g.elimination_round as "eliminationRound"
  from matches m
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
  join gameweeks g on g.id = m.gameweek_id
  join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id`;

const inTime = sql`order by m.start_time, c.rank, m.id`;

/** The matches of a team that left will not be played (ST12). */
const willBePlayed = sql`m.status = 'UPCOMING' and not exists (
  select from competition_teams ct
  where ct.competition_season_id = m.competition_season_id and ct.team_id in (m.home_team_id, m.away_team_id)
    and ct.withdrawn_on is not null)`;

/** What is or was set for a time, whatever became of it. */
export const isListed = sql`(m.status <> 'UPCOMING' or ${willBePlayed})`;

/** All matches of the league that are or were set for this time, whatever became of them. */
export async function listMatchesBetween(reader: Reader, from: Date, until: Date): Promise<FixtureListRow[]> {
  return reader.rows<FixtureListRow>(
    sql`${fixtures} where ${isListed} and m.start_time >= ${from} and m.start_time < ${until} ${inTime}`,
  );
}

/** The upcoming matches of the seven days that begin with the first of them. */
export async function listNextMatchDays(reader: Reader, from: Date): Promise<FixtureListRow[]> {
  return reader.rows<FixtureListRow>(
    sql`${fixtures} where ${willBePlayed} and m.start_time >= ${from} and m.start_time < (
       select min(m.start_time) + interval '7 days' from matches m where ${willBePlayed} and m.start_time >= ${from}) ${inTime}`,
  );
}

/** On one pitch: live and to come. */
export async function listMatchesToCome(reader: Reader, pitch: string, limit: number): Promise<FixtureListRow[]> {
  return reader.rows<FixtureListRow>(
    sql`${fixtures} where m.venue = ${pitch} and (m.status = 'LIVE' or ${willBePlayed} and m.start_time is not null) ${inTime} limit ${limit}`,
  );
}

/** On one pitch, the last first. */
export async function listMatchesPlayed(
  reader: Reader,
  pitch: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<FixtureListRow[]> {
  return reader.rows<FixtureListRow>(
    sql`${fixtures} where m.venue = ${pitch} and m.status in ('FINISHED', 'AWARDED')
     order by m.start_time desc nulls last, m.id desc limit ${limit} offset ${offset}`,
  );
}

export interface FollowedTeamRow {
  team: TeamRow;
  /** The live match, else the next one. */
  next: number | null;
  last: number | null;
}

/** Teams with the ids of their next and last matches; each side is read along its own index. */
export async function listFollowedTeams(reader: Reader, teamIds: number[], now: Date): Promise<FollowedTeamRow[]> {
  const nearest = (side: Sql, condition: Sql, order: Sql) =>
    sql`(select m.id, m.status, m.start_time from matches m
      where m.${side}_team_id = t.id and ${condition} order by m.start_time ${order}, m.id limit 1)`;
  const either = (condition: Sql, order: Sql) =>
    sql`(select m.id from (${nearest(sql`home`, condition, order)} union all ${nearest(sql`away`, condition, order)}) m
      order by m.start_time ${order}, m.id limit 1)`;
  return reader.rows<FollowedTeamRow>(
    sql`select ${teamObject(sql`t`)} as team,
       coalesce(${either(sql`m.status = 'LIVE'`, sql``)}, ${either(sql`${willBePlayed} and m.start_time >= ${now}`, sql``)}) as next,
       ${either(sql`m.status in ('FINISHED', 'AWARDED') and m.start_time is not null`, sql`desc`)} as last
     from teams t where t.id = any(${teamIds}::int[])`,
  );
}

/** Finished matches of any of the teams, the newest first; each side is read along its own index. */
export async function listResultsOf(reader: Reader, teamIds: number[], limit: number): Promise<FixtureListRow[]> {
  const newest = (side: Sql) =>
    sql`(select m.id, m.start_time from unnest(${teamIds}::int[]) as team (id), lateral (
        select m.id, m.start_time from matches m
        where m.${side}_team_id = team.id and m.status in ('FINISHED', 'AWARDED') and m.start_time is not null
        order by m.start_time desc, m.id limit ${limit}) m)`;
  return reader.rows<FixtureListRow>(
    sql`${fixtures} where m.id = any(array(
        select id from (${newest(sql`home`)} union ${newest(sql`away`)}) m order by start_time desc, id limit ${limit}))
      order by m.start_time desc, m.id`,
  );
}

export async function listMatchesById(reader: Reader, ids: number[]): Promise<FixtureListRow[]> {
  return reader.rows<FixtureListRow>(sql`${fixtures} where m.id = any(${ids}::int[])`);
}

export async function listNextMatches(
  reader: Reader,
  competitionSeasonId: number,
  from: Date,
  limit: number,
): Promise<FixtureListRow[]> {
  return reader.rows<FixtureListRow>(
    sql`${fixtures} where m.competition_season_id = ${competitionSeasonId} and ${willBePlayed} and m.start_time >= ${from} ${inTime} limit ${limit}`,
  );
}
