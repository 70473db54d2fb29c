interface Counted {
  points: number;
  goalDifference: number;
  goalsScored: number;
}

/** What orders a table before any tie-breaker: points, goal difference, goals scored. */
export const byMainCriteria = (a: Counted, b: Counted): number =>
  b.points - a.points || b.goalDifference - a.goalDifference || b.goalsScored - a.goalsScored;
