import type { EliminationRound } from '#domain/match/round.ts';
import { BRACKET_ROUNDS, ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { OperatorError } from '#server/errors.ts';
import type { ListedMatch } from './openfootball-file.ts';

export interface PlacedMatch {
  match: ListedMatch;
  gameweek: number;
  eliminationRound: EliminationRound | null;
  bracketSlot: number | null;
}

const ROUND_NAMES: [name: RegExp, round: EliminationRound][] = [
  [/^(round of 16|last 16|1\/8|eighth-? ?finals?)/i, 'round_of_16'],
  [/^(quarter-? ?finals?|1\/4)/i, 'quarter_final'],
  [/^(semi-? ?finals?|1\/2)/i, 'semi_final'],
  [/third[ -]place|3rd place/i, 'third_place'],
  [/^finals?$/i, 'final'],
];
const OTHER_KNOCKOUT = /round of \d+|last \d+|1\/\d|play-?offs?|prelim|qualif/i;

/** Gameweeks and brackets from the names of the rounds. */
export function placeMatches(matches: readonly ListedMatch[]): PlacedMatch[] {
  const rounds = new Map(matches.map((match) => [match, knockoutRound(match.round)]));
  const regular = matches.filter((match) => rounds.get(match) === null);
  const gameweeks = numberGameweeks(regular);
  const last = Math.max(0, ...gameweeks.values());
  const played = ELIMINATION_ROUNDS.filter((round) => matches.some((match) => rounds.get(match) === round));
  const slots = drawBracket(BRACKET_ROUNDS.map((round) => matches.filter((match) => rounds.get(match) === round)));
  return matches.map((match) => {
    const eliminationRound = rounds.get(match) ?? null;
    return {
      match,
      gameweek: eliminationRound ? last + played.indexOf(eliminationRound) + 1 : (gameweeks.get(match) ?? 1),
      eliminationRound,
      bracketSlot: eliminationRound === 'third_place' ? 1 : (slots.get(match) ?? null),
    };
  });
}

function knockoutRound(name: string): EliminationRound | null {
  const known = ROUND_NAMES.find(([pattern]) => pattern.test(name))?.[1];
  if (known) return known;
  if (!OTHER_KNOCKOUT.test(name)) return null;
  throw new OperatorError(`The round "${name}" has no place in a bracket, which begins with the round of 16.`);
}

/**
 * The number in the name of the round. In groups it may be a matchday of the tournament (a team of a World Cup plays on the
 * 1st, the 6th and the 10th), so there each match is the next of its teams.
 */
function numberGameweeks(matches: readonly ListedMatch[]): Map<ListedMatch, number> {
  const named = new Map(matches.map((match) => [match, Number(/\d+/.exec(match.round)?.[0] ?? 0)]));
  const hasGroups = matches.some(({ group }) => group !== undefined);
  if (!hasGroups && [...named.values()].every((number) => number > 0)) return named;
  const played = new Map<string, number>();
  const counted = new Map<ListedMatch, number>();
  for (const match of matches.toSorted(byTime)) {
    const number = Math.max(played.get(match.team1) ?? 0, played.get(match.team2) ?? 0) + 1;
    for (const team of [match.team1, match.team2]) played.set(team, number);
    counted.set(match, number);
  }
  return counted;
}

/**
 * Places from the top of the bracket, backwards from the final: the semi-final of its first team is above that of its second,
 * and so on. Matches whose winner is not found in the next round follow in order of time.
 */
function drawBracket(rounds: ListedMatch[][]): Map<ListedMatch, number> {
  const slots = new Map<ListedMatch, number>();
  let later: ListedMatch[] = [];
  for (const round of rounds.toReversed()) {
    const left = round
      .toSorted(byTime)
      .filter((match, at, all) => at === all.findIndex((one) => isSamePair(one, match)));
    const placed: ListedMatch[] = [];
    for (const team of later.flatMap(({ team1, team2 }) => [team1, team2])) {
      const at = left.findIndex(({ team1, team2 }) => team1 === team || team2 === team);
      if (at >= 0) placed.push(...left.splice(at, 1));
    }
    placed.push(...left);
    // The second leg of a tie has the slot of the first.
    for (const match of round) slots.set(match, placed.findIndex((one) => isSamePair(one, match)) + 1);
    later = placed;
  }
  return slots;
}

const isSamePair = (one: ListedMatch, other: ListedMatch) =>
  [one.team1, one.team2].toSorted().join('\0') === [other.team1, other.team2].toSorted().join('\0');

const byTime = (a: ListedMatch, b: ListedMatch) =>
  a.date.localeCompare(b.date) || (a.time ?? '').localeCompare(b.time ?? '');
