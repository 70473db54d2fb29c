/** Which of a player's teams this is: he may also turn out for a veterans' or a youth side. */
export const TEAM_RANKS = ['MAIN', 'SECONDARY', 'THIRD'] as const;
export type TeamRank = (typeof TEAM_RANKS)[number];
