import type { TableZone, TieBreaker } from './format.ts';

/** What an organiser decides about a competition in its season. */
export interface CompetitionRules {
  pointsWin: number;
  pointsDraw: number;
  pointsLoss: number;
  tieBreakers: TieBreaker[];
  halfMinutes: number;
  extraTime: boolean;
  yellowsPerSuspension: number;
  zones: TableZone[];
}

export type RulesFault =
  | { field: 'pointsDraw'; reason: 'draw_above_win' }
  | { field: 'pointsLoss'; reason: 'loss_above_draw' }
  | { field: 'tieBreakers'; reason: 'tie_breaker_twice' }
  | { field: 'zones'; reason: 'zone_backwards' | 'zones_overlap' };

/** [RU1] to [RU3] The first thing that cannot be. */
export function rulesFault(rules: CompetitionRules): RulesFault | null {
  const { pointsWin, pointsDraw, pointsLoss, tieBreakers, zones } = rules;
  if (pointsDraw > pointsWin) return { field: 'pointsDraw', reason: 'draw_above_win' };
  if (pointsLoss > pointsDraw) return { field: 'pointsLoss', reason: 'loss_above_draw' };
  if (new Set(tieBreakers).size < tieBreakers.length) return { field: 'tieBreakers', reason: 'tie_breaker_twice' };
  if (zones.some(({ from, to }) => to < from)) return { field: 'zones', reason: 'zone_backwards' };
  const sorted = zones.toSorted((a, b) => a.from - b.from);
  const overlaps = sorted.some(({ from }, i) => i > 0 && from <= (sorted[i - 1]?.to ?? 0));
  return overlaps ? { field: 'zones', reason: 'zones_overlap' } : null;
}
