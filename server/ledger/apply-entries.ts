import type { Award, Statistics } from '#domain/match/rules/act.ts';
import { hasFullLedger, recordedDates, recordedLineup, type MatchState } from '#domain/match/rules/match-record.ts';
import { calendarStatus } from '#domain/match/calendar-status.ts';
import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import type { Side, Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { Tag } from '#server/db/tags.ts';
import { announceChanges } from '#server/db/changes.ts';
import { isCheckViolation } from '#server/db/pg-errors.ts';
import { readStatistics } from '#server/db/ledger/read-stored-match.ts';
import type { StoredEntry, StoredMatch } from '#server/db/ledger/read-stored-match.ts';
import { incrementSequence, storeAward, storeDate, storeLineup, storeState } from '#server/db/ledger/store-match.ts';
import {
  clearStatistics,
  deleteStatistics,
  storeAppearances,
  storeManOfTheMatch,
  storeStatistics,
  storeTeamRatings,
  storeTeams,
} from '#server/db/ledger/store-statistics.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { advanceWinner } from './advance-winner.ts';
import type { RefreshTable } from './refresh-tables.ts';

interface Change {
  match: StoredMatch;
  matchAfter: StoredMatch;
  sides: Sides<number>;
  /** The new ones. */
  entries: readonly StoredEntry[];
  stateBefore: MatchState;
  stateAfter: MatchState;
}

/** Updates every table that is derived from the ledger, and notifies every node. */
export async function applyEntries(tx: Queryable, change: Change, refreshTable: RefreshTable): Promise<void> {
  const { match, matchAfter, sides, entries, stateBefore, stateAfter } = change;
  const kinds = new Set(entries.map((entry) => rootKindOf(matchAfter.entries, entry)));
  if (kinds.has('RESCHEDULE')) await applyDate(tx, matchAfter);
  if (kinds.has('RESCHEDULE') || changesInCalendars(change)) await incrementSequence(tx, match.id);
  if (kinds.has('LINEUP') || kinds.has('RESCHEDULE')) await applyLineups(tx, matchAfter, sides);
  if (hasFullLedger(matchAfter)) await applyState(tx, change, kinds);
  else for (const entry of entries) await applyToImported(tx, change, entry);
  if (stateBefore.folded.manOfTheMatch !== stateAfter.folded.manOfTheMatch)
    await storeManOfTheMatch(tx, match.id, stateAfter.folded.manOfTheMatch);
  const isOrWasOver = isOver(match.status) || isOver(stateAfter.folded.status);
  const nextMatchTags = isOrWasOver ? await advanceWinner(tx, match.id) : [];
  const tableTags = isOrWasOver ? await refreshTable(tx, [match.competitionSeasonId]) : [];
  await announceChanges(tx, [...tagsOf(change, kinds, isOrWasOver), ...nextMatchTags, ...tableTags]);
}

/** The kind of the act that an entry is, corrects or withdraws. */
export function rootKindOf(
  entries: readonly StoredEntry[],
  { kind, target }: Pick<StoredEntry, 'kind' | 'target'>,
): LedgerKind {
  const entry = entries.find(({ revision }) => revision === target);
  return entry ? rootKindOf(entries, entry) : kind;
}

/** [CA3] */
const changesInCalendars = ({ match, matchAfter }: Change) =>
  hasFullLedger(matchAfter) && calendarStatus(match.status) !== calendarStatus(matchAfter.status);

async function applyDate(tx: Queryable, { id, entries }: StoredMatch) {
  const date = recordedDates(entries);
  if (date) await storeDate(tx, id, date);
}

async function applyLineups(tx: Queryable, { id, entries }: StoredMatch, { home, away }: Sides<number>) {
  for (const teamId of [home, away]) {
    const lineup = recordedLineup(entries, teamId);
    if (lineup !== undefined) await storeLineup(tx, id, teamId, lineup);
  }
}

async function applyState(tx: Queryable, change: Change, kinds: ReadonlySet<LedgerKind>) {
  const { match, sides, entries, stateBefore, stateAfter } = change;
  const { score } = stateAfter.folded;
  await storeState(tx, match.id, stateAfter);
  if (!score) return deleteStatistics(tx, match.id);
  const current = new Set(stateAfter.appearances.map(({ player }) => player));
  const removed = stateBefore.appearances.filter(({ player }) => !current.has(player)).map(({ player }) => player);
  await storeAppearances(tx, match.id, sides, stateAfter.appearances, removed);
  await storeTeams(tx, match.id, sides, score, stateAfter.appearances);
  const added = entries.filter(({ kind }) => kind === 'STATISTICS');
  if (added.length > 0) await applyStatistics(tx, change, added);
  else if (kinds.has('STATISTICS') || kinds.has('RESCHEDULE') || removed.length > 0) {
    if (kinds.has('STATISTICS')) await clearStatistics(tx, match.id, stateAfter.appearances);
    await applyStatistics(tx, change, await currentStatistics(tx, change));
  }
  await storeTeamRatings(tx, match.id);
}

/** Line-ups, statistics and awards change no score: they need no ledger that explains the result. */
async function applyToImported(tx: Queryable, change: Change, entry: StoredEntry) {
  const { match, matchAfter } = change;
  const kind = rootKindOf(matchAfter.entries, entry);
  if (entry.kind === 'AWARD') await storeAward(tx, match.id, entry.details as Award);
  else if (entry.kind === 'STATISTICS') {
    await applyStatistics(tx, change, [entry]);
    await storeTeamRatings(tx, match.id);
  } else if (kind !== 'LINEUP' && kind !== 'MAN_OF_THE_MATCH') {
    throw importedError();
  }
}

export const importedError = () =>
  new ApiError('refused', 'The goals of this match do not explain its score: enter its result first', 'imported');

async function applyStatistics(
  tx: Queryable,
  { match, matchAfter, sides, stateAfter }: Change,
  entries: readonly StoredEntry[],
) {
  const sideOfPlayer = (player: number): Side =>
    [...matchAfter.lineup, ...matchAfter.squad].find((one) => one.player === player)?.team === sides.away
      ? 'away'
      : 'home';
  const score = stateAfter.folded.score ?? match.score;
  try {
    for (const { details } of entries)
      await storeStatistics(tx, match.id, sides, sideOfPlayer, score, details as Statistics);
  } catch (error) {
    if (!isCheckViolation(error)) throw error;
    throw new ApiError('refused', 'These counts do not fit those that were recorded before', 'counts');
  }
}

async function currentStatistics(tx: Queryable, { match, matchAfter }: Change): Promise<StoredEntry[]> {
  const details = await readStatistics(tx, match.id);
  const entries = matchAfter.entries.map((entry) => ({ ...entry, details: details.get(entry.revision) ?? null }));
  return sinceRescheduled(settleLedger(entries)).filter((act) => act.kind === 'STATISTICS' && act.details);
}

/** Whether a match counts in tables and brackets. */
export const isOver = (status: string) => status === 'FINISHED' || status === 'AWARDED';

/** The cached responses to drop. Until a match is over its statistics appear on its own page only. */
function tagsOf(
  { match, sides, stateBefore, stateAfter }: Change,
  kinds: ReadonlySet<LedgerKind>,
  isOrWasOver: boolean,
): Tag[] {
  const own: Tag[] = [`match:${match.id}`];
  if (!isOrWasOver && [...kinds].every((kind) => kind === 'STATISTICS')) return own;
  const named = [...match.lineup, ...match.squad, ...stateBefore.appearances, ...stateAfter.appearances];
  const players = named.map(({ player }): Tag => `player:${player}`);
  return [
    ...own,
    'live',
    `competition:${match.competitionId}`,
    `team:${sides.home}`,
    `team:${sides.away}`,
    // The first match on a pitch gives it a page.
    ...(kinds.has('RESCHEDULE') ? (['names'] as const) : []),
    ...(isOrWasOver ? (['results', ...players] as const) : []),
    ...(isOrWasOver && match.refereeId !== null ? ([`referee:${match.refereeId}`] as const) : []),
  ];
}
