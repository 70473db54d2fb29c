import { sql } from '#server/db/sql.ts';
import type { Side } from '#domain/match/score.ts';
import type { CompetitionFormat, TieBreaker } from '#domain/standings/format.ts';
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

interface TableRules {
  competitionSeasonId: number;
  format: CompetitionFormat;
  pointsWin: number;
  pointsDraw: number;
  pointsLoss: number;
  shootOuts: boolean;
  pointsShootOutWin: number;
  pointsShootOutLoss: number;
  tieBreakers: TieBreaker[];
}

export async function findTableRules(tx: Queryable, competitionSeasonId: number): Promise<TableRules | null> {
  return tx.maybe<TableRules>(sql`
    select id as "competitionSeasonId", format, points_win as "pointsWin", points_draw as "pointsDraw",
      points_loss as "pointsLoss", shoot_outs as "shootOuts", points_shoot_out_win as "pointsShootOutWin",
      points_shoot_out_loss as "pointsShootOutLoss", tie_breakers as "tieBreakers"
    from competition_seasons where id = ${competitionSeasonId}`);
}

export async function storeTeam(tx: Queryable, matchId: number, side: Side, teamId: number | null): Promise<void> {
  await tx.run(sql`update matches set ${sql.identifier(`${side}_team_id`)} = ${teamId}::int where id = ${matchId}`);
}
