import type { Award, Statistics } from '#domain/match/desk/act.ts';
import { recordedDates, recordedLineup, resetsMatch, type MatchState } from '#domain/match/desk/match-record.ts';
import { calendarStatus } from '#domain/match/calendar-status.ts';
import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import type { Side, Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { Tag } from '#server/cache/tags.ts';
import { announceChanges } from '#server/db/changes.ts';
import { isCheckViolation } from '#server/db/pg-errors.ts';
import { readStatistics } from '#server/db/ledger/read-desk-match.ts';
import type { StoredEntry, StoredMatch } from '#server/db/ledger/read-desk-match.ts';
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
import { refreshReadModels } from '#server/db/read-models.ts';
import { ApiError } from '#server/errors.ts';
import { advanceWinner } from './advance-winner.ts';

interface Change {
  match: StoredMatch;
  matchAfter: StoredMatch;
  sides: Sides<number>;
  entry: StoredEntry;
  /** False for a match that was imported with a result its entries do not explain. */
  hasFullLedger: boolean;
  stateBefore: MatchState;
  stateAfter: MatchState;
}

/** Updates every table that is derived from the ledger, and notifies every node. */
export async function applyEntry(tx: Queryable, change: Change): Promise<void> {
  const { match, matchAfter, sides, entry, hasFullLedger, stateBefore, stateAfter } = change;
  const kind = rootKindOf(matchAfter.entries, entry);
  if (kind === 'RESCHEDULE') await applyDate(tx, matchAfter);
  if (kind === 'RESCHEDULE' || changesInCalendars(change)) await incrementSequence(tx, match.id);
  if (kind === 'LINEUP' || kind === 'RESCHEDULE') await applyLineups(tx, matchAfter, sides);
  if (hasFullLedger || resetsMatch(entry.kind)) await applyState(tx, change, kind);
  else await applyToImported(tx, change, kind);
  if (stateBefore.folded.manOfTheMatch !== stateAfter.folded.manOfTheMatch)
    await storeManOfTheMatch(tx, match.id, stateAfter.folded.manOfTheMatch);
  const isOrWasOver = isOver(match.status) || isOver(stateAfter.folded.status);
  // The next match before the read models: all writers lock matches first and competitions last, so none deadlock.
  const nextMatchTags = isOrWasOver ? await advanceWinner(tx, match.id) : [];
  if (isOrWasOver) await refreshReadModels(tx, [match.competitionSeasonId]);
  await announceChanges(tx, [...tagsOf(change, kind, isOrWasOver), ...nextMatchTags]);
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
const changesInCalendars = ({ match, entry, hasFullLedger, stateAfter }: Change) =>
  (hasFullLedger || resetsMatch(entry.kind)) &&
  calendarStatus(match.status) !== calendarStatus(stateAfter.folded.status);

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

async function applyState(tx: Queryable, change: Change, kind: LedgerKind) {
  const { match, sides, entry, stateBefore, stateAfter } = change;
  const { score } = stateAfter.folded;
  await storeState(tx, match.id, stateAfter);
  if (!score) return deleteStatistics(tx, match.id);
  const current = new Set(stateAfter.appearances.map(({ player }) => player));
  const removed = stateBefore.appearances.filter(({ player }) => !current.has(player)).map(({ player }) => player);
  await storeAppearances(tx, match.id, sides, stateAfter.appearances, removed);
  await storeTeams(tx, match.id, sides, score, stateAfter.appearances);
  if (entry.kind === 'STATISTICS') await applyStatistics(tx, change, [entry]);
  else if (kind === 'STATISTICS' || kind === 'RESCHEDULE' || removed.length > 0) {
    if (kind === 'STATISTICS') await clearStatistics(tx, match.id, stateAfter.appearances);
    await applyStatistics(tx, change, await currentStatistics(tx, change));
  }
  await storeTeamRatings(tx, match.id);
}

/** The result of an imported match cannot be recomputed from its ledger; line-ups, statistics and awards can still change. */
async function applyToImported(tx: Queryable, change: Change, kind: LedgerKind) {
  const { match, entry } = change;
  if (entry.kind === 'AWARD') await storeAward(tx, match.id, entry.details as Award);
  else if (entry.kind === 'STATISTICS') {
    await applyStatistics(tx, change, [entry]);
    await storeTeamRatings(tx, match.id);
  } else if (kind !== 'LINEUP' && kind !== 'MAN_OF_THE_MATCH') {
    throw importedError();
  }
}

export const importedError = () =>
  new ApiError(
    'refused',
    'This match was imported without its ledger, so nothing can be added to it: import it again',
    'imported',
  );

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

const isOver = (status: string) => status === 'FINISHED' || status === 'AWARDED';

/** The cached responses to drop. Until a match is over its statistics appear on its own page only. */
function tagsOf({ match, sides, stateBefore, stateAfter }: Change, kind: LedgerKind, isOrWasOver: boolean): Tag[] {
  const own: Tag[] = [`match:${match.id}`];
  if (kind === 'STATISTICS' && !isOrWasOver) return own;
  const named = [...match.lineup, ...match.squad, ...stateBefore.appearances, ...stateAfter.appearances];
  const players = named.map(({ player }): Tag => `player:${player}`);
  return [
    ...own,
    'live',
    `competition:${match.competitionId}`,
    `team:${sides.home}`,
    `team:${sides.away}`,
    ...(isOrWasOver ? (['results', ...players] as const) : []),
    ...(isOrWasOver && match.refereeId !== null ? ([`referee:${match.refereeId}`] as const) : []),
  ];
}
