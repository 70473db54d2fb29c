interface Counted {
  points: number;
  goalDifference: number;
  goalsScored: number;
}

/** [ST2] */
export const byMainCriteria = (a: Counted, b: Counted): number =>
  b.points - a.points || b.goalDifference - a.goalDifference || b.goalsScored - a.goalsScored;
