import { sql } from '#server/db/sql.ts';
import type { Side } from '#domain/match/score.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { hasBegun } from './lock-matches.ts';

interface WaitingMatch {
  id: number;
  /** Also one that was abandoned. */
  hasBegun: boolean;
  home: number | null;
  away: number | null;
  homeOrigin: string | null;
  awayOrigin: string | null;
}

/**
 * The matches of a bracket whose teams come from groups. Of two matches that end a group together, the second waited for the
 * lock of those that have not begun, and so sees the first.
 */
export async function listMatchesAfterGroups(tx: Queryable, competitionSeasonId: number): Promise<WaitingMatch[]> {
  return tx.rows<WaitingMatch>(sql`
    select m.id, ${hasBegun(sql`m`)} as "hasBegun", m.home_team_id as home, m.away_team_id as away,
      m.home_origin as "homeOrigin", m.away_origin as "awayOrigin"
    from matches m where m.competition_season_id = ${competitionSeasonId} and coalesce(m.home_origin, m.away_origin) is not null
    order by m.id`);
}

export async function storeTeam(tx: Queryable, matchId: number, side: Side, teamId: number | null): Promise<void> {
  await tx.run(sql`update matches set ${sql.identifier(`${side}_team_id`)} = ${teamId}::int where id = ${matchId}`);
}
