import { sql } from '#server/db/sql.ts';
import type { Uses } from '#contract/desk/players.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { clearSeasonRecords, joinSeasonRecords } from '#server/db/records/team-records.ts';
import { isUntouched } from '#server/db/matches/office-calendar.ts';

/** [RU7] What happened in a competition, or was written about it; locks its matches, so that none begins meanwhile. */
export async function countCompetitionUses(tx: Queryable, id: number): Promise<Uses> {
  await tx.run(sql`select from matches where competition_season_id = ${id} order by id for update`);
  const rows = await tx.rows<Uses>(sql`
    with other as (
      select count(*)::int as seasons from competition_seasons o join competition_seasons cs on cs.competition_id = o.competition_id
      where cs.id = ${id} and o.id <> cs.id)
    select
      (select count(*)::int from matches m where m.competition_season_id = ${id} and not ${isUntouched}) as matches,
      (select count(*)::int from awards where competition_season_id = ${id}) as awards,
      (select count(*)::int from compositions where competition_season_id = ${id}) as "bestTeams",
      (select count(*)::int from galleries where match_id in (select m.id from matches m where m.competition_season_id = ${id})
        or gameweek_id in (select w.id from gameweeks w where w.competition_season_id = ${id})) as galleries,
      (select count(*)::int from news n where n.match_id in (select m.id from matches m where m.competition_season_id = ${id})
        or (other.seasons = 0 and n.competition_id = (select competition_id from competition_seasons where id = ${id}))) as news,
      (select count(*)::int from bans b where other.seasons = 0
        and b.competition_id = (select competition_id from competition_seasons where id = ${id})) as bans
    from other`);
  return rows[0] ?? {};
}

/** With all its matches; the competition itself too when it has no other season. */
export async function deleteCompetitionSeason(tx: Queryable, id: number, competitionId: number): Promise<void> {
  const own = sql`in (select id from matches where competition_season_id = ${id})`;
  for (const table of ['match_ledger', 'player_match_stats', 'team_match_stats'])
    await tx.run(sql`delete from ${sql.identifier(table)} where match_id ${own}`);
  for (const table of [
    'matches',
    'gameweeks',
    'competition_teams',
    'groups',
    'point_adjustments',
    'player_season_stats',
    'team_season_stats',
    'referee_season_stats',
  ])
    await tx.run(sql`delete from ${sql.identifier(table)} where competition_season_id = ${id}`);
  await joinSeasonRecords(tx, [id], await clearSeasonRecords(tx, [id]));
  await tx.run(sql`
    update competition_seasons o set shares_with_id = null, shares_yellows = false from competition_seasons cs
    where cs.id = ${id} and o.season_id = cs.season_id and o.shares_with_id = ${competitionId}`);
  await tx.run(sql`delete from competition_seasons where id = ${id}`);
  await tx.run(sql`
    delete from competitions where id = ${competitionId}
      and not exists (select from competition_seasons where competition_id = ${competitionId})`);
}
