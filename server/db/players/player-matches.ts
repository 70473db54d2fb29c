import type { Reader } from '#server/db/queryable.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { CompetitionRefRow, SeasonRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, seasonObject, teamObject } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface PlayerMatchRow {
  matchId: number;
  startTime: Date | null;
  team: TeamRow;
  opponent: TeamRow;
  teamScore: number;
  opponentScore: number;
  competition: CompetitionRefRow;
  minutesPlayed: number | null;
  goals: number;
  assists: number | null;
  rating: number | null;
}

interface LogPage {
  limit: number;
  offset?: number;
  teamId?: number | undefined;
}

export interface RatedMatchRow extends PlayerMatchRow {
  rating: number;
  gameweek: number;
  eliminationRound: EliminationRound | null;
  isHome: boolean;
  season: SeasonRefRow;
}

/** The finished matches in which he played, newest first, read along the index of his log. */
export async function listPlayerMatches(
  reader: Reader,
  playerId: number,
  { limit, offset = 0, teamId }: LogPage,
): Promise<PlayerMatchRow[]> {
  return reader.rows<PlayerMatchRow>(
    sql`with page as (
       select s.match_id, s.team_id, s.played_at, s.minutes_played, s.goals, s.assists, s.rating
       from player_match_stats s join matches m on m.id = s.match_id
       where s.player_id = ${playerId} and m.status = 'FINISHED' and (${teamId ?? null}::int is null or s.team_id = ${teamId ?? null})
       order by s.played_at desc nulls last, s.match_id
       limit ${limit} offset ${offset}
     )
     select ${loggedMatch()}
     from page p
     join matches m on m.id = p.match_id
     join teams t on t.id = p.team_id
     join teams o on o.id = ${ownFirst(sql`m.away_team_id`, sql`m.home_team_id`)}
     join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
     order by p.played_at desc nulls last, p.match_id`,
  );
}

export interface PerformanceRow extends PlayerMatchRow {
  playerId: number;
}

/** The finished matches of any of these players, newest first, each read along the index of his log. */
export async function listPerformances(reader: Reader, playerIds: number[], limit: number): Promise<PerformanceRow[]> {
  return reader.rows<PerformanceRow>(
    sql`with newest as (
       select log.* from unnest(${playerIds}::int[]) as player (id), lateral (
         select s.* from player_match_stats s join matches m on m.id = s.match_id
         where s.player_id = player.id and m.status = 'FINISHED' and s.played_at is not null
         order by s.played_at desc, s.match_id limit ${limit}) log
       order by log.played_at desc, log.match_id limit ${limit}
     )
     select p.player_id as "playerId", ${loggedMatch()}
     from newest p
     join matches m on m.id = p.match_id
     join teams t on t.id = p.team_id
     join teams o on o.id = ${ownFirst(sql`m.away_team_id`, sql`m.home_team_id`)}
     join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
     order by p.played_at desc, p.match_id, p.player_id`,
  );
}

/** The finished matches of the last season in which he was rated, newest first. */
export async function listRatedMatches(reader: Reader, playerId: number): Promise<RatedMatchRow[]> {
  return reader.rows<RatedMatchRow>(
    sql`with rated as (
       select s.*, cs.season_id, cs.competition_id, rank() over (order by z.year_start desc, z.id desc) as newest
       from player_match_stats s
       join matches m on m.id = s.match_id
       join competition_seasons cs on cs.id = m.competition_season_id
       join seasons z on z.id = cs.season_id
       where s.player_id = ${playerId} and m.status = 'FINISHED' and s.rating is not null
     )
     select ${loggedMatch()}, g.number as gameweek, g.elimination_round as "eliminationRound",
       p.team_id = m.home_team_id as "isHome", ${seasonObject(sql`z`)} as season
     from rated p
     join matches m on m.id = p.match_id
     join gameweeks g on g.id = m.gameweek_id
     join teams t on t.id = p.team_id
     join teams o on o.id = ${ownFirst(sql`m.away_team_id`, sql`m.home_team_id`)}
     join competitions c on c.id = p.competition_id
     join seasons z on z.id = p.season_id
     where p.newest = 1
     order by p.played_at desc nulls last, p.match_id`,
  );
}

const loggedMatch =
  () => sql`m.id as "matchId", m.start_time as "startTime", ${teamObject(sql`t`)} as team, ${teamObject(sql`o`)} as opponent,
       ${ownFirst(sql`coalesce(m.official_home, m.home_score)`, sql`coalesce(m.official_away, m.away_score)`)} as "teamScore",
       ${ownFirst(sql`coalesce(m.official_away, m.away_score)`, sql`coalesce(m.official_home, m.home_score)`)} as "opponentScore",
       ${competitionObject(sql`c`)} as competition,
       p.minutes_played as "minutesPlayed", p.goals, p.assists, p.rating::float8 as rating`;

const ownFirst = (atHome: Sql, away: Sql) => sql`case when p.team_id = m.home_team_id then ${atHome} else ${away} end`;
