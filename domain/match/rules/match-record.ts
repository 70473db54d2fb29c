import type { MatchClock } from '#domain/match/clock.ts';
import { foldAppearances, type Appearance, type LineupPlayer } from '#domain/match/fold-appearances.ts';
import { foldClock } from '#domain/match/fold-clock.ts';
import { foldLedger, sinceRescheduled, type FoldedMatch } from '#domain/match/fold-ledger.ts';
import type { LedgerEntry, LedgerKind } from '#domain/match/ledger-entry.ts';
import { extraTimeFor, type Lengths } from '#domain/match/lengths.ts';
import { playedMinutes } from '#domain/match/match-minute.ts';
import { sideOf, type Score, type Side, type Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { Award, DateChange, DeskAct, EntryDetails, Lineup, MatchDate } from './act.ts';
import { decideAct } from './decide-act.ts';
import type { MatchToActOn, NewLedgerEntry } from './match-to-act-on.ts';
import type { Refusal } from './refusal.ts';

export interface RecordedEntry extends LedgerEntry<number> {
  /** The sender's idempotency key. */
  key: string;
  details: EntryDetails | null;
}

interface LineupRow {
  player: number;
  team: number;
  starter: boolean;
  keeper: boolean;
}

/** A match with its ledger, as the server stores it and a phone keeps it. */
export interface MatchRecord {
  homeTeamId: number | null;
  awayTeamId: number | null;
  status: MatchStatus;
  phase: MatchPhase;
  score: Score | null;
  startTime: string | null;
  venue: string | null;
  /** Whether it goes on while it is level. [PH3] [PH5] */
  knockout: boolean;
  /** By the sides of this match; null unless it is a second leg. */
  firstLeg: Score | null;
  extraTime: boolean;
  halfMinutes: number;
  revision: number;
  entries: readonly RecordedEntry[];
  /** As imported; the line-ups of the ledger replace it. */
  lineup: readonly LineupRow[];
  /** The players of both teams on the day of the match. */
  squad: readonly { player: number; team: number }[];
}

/** What a phone gets of a match: the part of the contract's MatchToActOn that the rules need. */
interface MatchResponse extends Pick<MatchRecord, 'status' | 'phase' | 'revision' | 'score' | 'startTime' | 'venue'> {
  home: { id: number } | null;
  away: { id: number } | null;
  rules: Pick<MatchRecord, 'knockout' | 'firstLeg' | 'extraTime' | 'halfMinutes'>;
  players: readonly { id: number; team: number; starter: boolean | null; position: string | null }[];
  ledger: readonly RecordedEntry[];
}

export function recordFrom({ home, away, rules, players, ledger, ...match }: MatchResponse): MatchRecord {
  return {
    status: match.status,
    phase: match.phase,
    revision: match.revision,
    score: match.score,
    startTime: match.startTime,
    venue: match.venue,
    homeTeamId: home?.id ?? null,
    awayTeamId: away?.id ?? null,
    knockout: rules.knockout,
    firstLeg: rules.firstLeg,
    extraTime: rules.extraTime,
    halfMinutes: rules.halfMinutes,
    entries: ledger,
    lineup: players.flatMap(({ id, team, starter, position }) =>
      starter === null ? [] : [{ player: id, team, starter, keeper: position === 'GK' }],
    ),
    squad: players.map(({ id, team }) => ({ player: id, team })),
  };
}

export interface KeyedAct {
  act: DeskAct;
  /** When it happened: a phone may have been offline since. */
  at: Date;
  reason: string | null;
  key: string;
}

/** The match after an act, as the server will record it, or why it is refused. */
export function applyAct(
  record: MatchRecord,
  { key, ...statement }: KeyedAct,
): { refusal: Refusal } | { record: MatchRecord; entry: RecordedEntry } {
  const decision = decideAct(toMatchForRules(record), statement);
  if ('refusal' in decision) return decision;
  const entry = { ...decision.entry, key, revision: record.revision + 1 };
  return { record: withEntry(record, entry), entry };
}

/** The match with one more entry in its ledger. */
export function withEntry<Entry extends RecordedEntry, Match extends MatchRecord & { entries: readonly Entry[] }>(
  match: Match,
  entry: Entry,
): Match {
  const sides = sidesOf(match);
  const entries = [...match.entries, entry];
  const after = { ...match, entries, revision: entry.revision, ...recordedDate(entries) };
  if (!sides) return after;
  const folded = foldLedger(entries, sides);
  if (hasFullLedger(match) || resetsMatch(entry.kind))
    return { ...after, status: folded.status, phase: folded.phase, score: folded.score };
  return entry.kind === 'AWARD' ? { ...after, status: 'AWARDED' } : after;
}

export const withEntries = (record: MatchRecord, entries: readonly RecordedEntry[]): MatchRecord =>
  entries.reduce<MatchRecord>((match, entry) => withEntry(match, entry), record);

/** New entries with their revisions, as they follow in the ledger. */
export const numbered = <Entry extends NewLedgerEntry>({ revision }: MatchRecord, entries: readonly Entry[]) =>
  entries.map((entry, i) => ({ ...entry, revision: revision + 1 + i }));

/** Everything that is derived from the ledger of a match. */
export interface MatchState {
  folded: FoldedMatch<number>;
  clock: MatchClock;
  award: Award | null;
  appearances: Appearance<number>[];
}

export function foldState(match: MatchRecord, sides: Sides<number>, now: Date): MatchState {
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

export const lengthsOf = ({ halfMinutes }: MatchRecord): Lengths => ({
  halfMinutes,
  extraTimeMinutes: extraTimeFor(halfMinutes),
});

export const sidesOf = ({ homeTeamId, awayTeamId }: MatchRecord): Sides<number> | null =>
  homeTeamId === null || awayTeamId === null ? null : { home: homeTeamId, away: awayTeamId };

/** False for a match that was imported with a result but not with all the entries that led to it. */
export function hasFullLedger(match: MatchRecord): boolean {
  const sides = sidesOf(match);
  if (!sides) return true;
  const { status, score } = foldLedger(match.entries, sides);
  return match.status === status && match.score?.home === score?.home && match.score?.away === score?.away;
}

/** After one of these nothing counts that was imported. */
export const resetsMatch = (kind: LedgerKind): boolean =>
  kind === 'RESCHEDULE' || kind === 'CANCEL' || kind === 'RESULT';

/** Entries from files have such keys, and so have those that complete the ledger of an imported match. */
export const importKey = (revision: number) => `import:${revision}`;

/** [DK22] [DK23] */
export function isHandedIn({ status, entries }: Pick<MatchRecord, 'status' | 'entries'>): boolean {
  if (status === 'AWARDED') return true;
  if (status !== 'FINISHED') return false;
  const acts = sinceRescheduled(settleLedger(entries));
  const endedHere = acts.some(
    ({ kind, revision }) =>
      (kind === 'FINAL_WHISTLE' || kind === 'RESULT') &&
      !entries.find((entry) => entry.revision === revision)?.key.startsWith('import:'),
  );
  return !endedHere || acts.some(({ kind }) => kind === 'HAND_IN');
}

/** What the rules need to decide about an act. */
export function toMatchForRules(match: MatchRecord): MatchToActOn {
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
    handedIn: isHandedIn(match),
    entries: match.entries,
    starters: startersOf(lineup),
    lineups: { home: listed('home'), away: listed('away') },
    // A player in the line-up of an old match may have left the club since.
    squads: { home: [...members('home'), ...listed('home')], away: [...members('away'), ...listed('away')] },
  };
}

function lastAward(entries: readonly RecordedEntry[]): Award | null {
  const last = sinceRescheduled(settleLedger(entries)).findLast(({ kind }) => kind === 'AWARD');
  return (last?.details as Award | undefined) ?? null;
}

/** The line-up as last recorded, null when it was withdrawn; undefined when none was recorded, so that the imported one stays. */
export function recordedLineup(entries: readonly RecordedEntry[], teamId: number): Lineup | null | undefined {
  const isLineup = (entry: RecordedEntry) => entry.kind === 'LINEUP' && entry.team === teamId;
  if (!entries.some(isLineup)) return undefined;
  return (sinceRescheduled(settleLedger(entries)).findLast(isLineup)?.details as Lineup | undefined) ?? null;
}

/** The date from the ledger; null for a match that was never moved. */
const recordedDate = (entries: readonly RecordedEntry[]): MatchDate | null => {
  const dates = recordedDates(entries);
  return dates && { startTime: dates.startTime, venue: dates.venue };
};

/** The date from the ledger and the one before it [LG11]; null for a match that was never moved. */
export function recordedDates(entries: readonly RecordedEntry[]): (MatchDate & { previous: string | null }) | null {
  // An imported RESCHEDULE has no details: its date is in the match row.
  const detailsOf = ({ kind, details }: RecordedEntry) =>
    kind === 'RESCHEDULE' && details ? [details as DateChange] : [];
  const [first] = entries.flatMap(detailsOf);
  if (!first) return null;
  let { startTime, venue } = first.from;
  let previous: string | null = null;
  for (const change of settleLedger(entries).flatMap(detailsOf)) {
    if (!change.quiet) previous = startTime;
    startTime = change.startTime;
    venue = change.venue ?? venue;
  }
  return { startTime, venue, previous };
}

function lineupsOf(match: MatchRecord, sides: Sides<number>): LineupPlayer<number>[] {
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
