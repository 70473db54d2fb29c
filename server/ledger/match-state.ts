import type { Award, DateChange, MatchDate, Lineup } from '#domain/match/desk/act.ts';
import type { DeskMatch } from '#domain/match/desk/desk-match.ts';
import { foldAppearances, type Appearance, type LineupPlayer } from '#domain/match/fold-appearances.ts';
import { foldClock } from '#domain/match/fold-clock.ts';
import { EXTRA_TIME_MINUTES, type Lengths } from '#domain/match/lengths.ts';
import { foldLedger, sinceRescheduled, type FoldedMatch } from '#domain/match/fold-ledger.ts';
import type { MatchClock } from '#domain/match/clock.ts';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import { playedMinutes } from '#domain/match/match-minute.ts';
import { sideOf, type Side, type Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { StoredEntry, StoredMatch } from '#server/db/ledger/read-desk-match.ts';

/** Everything that is derived from the ledger of a match. */
export interface MatchState {
  folded: FoldedMatch<number>;
  clock: MatchClock;
  award: Award | null;
  appearances: Appearance<number>[];
}

const lengthsOf = ({ halfMinutes }: StoredMatch): Lengths => ({
  halfMinutes,
  extraTimeMinutes: EXTRA_TIME_MINUTES,
});

export const sidesOf = ({ homeTeamId, awayTeamId }: StoredMatch): Sides<number> | null =>
  homeTeamId === null || awayTeamId === null ? null : { home: homeTeamId, away: awayTeamId };

export function foldState(match: StoredMatch, sides: Sides<number>, now: Date): MatchState {
  const lineup = lineupsOf(match, sides);
  const folded = foldLedger(match.entries, { ...sides, starters: startersOf(lineup) });
  const clock = foldClock(match.entries, lengthsOf(match));
  const minutes = playedMinutes(folded, clock, now, lengthsOf(match));
  return {
    folded,
    clock,
    award: folded.status === 'AWARDED' ? lastAward(match.entries) : null,
    appearances: foldAppearances(match.entries, sides, lineup, minutes),
  };
}

/** False for a match that was imported with a result but not with all the entries that led to it. */
export function ledgerMatchesResult({ status, score }: StoredMatch, folded: FoldedMatch<number>): boolean {
  return status === folded.status && score?.home === folded.score?.home && score?.away === folded.score?.away;
}

/** After one of these nothing counts that was imported. */
export const resetsMatch = (kind: LedgerKind): boolean => kind === 'RESCHEDULE' || kind === 'CANCEL';

/** What domain/match/desk needs to decide about an act. */
export function toDeskMatch(match: StoredMatch): DeskMatch {
  const sides = sidesOf(match);
  const lineup = sides ? lineupsOf(match, sides) : [];
  const members = (side: Side) => match.squad.filter(({ team }) => team === sides?.[side]).map(({ player }) => player);
  const listed = (side: Side) => lineup.filter((place) => place.side === side).map(({ player }) => player);
  return {
    status: match.status,
    sides,
    knockout: match.knockout,
    firstLeg: match.firstLeg,
    extraTime: match.extraTime,
    lengths: lengthsOf(match),
    date: { startTime: match.startTime, venue: match.venue },
    entries: match.entries,
    starters: startersOf(lineup),
    lineups: { home: listed('home'), away: listed('away') },
    // A player in the line-up of an old match may have left the club since.
    squads: { home: [...members('home'), ...listed('home')], away: [...members('away'), ...listed('away')] },
  };
}

function lastAward(entries: readonly StoredEntry[]): Award | null {
  const last = sinceRescheduled(settleLedger(entries)).findLast(({ kind }) => kind === 'AWARD');
  return (last?.details as Award | undefined) ?? null;
}

/** The line-up as last recorded, null when it was withdrawn; undefined when none was recorded, so that the imported one stays. */
export function recordedLineup(entries: readonly StoredEntry[], teamId: number): Lineup | null | undefined {
  const isLineup = (entry: StoredEntry) => entry.kind === 'LINEUP' && entry.team === teamId;
  if (!entries.some(isLineup)) return undefined;
  return (sinceRescheduled(settleLedger(entries)).findLast(isLineup)?.details as Lineup | undefined) ?? null;
}

/** The date from the ledger and the one before it; null for a match that was never moved. */
export function recordedDate(entries: readonly StoredEntry[]): (MatchDate & { previous: string | null }) | null {
  // An imported RESCHEDULE has no details: its date is in the match row.
  const detailsOf = ({ kind, details }: StoredEntry) =>
    kind === 'RESCHEDULE' && details ? [details as DateChange] : [];
  const [first] = entries.flatMap(detailsOf);
  if (!first) return null;
  const dates: MatchDate[] = [first.from, ...settleLedger(entries).flatMap(detailsOf)];
  return {
    startTime: dates.at(-1)?.startTime ?? null,
    venue: dates.findLast(({ venue }) => venue !== null)?.venue ?? null,
    previous: dates.at(-2)?.startTime ?? null,
  };
}

function lineupsOf(match: StoredMatch, sides: Sides<number>): LineupPlayer<number>[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const recorded = recordedLineup(match.entries, sides[side]);
    if (recorded === undefined) {
      return match.lineup
        .filter(({ team }) => sideOf(team, sides) === side)
        .map(({ player, starter, keeper }) => ({ player, side, starter, keeper }));
    }
    const place = (starter: boolean) => (row: Lineup['starters'][number]) => ({
      player: row.player,
      side,
      starter,
      keeper: row.position === 'GK',
    });
    return recorded ? [...recorded.starters.map(place(true)), ...recorded.substitutes.map(place(false))] : [];
  });
}

const startersOf = (lineup: readonly LineupPlayer<number>[]): Record<Side, number[]> => {
  const of = (side: Side) => lineup.filter((row) => row.side === side && row.starter).map(({ player }) => player);
  return { home: of('home'), away: of('away') };
};
