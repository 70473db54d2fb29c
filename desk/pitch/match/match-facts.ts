import type { DeskMatch, DeskPlayer, DeskTeam } from '#contract/desk/matches.ts';
import type { Language } from '#domain/formatting/date.ts';
import type { MatchClock } from '#domain/match/clock.ts';
import { foldState, lengthsOf, recordedLineup, sidesOf, type RecordedEntry } from '#domain/match/rules/match-record.ts';
import { sinceRescheduled, type FoldedMatch } from '#domain/match/fold-ledger.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { Lengths } from '#domain/match/lengths.ts';
import { otherSide, type Side } from '#domain/match/score.ts';
import { distinctSurnames } from '#domain/player/name.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import type { MatchView } from './view-match.ts';

/** A player as the tiles show him: number, surname and what he has already. */
export interface Shirt {
  id: number;
  side: Side;
  number: number | null;
  name: string;
  fullName: string;
  place: 'pitch' | 'bench' | 'out';
  /** In the line-up: whether he starts; null when he is not in it. */
  starter: boolean | null;
  keeper: boolean;
  captain: boolean;
  goals: number;
  booked: boolean;
  sentOff: boolean;
  player: DeskPlayer;
}

export interface MatchFacts {
  match: DeskMatch;
  folded: FoldedMatch<number>;
  clock: MatchClock;
  lengths: Lengths;
  teams: Record<Side, DeskTeam & { shown: string; short: string }>;
  shirts: Record<Side, Shirt[]>;
  hasLineup: Record<Side, boolean>;
  /** Players whom the ledger names, the last one first. */
  lastUsed: readonly number[];
}

export const SIDES = ['home', 'away'] as const;

/** Null while the teams of the match are not known. */
export function factsOf({ match, record }: MatchView, language: Language): MatchFacts | null {
  const sides = sidesOf(record);
  if (!sides || !match.home || !match.away) return null;
  const { folded, clock } = foldState(record, sides, new Date(0));
  const lineups = {
    home: lineupOf({ match, record }, sides.home),
    away: lineupOf({ match, record }, sides.away),
  };
  const shown = (team: DeskTeam) => {
    const name = nameIn(language, team);
    return { ...team, shown: name, short: shortest(name) };
  };
  return {
    match,
    folded,
    clock,
    lengths: lengthsOf(record),
    teams: { home: shown(match.home), away: shown(match.away) },
    lastUsed: lastUsedOf(record.entries),
    hasLineup: { home: lineups.home.size > 0, away: lineups.away.size > 0 },
    shirts: {
      home: shirtsOf(match, folded, lineups.home, 'home', language),
      away: shirtsOf(match, folded, lineups.away, 'away', language),
    },
  };
}

/** "Добруджа Юнайтед" is "Добруджа" on its button. */
const shortest = (name: string): string => {
  const [first = name] = name.split(' ');
  return name.length > 12 && first.length > 3 ? first : name;
};

interface Place {
  starter: boolean;
  number: number | null;
  keeper: boolean;
  captain: boolean;
}

/** The line-up that counts: the one in the ledger, or else the one that was imported. */
function lineupOf({ match, record }: Pick<MatchView, 'match' | 'record'>, team: number): Map<number, Place> {
  const recorded = recordedLineup(record.entries, team);
  if (recorded === undefined)
    return new Map(
      match.players
        .filter((player) => player.team === team && player.starter !== null)
        .map(({ id, starter, shirtNumber, position, captain }) => [
          id,
          { starter: starter === true, number: shirtNumber, keeper: position === 'GK', captain },
        ]),
    );
  if (recorded === null) return new Map();
  const place = (starter: boolean) => (row: (typeof recorded.starters)[number]) =>
    [
      row.player,
      { starter, number: row.shirtNumber, keeper: row.position === 'GK', captain: recorded.captain === row.player },
    ] as const;
  return new Map([...recorded.starters.map(place(true)), ...recorded.substitutes.map(place(false))]);
}

function shirtsOf(
  match: DeskMatch,
  { onPitch, goals, events }: FoldedMatch<number>,
  lineup: Map<number, Place>,
  side: Side,
  language: Language,
): Shirt[] {
  const team = match[side]?.id;
  const known = lineup.size > 0;
  const players = match.players.filter((player) => player.team === team);
  const fullNames = players.map((player) => nameIn(language, player));
  const names = distinctSurnames(fullNames);
  return players
    .map((player, at): Shirt => {
      const place = lineup.get(player.id);
      const fullName = fullNames[at] ?? '';
      const cards = events.filter((event) => event.player === player.id && event.card !== null);
      const unknownPlace = known ? 'out' : 'pitch';
      return {
        id: player.id,
        side,
        number: place?.number ?? player.shirtNumber,
        name: names[at] ?? fullName,
        fullName,
        place: place ? (onPitch[side].includes(player.id) ? 'pitch' : 'bench') : unknownPlace,
        starter: place?.starter ?? null,
        keeper: place?.keeper ?? false,
        captain: place?.captain ?? false,
        goals: goals.filter((goal) => goal.player === player.id && !goal.ownGoal).length,
        booked: cards.some(({ card }) => card === 'YELLOW'),
        sentOff: cards.some(({ card }) => card !== 'YELLOW'),
        player,
      };
    })
    .toSorted((a, b) => (a.number ?? 100) - (b.number ?? 100) || a.name.localeCompare(b.name, language));
}

const lastUsedOf = (entries: readonly RecordedEntry[]): number[] => [
  ...new Set(
    settleLedger(entries)
      .toReversed()
      .flatMap(({ kind, player, otherPlayer }) => (kind === 'LINEUP' ? [] : [player, otherPlayer]))
      .filter((player) => player !== null),
  ),
];

/** The last change of the phase, which can be taken back while nothing depends on it. */
export const lastPhase = ({ record }: Pick<MatchView, 'record'>): RecordedEntry | undefined =>
  sinceRescheduled(settleLedger(record.entries)).findLast(({ kind }) => kind === 'PHASE' || kind === 'FINAL_WHISTLE');

export const findShirt = ({ shirts }: MatchFacts, id: number | null): Shirt | undefined =>
  id === null ? undefined : [...shirts.home, ...shirts.away].find((shirt) => shirt.id === id);

/** "9 Драгнев". */
export const shirtText = ({ number, name }: Pick<Shirt, 'number' | 'name'>): string =>
  number === null ? name : `${number} ${name}`;

/** Whose goal an act of this side raises. */
export const scoredFor = (side: Side, ownGoal: boolean): Side => (ownGoal ? otherSide(side) : side);
