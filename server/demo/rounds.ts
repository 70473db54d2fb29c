import type { Pairing } from '#domain/fixtures/round-robin.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { MatchEntry } from '#server/league-files/league.ts';
import type { Booking, Bookings } from './bookings.ts';
import { PITCHES } from './bookings.ts';
import type { Calendar } from './calendar.ts';
import type { Playground, Wish } from './fixtures.ts';
import { scheduled } from './fixtures.ts';
import type { Random } from './random.ts';
import { winnerOf } from './tables.ts';

/** All that is needed to put on a competition. */
export interface Office {
  calendar: Calendar;
  bookings: Bookings;
  playground: Playground;
  random: Random;
}

export interface Edition {
  competition: string;
  season: string;
  entrants: readonly string[];
}

export const OUTDOOR = [PITCHES.balik, PITCHES.druzhba, PITCHES.riltsi];
export const INDOOR = [PITCHES.hall];

const matchKey = ({ competition, season }: Edition, rest: string) => `${competition}-${season}-${rest}`;

interface GroupRound {
  gameweek: number;
  group: string | null;
  pairs: readonly Pairing[];
  book(pair: Pairing, index: number): Booking;
  wish?(index: number): Wish | undefined;
  /** Something came in between: the organisers will say what. */
  unplayed?(index: number): boolean;
}

/** One round of a league or a group. */
export function playRound({ playground }: Office, edition: Edition, round: GroupRound): MatchEntry[] {
  const { gameweek, group, pairs } = round;
  return pairs.map((pair, index) => {
    const [home, away] = pair;
    const key = matchKey(edition, `${home}-${away}`);
    const fixture = { ...edition, key, gameweek, group, home, away, booking: round.book(pair, index) };
    return round.unplayed?.(index) ? scheduled(fixture) : playground.play(fixture, round.wish?.(index));
  });
}

/** A round at the usual hours of its competition. */
export const usualHours =
  ({ bookings }: Office, day: string, hours: 'day' | 'evening', venues: readonly string[]) =>
  (teams: Pairing): Booking =>
    bookings.book({ day, teams, kind: 'league', hours, venues });

interface Bracket {
  firstRound: readonly (readonly [home: string | null, away: string | null])[];
  rounds: readonly { gameweek: number; round: EliminationRound; day: string }[];
  extraTime: boolean;
  venues: readonly string[];
  hours: 'day' | 'evening';
  wishes?: Readonly<Partial<Record<EliminationRound, Readonly<Record<number, Wish>>>>>;
}

/** Round after round to the final; teams that nobody knows yet are null. */
export function playBracket(
  { bookings, playground }: Office,
  edition: Edition,
  { firstRound, rounds, extraTime, venues, hours, wishes = {} }: Bracket,
): MatchEntry[] {
  const matches: MatchEntry[] = [];
  let pairs = firstRound;
  for (const { gameweek, round, day } of rounds) {
    const played = pairs.map(([home, away], i) => {
      const slot = i + 1;
      const teams = [home, away].filter((team) => team !== null);
      return playground.play(
        {
          ...edition,
          key: matchKey(edition, `${round.replaceAll('_', '-')}-${slot}`),
          gameweek,
          bracketSlot: slot,
          home,
          away,
          booking: bookings.book({ day, teams, kind: 'knockout', hours, venues }),
          knockout: true,
          extraTime,
        },
        wishes[round]?.[slot],
      );
    });
    matches.push(...played);
    const winners = played.map(winnerOf);
    pairs = winners
      .filter((_, i) => i % 2 === 0)
      .map((winner, i): [string | null, string | null] => [winner, winners[i * 2 + 1] ?? null]);
  }
  return matches;
}

export const inExtraTime: Wish = (match) => match.extraTime !== null && match.penalties === null;
export const onPenalties: Wish = (match) => match.penalties !== null;
export const withGoals =
  (least: number): Wish =>
  ({ score }) =>
    score[0] + score[1] >= least;
