import type { TeamRecord } from '#domain/records/team-record.ts';
import type { Reader } from '#server/db/reader.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, teamObject } from '#server/db/fragments.ts';
import { latestAdult, playerObject, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';

/** What a team did in all seasons of a competition. */
export interface TeamRecordRow {
  team: TeamRow;
  competition: CompetitionRefRow;
  /** [RE6] In the current season. */
  isPlaying: boolean;
  record: TeamRecord;
}

const teamRecordsWhere = (condition: string) => `
  select ${teamObject('t')} as team, ${competitionObject('c')} as competition, r.record,
    exists (
      select from seasons s join competition_seasons cs on cs.season_id = s.id and cs.competition_id = r.competition_id
      join competition_teams ct on ct.competition_season_id = cs.id and ct.team_id = r.team_id
      where s.is_current and ct.withdrawn_on is null) as "isPlaying"
  from team_records r join teams t on t.id = r.team_id join competitions c on c.id = r.competition_id
  where ${condition}`;

export async function listCompetitionRecords(reader: Reader, competitionId: number): Promise<TeamRecordRow[]> {
  const { rows } = await reader.query<TeamRecordRow>(`${teamRecordsWhere('r.competition_id = $1')} order by t.id`, [
    competitionId,
  ]);
  return rows;
}

export async function listTeamRecords(reader: Reader, teamId: number): Promise<TeamRecordRow[]> {
  const { rows } = await reader.query<TeamRecordRow>(
    `${teamRecordsWhere('r.team_id = $1')} order by c.rank, c.name collate "und-x-icu", c.id`,
    [teamId],
  );
  return rows;
}

export interface TeamPlaceRow {
  competition: number;
  season: number;
  place: number | null;
}

/** The seasons in which the team has a result. */
export async function listTeamPlaces(reader: Reader, teamId: number): Promise<TeamPlaceRow[]> {
  const { rows } = await reader.query<TeamPlaceRow>(
    `select cs.competition_id as competition, cs.season_id as season, r.place
     from team_season_records r join competition_seasons cs on cs.id = r.competition_season_id
     where r.team_id = $1`,
    [teamId],
  );
  return rows;
}

/** Those of them whom the public may see. */
export async function listPlayersByIds(reader: Reader, ids: readonly number[], now: Date): Promise<PlayerRow[]> {
  const { rows } = await reader.query<{ player: PlayerRow }>(
    `select ${playerObject('p')} as player from ${publicPlayers('$2')} p where p.id = any($1::int[])`,
    [ids, latestAdult(now)],
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
  const order = by === 'goals' ? 'sums.goals desc, sums.matches' : 'sums.matches desc, sums.goals desc';
  const { rows } = await reader.query<TeamLeaderRow>(
    `select ${playerObject('p')} as player, sums.goals, sums.matches
     from (select player_id, sum(goals)::int as goals, sum(matches)::int as matches
           from player_team_stats where team_id = $1 group by player_id) sums
     join ${publicPlayers('$3')} p on p.id = sums.player_id
     where sums.${by} > 0
     order by ${order}, p.name collate "und-x-icu", p.id limit $2`,
    [teamId, limit, latestAdult(now)],
  );
  return rows;
}
