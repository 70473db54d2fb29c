import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

export async function deleteRows(tx: Queryable, table: string, ids: readonly number[]): Promise<void> {
  await tx.run(sql`delete from ${sql.identifier(table)} where id = any(${ids}::int[])`);
}

/** What would be missing without these teams and players, counted: `{"matches": 3}`. */
export async function countImportUses(
  tx: Queryable,
  { teams, players }: { teams: readonly number[]; players: readonly number[] },
): Promise<Record<string, number>> {
  const [team, player] = [sql`any(${teams}::int[])`, sql`any(${players}::int[])`];
  const uses = await tx.one<Record<string, number>>(sql`
    select (select count(*)::int from (
        select match_id from lineups where player_id = ${player} union select match_id from player_match_stats where player_id = ${player}
        union select match_id from match_ledger where player_id = ${player} or other_player_id = ${player}
        union select id from matches where home_team_id = ${team} or away_team_id = ${team}) m) as matches,
      (select count(*)::int from awards where player_id = ${player} or team_id = ${team}) as awards,
      (select count(*)::int from bans where player_id = ${player}) as bans,
      (select count(distinct competition_season_id)::int from competition_teams where team_id = ${team}) as competitions,
      (select count(*)::int from news where team_id = ${team} or second_team_id = ${team}) as news`);
  return Object.fromEntries(Object.entries(uses).filter(([, count]) => count > 0));
}
