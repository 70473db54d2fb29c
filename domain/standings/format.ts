export const COMPETITION_FORMATS = ['LEAGUE', 'GROUP_STAGE', 'KNOCKOUT', 'GROUP_PLUS_KNOCKOUT'] as const;
export type CompetitionFormat = (typeof COMPETITION_FORMATS)[number];

export const TIE_BREAKERS = [
  'goal_difference',
  'goals_scored',
  'head_to_head',
  'wins',
  'goals_away',
  'fair_play',
  'lots',
] as const;
export type TieBreaker = (typeof TIE_BREAKERS)[number];

export const MAIN_CRITERIA = ['goal_difference', 'goals_scored'] as const;

/** [ST2] What decides between teams level on points: a list that names neither goal difference nor goals begins with both. */
export const criteriaOf = (tieBreakers: readonly TieBreaker[]): readonly TieBreaker[] =>
  MAIN_CRITERIA.some((criterion) => tieBreakers.includes(criterion)) ? tieBreakers : [...MAIN_CRITERIA, ...tieBreakers];

/** [ST6] */
export const FORM_LENGTH = 5;

export const ZONE_KINDS = ['title', 'playoff', 'drop'] as const;

/** A range of positions with a meaning: champion, play-offs, relegation. */
export interface TableZone {
  from: number;
  to: number;
  kind: (typeof ZONE_KINDS)[number];
  labelBg: string;
  labelEn: string;
}
