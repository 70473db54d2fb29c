import type { TeamRecord } from '#domain/records/team-record.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, teamObject } from '#server/db/fragments.ts';
import { playerObject, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/** What a team did in all seasons of a competition. */
export interface TeamRecordRow {
  team: TeamRow;
  competition: CompetitionRefRow;
  /** [RE6] In the current season. */
  isPlaying: boolean;
  record: TeamRecord;
}

const teamRecordsWhere = (condition: Sql) => sql`
  select ${teamObject(sql`t`)} as team, ${competitionObject(sql`c`)} as competition, r.record,
    exists (
      select from seasons s join competition_seasons cs on cs.season_id = s.id and cs.competition_id = r.competition_id
      join competition_teams ct on ct.competition_season_id = cs.id and ct.team_id = r.team_id
      where s.is_current and ct.withdrawn_on is null) as "isPlaying"
  from team_records r join teams t on t.id = r.team_id join competitions c on c.id = r.competition_id
  where ${condition}`;

export async function listCompetitionRecords(reader: Reader, competitionId: number): Promise<TeamRecordRow[]> {
  return reader.rows<TeamRecordRow>(sql`${teamRecordsWhere(sql`r.competition_id = ${competitionId}`)} order by t.id`);
}

export async function listTeamRecords(reader: Reader, teamId: number): Promise<TeamRecordRow[]> {
  return reader.rows<TeamRecordRow>(
    sql`${teamRecordsWhere(sql`r.team_id = ${teamId}`)} order by c.rank, c.name collate "und-x-icu", c.id`,
  );
}

export interface TeamPlaceRow {
  competition: number;
  season: number;
  place: number | null;
}

/** The seasons in which the team has a result. */
export async function listTeamPlaces(reader: Reader, teamId: number): Promise<TeamPlaceRow[]> {
  return reader.rows<TeamPlaceRow>(
    sql`select cs.competition_id as competition, cs.season_id as season, r.place
     from team_season_records r join competition_seasons cs on cs.id = r.competition_season_id
     where r.team_id = ${teamId}`,
  );
}

/** Those of them whom the public may see. */
export async function listPlayersByIds(reader: Reader, ids: readonly number[], now: Date): Promise<PlayerRow[]> {
  const rows = await reader.rows<{ player: PlayerRow }>(
    sql`select ${playerObject(sql`p`)} as player from ${publicPlayers(now)} p where p.id = any(${ids}::int[])`,
  );
  return rows.map(({ player }) => player);
}

export interface TeamLeaderRow {
  player: PlayerRow;
  goals: number;
  matches: number;
}

/** Over all competitions and seasons. On equal values: by goals fewer matches first, by matches more goals. */
export async function listTeamLeaders(
  reader: Reader,
  teamId: number,
  by: 'goals' | 'matches',
  { limit, now }: { limit: number; now: Date },
): Promise<TeamLeaderRow[]> {
  const order = by === 'goals' ? sql`sums.goals desc, sums.matches` : sql`sums.matches desc, sums.goals desc`;
  return reader.rows<TeamLeaderRow>(
    sql`select ${playerObject(sql`p`)} as player, sums.goals, sums.matches
     from (select player_id, sum(goals)::int as goals, sum(matches)::int as matches
           from player_team_stats where team_id = ${teamId} group by player_id) sums
     join ${publicPlayers(now)} p on p.id = sums.player_id
     where sums.${sql.identifier(by)} > 0
     order by ${order}, p.name collate "und-x-icu", p.id limit ${limit}`,
  );
}
