import type { LeavingRule } from '#domain/standings/settle-results.ts';
import type { CompetitionFormat, TieBreaker } from '#domain/standings/format.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

interface TableRules extends LeavingRule {
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
      points_shoot_out_loss as "pointsShootOutLoss", tie_breakers as "tieBreakers",
      leaving_results as "leavingResults", leaving_goals as "leavingGoals"
    from competition_seasons where id = ${competitionSeasonId}`);
}
