/** The rank of one of a player's teams: he may also play for a veterans' or youth team. */
export const TEAM_RANKS = ['MAIN', 'SECONDARY', 'THIRD'] as const;
export type TeamRank = (typeof TEAM_RANKS)[number];
