import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

/** The matches that name a player, by line-up, ledger or statistics. */
export const matchesOf = (playerId: number) => sql`(
  select match_id from lineups where player_id = ${playerId}
  union select match_id from player_match_stats where player_id = ${playerId}
  union select match_id from match_ledger where ${playerId} in (player_id, other_player_id))`;

interface NamedIn {
  matches: number[];
  /** Those that he played for, whatever the squads say, or with which he won something. */
  teams: number[];
  competitions: number[];
}

/** Where the league names a player, beside the squads that he is or was in. */
export const listNamedIn = (tx: Queryable, playerId: number): Promise<NamedIn> =>
  tx.one<NamedIn>(sql`
    with played as (select m.id, m.competition_season_id from matches m where m.id in ${matchesOf(playerId)}),
      honoured as (
        select competition_season_id from awards where player_id = ${playerId}
        union select competition_season_id from compositions where ${playerId} in (goalkeeper_id, first_defender_id,
          second_defender_id, midfielder_id, first_forward_id, second_forward_id))
    select array(select id from played) as matches,
      array(select team_id from lineups where player_id = ${playerId}
        union select team_id from player_match_stats where player_id = ${playerId}
        union select team_id from awards where player_id = ${playerId} and team_id is not null) as teams,
      array(select distinct competition_id from competition_seasons where id in (
        select competition_season_id from played union select competition_season_id from honoured)) as competitions`);
