import type { EliminationRound } from '#domain/match/round.ts';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { isGameweekPlayed, latinPitch, pictureAddress, teamObject } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface GameweekRow {
  id: number;
  number: number;
  startsOn: string;
  endsOn: string;
  eliminationRound: EliminationRound | null;
  isPlayed: boolean;
}

export async function listGameweeks(reader: Reader, competitionSeasonId: number): Promise<GameweekRow[]> {
  return reader.rows<GameweekRow>(
    sql`select g.id, g.number, g.starts_on as "startsOn", g.ends_on as "endsOn", g.elimination_round as "eliminationRound",
       ${isGameweekPlayed(sql`g`)} as "isPlayed"
     from gameweeks g where g.competition_season_id = ${competitionSeasonId} order by g.number`,
  );
}

/** Whether the gameweek belongs to this competition, and to the season if one is given. */
export async function isGameweekOf(
  reader: Reader,
  gameweekId: number,
  competitionId: number,
  seasonId?: number,
): Promise<boolean> {
  return reader.exists(
    sql`select 1 from gameweeks g join competition_seasons cs on cs.id = g.competition_season_id
     where g.id = ${gameweekId} and cs.competition_id = ${competitionId} and (${seasonId ?? null}::int is null or cs.season_id = ${seasonId ?? null})`,
  );
}

export interface ListedMatchRow {
  id: number;
  status: MatchStatus;
  startTime: Date | null;
  homeGoals: number | null;
  awayGoals: number | null;
  penaltiesHome: number | null;
  penaltiesAway: number | null;
}

/** The score of a match that has begun or was decided; an official result voids the shoot-out. */
export const listedMatchColumns = sql`
  m.id, m.status, m.start_time as "startTime",
  case when m.status not in ('UPCOMING', 'CANCELLED') then coalesce(m.official_home, m.home_score) end as "homeGoals",
  case when m.status not in ('UPCOMING', 'CANCELLED') then coalesce(m.official_away, m.away_score) end as "awayGoals",
  case when m.official_home is null then m.penalties_home end as "penaltiesHome",
  case when m.official_home is null then m.penalties_away end as "penaltiesAway"`;

export interface GameweekMatchRow extends ListedMatchRow {
  home: TeamRow | null;
  away: TeamRow | null;
  venue: string | null;
  venueLatin: string | null;
}

export async function listGameweekMatches(reader: Reader, gameweekId: number): Promise<GameweekMatchRow[]> {
  return reader.rows<GameweekMatchRow>(
    sql`select ${listedMatchColumns}, m.venue, ${latinPitch(sql`m.venue`)} as "venueLatin",
       case when h.id is not null then ${teamObject(sql`h`)} end as home,
       case when a.id is not null then ${teamObject(sql`a`)} end as away
     from matches m left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
     where m.gameweek_id = ${gameweekId}
     order by m.start_time, m.id`,
  );
}

interface SeededTeamRow extends TeamRow {
  seed: number | null;
}

export interface EliminationMatchRow extends ListedMatchRow {
  gameweek: number;
  eliminationRound: EliminationRound;
  bracketSlot: number | null;
  venue: string | null;
  venueLatin: string | null;
  home: SeededTeamRow | null;
  away: SeededTeamRow | null;
}

const seededTeam = (team: Sql, entry: Sql) => sql`
  case when ${team}.id is not null then json_build_object('id', ${team}.id, 'name', ${team}.name, 'nameLatin', ${team}.name_latin,
    'shortName', ${team}.short_name, 'badge', ${pictureAddress(sql`${team}.badge_id`)}, 'seed', ${entry}.seed) end`;

/** The bracket: round by round, each from the top down. */
export async function listEliminationMatches(
  reader: Reader,
  competitionSeasonId: number,
): Promise<EliminationMatchRow[]> {
  return reader.rows<EliminationMatchRow>(
    sql`select ${listedMatchColumns}, g.number as gameweek, g.elimination_round as "eliminationRound",
       m.bracket_slot as "bracketSlot", m.venue, ${latinPitch(sql`m.venue`)} as "venueLatin",
       ${seededTeam(sql`h`, sql`he`)} as home, ${seededTeam(sql`a`, sql`ae`)} as away
     from gameweeks g
     join matches m on m.gameweek_id = g.id
     left join teams h on h.id = m.home_team_id
     left join teams a on a.id = m.away_team_id
     left join competition_teams he on he.competition_season_id = ${competitionSeasonId} and he.team_id = h.id
     left join competition_teams ae on ae.competition_season_id = ${competitionSeasonId} and ae.team_id = a.id
     where g.competition_season_id = ${competitionSeasonId} and g.elimination_round is not null
     order by array_position(${ELIMINATION_ROUNDS}::text[], g.elimination_round), m.bracket_slot, g.number, m.id`,
  );
}

/** Matches that count in tables: finished or awarded. */
export async function countPlayedMatches(reader: Reader, competitionSeasonId: number): Promise<number> {
  const rows = await reader.rows<{ count: number }>(
    sql`select count(*)::int as count from matches where competition_season_id = ${competitionSeasonId} and status in ('FINISHED', 'AWARDED')`,
  );
  return rows[0]?.count ?? 0;
}

/** The goals of every gameweek that has a result, by the scores that count. */
export async function listGameweekGoals(
  reader: Reader,
  competitionSeasonId: number,
): Promise<{ gameweek: number; goals: number }[]> {
  return reader.rows<{ gameweek: number; goals: number }>(
    sql`select g.number as gameweek,
       sum(coalesce(m.official_home, m.home_score) + coalesce(m.official_away, m.away_score))::int as goals
     from gameweeks g join matches m on m.gameweek_id = g.id
     where g.competition_season_id = ${competitionSeasonId} and m.status in ('FINISHED', 'AWARDED')
     group by g.number order by g.number`,
  );
}
