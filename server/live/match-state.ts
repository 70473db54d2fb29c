import type { Award, DateChange, MatchDate, TeamSheet } from '#domain/match/desk/act.ts';
import type { DeskMatch } from '#domain/match/desk/desk-match.ts';
import { foldAppearances, type Appearance, type SheetPlayer } from '#domain/match/fold-appearances.ts';
import { EXTRA_TIME_MINUTES, foldClock, type Lengths } from '#domain/match/fold-clock.ts';
import { foldLedger, sinceRescheduled, type FoldedMatch } from '#domain/match/fold-ledger.ts';
import type { MatchClock } from '#domain/match/clock.ts';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import { playedMinutes } from '#domain/match/match-minute.ts';
import { sideOf, type Side, type Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { StoredEntry, StoredMatch } from '../db/ledger/read-desk-match.ts';

/** All that follows from the ledger of a match. */
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
  const sheet = sheetOf(match, sides);
  const folded = foldLedger(match.entries, { ...sides, starters: startersOf(sheet) });
  const clock = foldClock(match.entries, lengthsOf(match));
  const minutes = playedMinutes(folded, clock, now, lengthsOf(match));
  return {
    folded,
    clock,
    award: folded.status === 'AWARDED' ? lastAward(match.entries) : null,
    appearances: foldAppearances(match.entries, sides, sheet, minutes),
  };
}

/** A match may have been imported with a result, and without all that led to it. */
export function tellsItsCourse({ status, score }: StoredMatch, folded: FoldedMatch<number>): boolean {
  return status === folded.status && score?.home === folded.score?.home && score?.away === folded.score?.away;
}

/** After these nothing counts that was imported. */
export const makesAnew = (kind: LedgerKind): boolean => kind === 'RESCHEDULE' || kind === 'CANCEL';

/** What the desk must know to decide. */
export function toDeskMatch(match: StoredMatch): DeskMatch {
  const sides = sidesOf(match);
  const sheet = sides ? sheetOf(match, sides) : [];
  const members = (side: Side) => match.squad.filter(({ team }) => team === sides?.[side]).map(({ player }) => player);
  const listed = (side: Side) => sheet.filter((place) => place.side === side).map(({ player }) => player);
  return {
    status: match.status,
    sides,
    knockout: match.knockout,
    extraTime: match.extraTime,
    lengths: lengthsOf(match),
    date: { startTime: match.startTime, venue: match.venue },
    entries: match.entries,
    starters: startersOf(sheet),
    sheets: { home: listed('home'), away: listed('away') },
    // Who is on the sheet of an old match may have left the club since.
    squads: { home: [...members('home'), ...listed('home')], away: [...members('away'), ...listed('away')] },
  };
}

function lastAward(entries: readonly StoredEntry[]): Award | null {
  const last = sinceRescheduled(settleLedger(entries)).findLast(({ kind }) => kind === 'AWARD');
  return (last?.details as Award | undefined) ?? null;
}

/** The team sheet as last recorded; undefined when nobody recorded one, so that what was imported stands. */
export function recordedSheet(entries: readonly StoredEntry[], teamId: number): TeamSheet | null | undefined {
  const isSheet = (entry: StoredEntry) => entry.kind === 'LINEUP' && entry.team === teamId;
  if (!entries.some(isSheet)) return undefined;
  return (sinceRescheduled(settleLedger(entries)).findLast(isSheet)?.details as TeamSheet | undefined) ?? null;
}

/** The date that the ledger gives the match and the one before it; null when it was never moved. */
export function recordedDate(entries: readonly StoredEntry[]): (MatchDate & { previous: string | null }) | null {
  // A new date that was imported is told by the match alone, not by its entry.
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

function sheetOf(match: StoredMatch, sides: Sides<number>): SheetPlayer<number>[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const recorded = recordedSheet(match.entries, sides[side]);
    if (recorded === undefined) {
      return match.sheet
        .filter(({ team }) => sideOf(team, sides) === side)
        .map(({ player, starter, keeper }) => ({ player, side, starter, keeper }));
    }
    const place = (starter: boolean) => (row: TeamSheet['starters'][number]) => ({
      player: row.player,
      side,
      starter,
      keeper: row.position === 'GK',
    });
    return recorded ? [...recorded.starters.map(place(true)), ...recorded.substitutes.map(place(false))] : [];
  });
}

const startersOf = (sheet: readonly SheetPlayer<number>[]): Record<Side, number[]> => {
  const of = (side: Side) => sheet.filter((row) => row.side === side && row.starter).map(({ player }) => player);
  return { home: of('home'), away: of('away') };
};
