/** Knockout rounds in playing order. */
export const ELIMINATION_ROUNDS = ['round_of_16', 'quarter_final', 'semi_final', 'final'] as const;
export type EliminationRound = (typeof ELIMINATION_ROUNDS)[number];
