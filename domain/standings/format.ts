export const COMPETITION_FORMATS = ['LEAGUE', 'GROUP_STAGE', 'KNOCKOUT', 'GROUP_PLUS_KNOCKOUT'] as const;
export type CompetitionFormat = (typeof COMPETITION_FORMATS)[number];

export const TIE_BREAKERS = ['head_to_head', 'wins', 'fair_play'] as const;
export type TieBreaker = (typeof TIE_BREAKERS)[number];

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
