import type { Reader } from '#server/db/queryable.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { sofiaDay, teamObject } from '#server/db/fragments.ts';
import { playerObject, publicPlayers, type PlayerRow } from './public-players.ts';
import { sql } from '#server/db/sql.ts';

export interface PlayedGameweekRow {
  id: number;
  competitionSeasonId: number;
  number: number;
}

/** The gameweeks with a finished match, of the competitions that are running on this day. */
export async function listPlayedGameweeks(reader: Reader, now: Date): Promise<PlayedGameweekRow[]> {
  return reader.rows<PlayedGameweekRow>(
    sql`select g.id, g.competition_season_id as "competitionSeasonId", g.number
     from competition_seasons cs join gameweeks g on g.competition_season_id = cs.id
     where ${sofiaDay(now)} between cs.starts_on and cs.ends_on
       and exists (select from matches m where m.gameweek_id = g.id and m.status = 'FINISHED')`,
  );
}

export interface FormRow {
  player: PlayerRow;
  /** The one he last played for in these gameweeks. */
  team: TeamRow;
  goals: number;
  assists: number;
  ratedMatches: number;
  ratingSum: number;
}

/** The players with most goals and assists in these gameweeks, including all who are level with the last. */
export async function listForm(
  reader: Reader,
  gameweekIds: readonly number[],
  players: number,
  now: Date,
): Promise<FormRow[]> {
  return reader.rows<FormRow>(
    sql`with form as (
       select s.player_id, sum(s.goals)::int as goals, coalesce(sum(s.assists), 0)::int as assists,
         count(s.rating)::int as rated_matches, coalesce(sum(s.rating), 0)::float8 as rating_sum,
         (array_agg(s.team_id order by s.played_at desc nulls last, s.match_id desc))[1] as team_id
       from matches m join player_match_stats s on s.match_id = m.id
       where m.gameweek_id = any(${gameweekIds}::int[]) and m.status = 'FINISHED'
       group by s.player_id having sum(s.goals + coalesce(s.assists, 0)) > 0
     ),
     best as (
       select f.* from form f join ${publicPlayers(now)} p on p.id = f.player_id
       order by f.goals + f.assists desc fetch first ${players} rows with ties
     )
     select ${playerObject(sql`p`)} as player, ${teamObject(sql`t`)} as team, b.goals, b.assists,
       b.rated_matches as "ratedMatches", b.rating_sum as "ratingSum"
     from best b join ${publicPlayers(now)} p on p.id = b.player_id join teams t on t.id = b.team_id
     order by p.id`,
  );
}
