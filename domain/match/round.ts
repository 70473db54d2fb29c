/** The rounds of a bracket in playing order: the winners of one meet in the next. */
export const BRACKET_ROUNDS = ['round_of_16', 'quarter_final', 'semi_final', 'final'] as const;
export type BracketRoundName = (typeof BRACKET_ROUNDS)[number];

/** All knockout rounds in playing order. */
export const ELIMINATION_ROUNDS = ['round_of_16', 'quarter_final', 'semi_final', 'third_place', 'final'] as const;
export type EliminationRound = (typeof ELIMINATION_ROUNDS)[number];
