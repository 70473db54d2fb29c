import { sql } from '#server/db/sql.ts';
import type { RemainingMatch } from '#domain/standings/matches-of-leavers.ts';
import { scoreObject } from '#server/db/fragments.ts';
import type { Queryable } from '#server/db/queryable.ts';

export interface MatchOfLeavers extends RemainingMatch<number> {
  id: number;
  startTime: Date | null;
  /** The entry by which it was decided because a team left; null otherwise. */
  revision: number | null;
}

/** All matches of a competition, those that were decided because a team left marked. */
export async function listMatchesOf(tx: Queryable, competitionSeasonId: number): Promise<MatchOfLeavers[]> {
  const rows = await tx.rows<Omit<MatchOfLeavers, 'isByRule'>>(sql`
    select m.id, m.start_time as "startTime", m.home_team_id as home, m.away_team_id as away, m.status, g.number as gameweek,
      g.elimination_round is not null as knockout, ${scoreObject(sql`m.home_score`, sql`m.away_score`)} as score,
      ${scoreObject(sql`m.official_home`, sql`m.official_away`)} as official,
      case when m.status in ('AWARDED', 'CANCELLED') then (
        select e.revision from match_ledger e where e.match_id = m.id and e.kind in ('AWARD', 'CANCEL') and e.rule = 'TEAM_LEFT'
          and not exists (select from match_ledger w where w.match_id = m.id and w.kind = 'WITHDRAWAL' and w.target_revision = e.revision)
        order by e.revision desc limit 1) end as revision
    from matches m join gameweeks g on g.id = m.gameweek_id
    where m.competition_season_id = ${competitionSeasonId} order by m.start_time, m.id`);
  return rows.map((row) => ({ ...row, isByRule: row.revision !== null }));
}
