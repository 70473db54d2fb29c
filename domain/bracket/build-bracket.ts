import { BRACKET_ROUNDS, type BracketRoundName, type EliminationRound } from '#domain/match/round.ts';
import { otherSide, type Side } from '#domain/match/score.ts';

/** [BR4] The rounds' keys in the text catalogues. */
export const ROUND_NAMES = {
  round_of_16: 'roundOf16',
  quarter_final: 'quarterFinal',
  semi_final: 'semiFinal',
  third_place: 'thirdPlace',
  final: 'final',
} as const satisfies Record<EliminationRound, string>;

interface BracketTeam {
  id: number | null;
  name: string;
}

export interface BracketMatch {
  round: string | null;
  /** Place in its round from the top of the bracket, from 1; another backend has none. */
  slot: number | null;
  home: BracketTeam | null;
  away: BracketTeam | null;
}

/** One match, or two legs in order. [BR7] */
export type Legs<M> = readonly [first: M, second: M | undefined];

export interface BracketTie<M> {
  slot: number;
  legs: Legs<M>;
  /** The ties whose winners meet in it, where that is known. [BR3] */
  from: Partial<Record<Side, BracketTie<M>>>;
}

export interface BracketRound<M> {
  round: BracketRoundName;
  ties: BracketTie<M>[];
}

/** [BR1] [BR2] [BR3] From the final back, because only the later round shows where a tie without a slot belongs. */
export function buildBracket<M extends BracketMatch>(matches: readonly M[]): BracketRound<M>[] {
  const rounds: BracketRound<M>[] = [];
  let later: BracketTie<M>[] = [];
  for (const round of BRACKET_ROUNDS.toReversed()) {
    const own = matches.filter((match) => match.round === round);
    const hasSlots = own.some(({ slot }) => slot !== null);
    const ties = hasSlots ? placeBySlot(own, later) : placeByTeams(own, later);
    if (ties.length > 0) rounds.unshift({ round, ties: ties.toSorted((a, b) => a.slot - b.slot) });
    later = ties;
  }
  return rounds;
}

/** [BR8] */
export function thirdPlaceTie<M extends BracketMatch>(matches: readonly M[]): Legs<M> | null {
  const [first, second] = matches.filter(
    ({ round, slot, home, away }) => round === 'third_place' && (slot !== null || (home && away)),
  );
  return first ? [first, second] : null;
}

function placeBySlot<M extends BracketMatch>(own: readonly M[], later: readonly BracketTie<M>[]): BracketTie<M>[] {
  const slots = new Map<number, M[]>();
  for (const [place, match] of own.entries()) {
    const slot = match.slot ?? place + 1;
    if (match.slot !== null || hasTeams(match)) slots.set(slot, [...(slots.get(slot) ?? []), match]);
  }
  const ties = [...slots].map(([slot, legs]) => toTie(slot, legs));
  for (const next of later)
    for (const tie of ties)
      if (next.legs[0].slot !== null && Math.ceil(tie.slot / 2) === next.slot) next.from[sideAfter(tie.slot)] = tie;
  return ties;
}

/** A tie leads to the one in which one of its teams plays on; where there is none, the order of entry places it. */
function placeByTeams<M extends BracketMatch>(own: readonly M[], later: readonly BracketTie<M>[]): BracketTie<M>[] {
  const pairs = new Map<string, M[]>();
  for (const [place, match] of own.entries()) {
    const pair = pairKey(match) ?? `${place}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), match]);
  }
  const found = new Map<M[], { slot: number; next: BracketTie<M>; side: Side }>();
  for (const next of later) {
    for (const side of ['home', 'away'] as const) {
      const legs = [...pairs.values()].find((one) => !found.has(one) && playsIn(one, next.legs[0][side]));
      if (legs) found.set(legs, { slot: next.slot * 2 - (side === 'home' ? 1 : 0), next, side });
    }
  }
  const taken = new Set([...found.values()].map(({ slot }) => slot));
  let free = 1;
  return [...pairs.values()].flatMap((legs) => {
    const place = found.get(legs);
    while (taken.has(free)) free += 1;
    if (!place) taken.add(free);
    if (!legs.every(hasTeams)) return [];
    const tie = toTie(place?.slot ?? free, legs);
    if (place) place.next.from[place.side] = tie;
    return [tie];
  });
}

const toTie = <M>(slot: number, [first, second]: M[]): BracketTie<M> => ({
  slot,
  legs: [first as M, second],
  from: {},
});

const hasTeams = ({ home, away }: BracketMatch) => home !== null && away !== null;

function pairKey({ home, away }: BracketMatch): string | null {
  if (!home || !away) return null;
  const [one, other] = [keyOf(home), keyOf(away)];
  return one < other ? `${one}\0${other}` : `${other}\0${one}`;
}

const keyOf = ({ id, name }: BracketTeam) => `${id ?? name}`;

export const playsIn = (legs: readonly BracketMatch[], team: BracketTeam | null): boolean =>
  team !== null && legs.some(({ home, away }) => [home, away].some((one) => one && keyOf(one) === keyOf(team)));

const sideAfter = (slot: number): Side => (slot % 2 === 1 ? 'home' : 'away');

/** [BR6] The tie that an empty place waits for: a bye may have put a known team on the other side. */
export function awaitedTie<M extends BracketMatch>(
  { legs: [match], from }: BracketTie<M>,
  side: Side,
): BracketTie<M> | null {
  if (match[side] !== null) return null;
  return from[side] ?? (match[otherSide(side)] === null ? null : (from[otherSide(side)] ?? null));
}

/** Whether a competition has a bracket to show. */
export const offersPlayoffs = (name: string, format: string): boolean =>
  name.toLowerCase().includes('elimination') || format.includes('KNOCKOUT');
