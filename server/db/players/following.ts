import type { EliminationRound } from '#domain/match/round.ts';
import type { Reader } from '#server/db/queryable.ts';
import { competitionObject, sofiaDay, teamObject, type CompetitionRefRow, type TeamRow } from '#server/db/fragments.ts';
import { memberOn } from '#server/db/squads/match-day.ts';
import { playerColumns, publicPlayers, type PlayerRow } from './public-players.ts';
import { sql } from '#server/db/sql.ts';

export interface FollowedPlayerRow extends PlayerRow {
  team: TeamRow | null;
}

/** Those who have a page, with the team that they belong to today. */
export async function listFollowedPlayers(reader: Reader, ids: number[], now: Date): Promise<FollowedPlayerRow[]> {
  return reader.rows<FollowedPlayerRow>(
    sql`select ${playerColumns(sql`p`)},
       (select ${teamObject(sql`t`)} from squad_memberships s join teams t on t.id = s.team_id
        where s.player_id = p.id and ${memberOn(sofiaDay(now))}
        order by s.rank = 'MAIN' desc, s.joined_on desc, t.id limit 1) as team
     from ${publicPlayers(now)} p where p.id = any(${ids}::int[]) and not p.private`,
  );
}

export async function listFollowedCompetitions(reader: Reader, ids: number[]): Promise<CompetitionRefRow[]> {
  const rows = await reader.rows<{ competition: CompetitionRefRow }>(
    sql`select ${competitionObject(sql`c`)} as competition from competitions c where c.id = any(${ids}::int[])`,
  );
  return rows.map(({ competition }) => competition);
}

export interface PlayedDayRow {
  competitionId: number;
  date: string;
  gameweek: number;
  eliminationRound: EliminationRound | null;
  matches: number;
  goals: number;
}

/** The running season and the one before: at its beginning little was played. */
const SEASONS = 2;

/** Gameweeks of the competitions by the day on which they were played, the newest first. */
export const listPlayedDays = (reader: Reader, competitionIds: number[], limit: number): Promise<PlayedDayRow[]> =>
  reader.rows<PlayedDayRow>(
    sql`select cs.competition_id as "competitionId", ${sofiaDay(sql`m.start_time`)}::text as date,
       g.number as gameweek, g.elimination_round as "eliminationRound", count(*)::int as matches,
       coalesce(sum(m.home_score + m.away_score), 0)::int as goals
     from gameweeks g
     join competition_seasons cs on cs.id = g.competition_season_id
     join matches m on m.gameweek_id = g.id and m.status in ('FINISHED', 'AWARDED') and m.start_time is not null
     where cs.id = any(array(
       select newest.id from unnest(${competitionIds}::int[]) as competition (id), lateral (
         select cs.id from competition_seasons cs join seasons s on s.id = cs.season_id
         where cs.competition_id = competition.id
         order by s.year_start desc, s.id desc limit ${SEASONS}) newest))
     group by 1, 2, g.id
     order by date desc, g.number desc, cs.competition_id limit ${limit}`,
  );
