import type { TableZone, TieBreaker } from './format.ts';

/** What an organiser decides about a competition in its season. */
export interface CompetitionRules {
  pointsWin: number;
  pointsDraw: number;
  pointsLoss: number;
  /** [ST19] Whether draws of the table are decided on penalties, and what that is worth. */
  shootOuts: boolean;
  pointsShootOutWin: number;
  pointsShootOutLoss: number;
  tieBreakers: TieBreaker[];
  halfMinutes: number;
  extraTime: boolean;
  yellowsPerSuspension: number;
  matchesPerRed: number;
  secondYellowIsRed: boolean;
  zones: TableZone[];
}

export type RulesFault =
  | { field: 'pointsDraw'; reason: 'draw_above_win' }
  | { field: 'pointsLoss'; reason: 'loss_above_draw' }
  | { field: 'pointsShootOutWin'; reason: 'shoot_out_above_win' }
  | { field: 'pointsShootOutLoss'; reason: 'shoot_out_loss_misplaced' }
  | { field: 'tieBreakers'; reason: 'tie_breaker_twice' }
  | { field: 'zones'; reason: 'zone_backwards' | 'zones_overlap' };

/** [RU1] to [RU3] The first thing that cannot be. */
export function rulesFault(rules: CompetitionRules): RulesFault | null {
  const { pointsWin, pointsDraw, pointsLoss, tieBreakers, zones } = rules;
  if (pointsDraw > pointsWin) return { field: 'pointsDraw', reason: 'draw_above_win' };
  if (pointsLoss > pointsDraw) return { field: 'pointsLoss', reason: 'loss_above_draw' };
  if (rules.shootOuts) {
    const { pointsShootOutWin: won, pointsShootOutLoss: lost } = rules;
    if (won > pointsWin) return { field: 'pointsShootOutWin', reason: 'shoot_out_above_win' };
    if (lost > won || lost < pointsLoss) return { field: 'pointsShootOutLoss', reason: 'shoot_out_loss_misplaced' };
  }
  if (new Set(tieBreakers).size < tieBreakers.length) return { field: 'tieBreakers', reason: 'tie_breaker_twice' };
  if (zones.some(({ from, to }) => to < from)) return { field: 'zones', reason: 'zone_backwards' };
  const sorted = zones.toSorted((a, b) => a.from - b.from);
  const overlaps = sorted.some(({ from }, i) => i > 0 && from <= (sorted[i - 1]?.to ?? 0));
  return overlaps ? { field: 'zones', reason: 'zones_overlap' } : null;
}
