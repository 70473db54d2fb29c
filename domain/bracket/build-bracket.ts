import { ELIMINATION_ROUNDS, type EliminationRound } from '#domain/match/round.ts';

/** [BR4] The rounds' keys in the text catalogues. */
export const ROUND_NAMES = {
  round_of_16: 'roundOf16',
  quarter_final: 'quarterFinal',
  semi_final: 'semiFinal',
  final: 'final',
} as const satisfies Record<EliminationRound, string>;

export interface BracketMatch {
  round: string | null;
  /** Place in its round from the top of the bracket, from 1; without it the order of entry counts. */
  slot: number | null;
  home: unknown;
  away: unknown;
}

export interface BracketRound<M> {
  round: EliminationRound;
  matches: { slot: number; match: M }[];
}

/** [BR1] [BR2] */
export function buildBracket<M extends BracketMatch>(matches: readonly M[]): BracketRound<M>[] {
  return ELIMINATION_ROUNDS.map((round) => ({
    round,
    matches: matches
      .filter((match) => match.round === round)
      // Slots are assigned before matches are left out, or those below would move up and meet the wrong opponent.
      .map((match, place) => ({ slot: match.slot ?? place + 1, match }))
      .filter(({ match }) => isTeam(match.home) && isTeam(match.away))
      .toSorted((a, b) => a.slot - b.slot),
  })).filter((round) => round.matches.length > 0);
}

const isTeam = (team: unknown) => team !== null && team !== undefined;

export interface Connector<M> {
  to: M;
  /** The matches whose winners meet in it; one that is not shown is missing. */
  from: M[];
}

/** [BR3] Which matches lead to which: the winners of slots 1 and 2 meet in slot 1 of the next round. */
export const connectRounds = <M>(bracket: readonly BracketRound<M>[]): Connector<M>[] =>
  bracket.flatMap(({ round, matches }, i) => {
    const before = bracket[i - 1];
    if (!before || ELIMINATION_ROUNDS.indexOf(before.round) !== ELIMINATION_ROUNDS.indexOf(round) - 1) return [];
    return matches.map(({ slot, match }) => ({
      to: match,
      from: before.matches.filter((earlier) => Math.ceil(earlier.slot / 2) === slot).map((earlier) => earlier.match),
    }));
  });

/** Whether a competition has a bracket to show. */
export const offersPlayoffs = (name: string, format: string): boolean =>
  name.toLowerCase().includes('elimination') || format.includes('KNOCKOUT');
