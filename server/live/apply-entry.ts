import type { Award, Statistics } from '#domain/match/desk/act.ts';
import { calendarStatus } from '#domain/match/calendar-status.ts';
import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import type { Side, Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { Tag } from '../changes/tags.ts';
import { announceChanges } from '../db/changes.ts';
import { isCheckViolation } from '../db/is-check-violation.ts';
import { readStatistics } from '../db/ledger/read-desk-match.ts';
import type { StoredEntry, StoredMatch } from '../db/ledger/read-desk-match.ts';
import { growSequence, storeAward, storeDate, storeSheet, storeState } from '../db/ledger/store-match.ts';
import {
  clearStatistics,
  deleteStatistics,
  storeAppearances,
  storeManOfTheMatch,
  storeStatistics,
  storeTeamRatings,
  storeTeams,
} from '../db/ledger/store-statistics.ts';
import type { Queryable } from '../db/queryable.ts';
import { refreshReadModels } from '../db/read-models.ts';
import { ApiError } from '../errors.ts';
import { advanceWinner } from './advance-winner.ts';
import { makesAnew, recordedDate, recordedSheet, type MatchState } from './match-state.ts';

interface Applied {
  match: StoredMatch;
  after: StoredMatch;
  sides: Sides<number>;
  entry: StoredEntry;
  /** Whether the ledger tells how the match came to stand as it does. */
  isTold: boolean;
  before: MatchState;
  state: MatchState;
}

/** Brings all that is read from tables up to what the ledger says now, and tells every node. */
export async function applyEntry(tx: Queryable, applied: Applied): Promise<void> {
  const { match, after, sides, entry, isTold, before, state } = applied;
  const kind = kindSpokenOf(after.entries, entry);
  if (kind === 'RESCHEDULE') await applyDate(tx, after);
  if (kind === 'RESCHEDULE' || changesInCalendars(applied)) await growSequence(tx, match.id);
  if (kind === 'LINEUP' || kind === 'RESCHEDULE') await applySheets(tx, after, sides);
  if (isTold || makesAnew(entry.kind)) await applyCourse(tx, applied, kind);
  else await applyToUntold(tx, applied, kind);
  if (before.folded.manOfTheMatch !== state.folded.manOfTheMatch)
    await storeManOfTheMatch(tx, match.id, state.folded.manOfTheMatch);
  const counts = isOver(match.status) || isOver(state.folded.status);
  // The next match before the sums: everybody locks matches first and competitions last.
  const further = counts ? await advanceWinner(tx, match.id) : [];
  if (counts) await refreshReadModels(tx, [match.competitionSeasonId]);
  await announceChanges(tx, [...tagsOf(applied, kind, counts), ...further]);
}

/** The kind of the act that an entry is, corrects, or takes back. */
function kindSpokenOf(entries: readonly StoredEntry[], entry: StoredEntry): LedgerKind {
  const target = entries.find(({ revision }) => revision === entry.target);
  return target ? kindSpokenOf(entries, target) : entry.kind;
}

/** Postponed, abandoned, called off, or taken back. */
const changesInCalendars = ({ match, entry, isTold, state }: Applied) =>
  (isTold || makesAnew(entry.kind)) && calendarStatus(match.status) !== calendarStatus(state.folded.status);

async function applyDate(tx: Queryable, { id, entries }: StoredMatch) {
  const date = recordedDate(entries);
  if (date) await storeDate(tx, id, date);
}

async function applySheets(tx: Queryable, { id, entries }: StoredMatch, { home, away }: Sides<number>) {
  for (const teamId of [home, away]) {
    const sheet = recordedSheet(entries, teamId);
    if (sheet !== undefined) await storeSheet(tx, id, teamId, sheet);
  }
}

async function applyCourse(tx: Queryable, applied: Applied, kind: LedgerKind) {
  const { match, sides, entry, before, state } = applied;
  const { score } = state.folded;
  await storeState(tx, match.id, state);
  if (!score) return deleteStatistics(tx, match.id);
  const is = new Set(state.appearances.map(({ player }) => player));
  const gone = before.appearances.filter(({ player }) => !is.has(player)).map(({ player }) => player);
  await storeAppearances(tx, match.id, sides, state.appearances, gone);
  await storeTeams(tx, match.id, sides, score, state.appearances);
  if (entry.kind === 'STATISTICS') await tellStatistics(tx, applied, [entry]);
  else if (kind === 'STATISTICS' || kind === 'RESCHEDULE' || gone.length > 0) {
    if (kind === 'STATISTICS') await clearStatistics(tx, match.id, state.appearances);
    await tellStatistics(tx, applied, await standingStatistics(tx, applied));
  }
  await storeTeamRatings(tx, match.id);
}

/** Of a match without its course the result cannot be told anew; what stands beside it can. */
async function applyToUntold(tx: Queryable, applied: Applied, kind: LedgerKind) {
  const { match, entry } = applied;
  if (entry.kind === 'AWARD') await storeAward(tx, match.id, entry.details as Award);
  else if (entry.kind === 'STATISTICS') {
    await tellStatistics(tx, applied, [entry]);
    await storeTeamRatings(tx, match.id);
  } else if (kind !== 'LINEUP' && kind !== 'MAN_OF_THE_MATCH') {
    throw importedError();
  }
}

export const importedError = () =>
  new ApiError(
    'refused',
    'This match was imported without its course, so nothing can be added to it: import it again',
    'imported',
  );

async function tellStatistics(tx: Queryable, { match, after, sides, state }: Applied, told: readonly StoredEntry[]) {
  const sideOfPlayer = (player: number): Side =>
    [...after.sheet, ...after.squad].find((one) => one.player === player)?.team === sides.away ? 'away' : 'home';
  const score = state.folded.score ?? match.score;
  try {
    for (const { details } of told)
      await storeStatistics(tx, match.id, sides, sideOfPlayer, score, details as Statistics);
  } catch (error) {
    if (!isCheckViolation(error)) throw error;
    throw new ApiError('refused', 'These counts do not fit those that were recorded before', 'counts');
  }
}

async function standingStatistics(tx: Queryable, { match, after }: Applied): Promise<StoredEntry[]> {
  const details = await readStatistics(tx, match.id);
  const told = after.entries.map((one) => ({ ...one, details: details.get(one.revision) ?? null }));
  return sinceRescheduled(settleLedger(told)).filter((act) => act.kind === 'STATISTICS' && act.details);
}

const isOver = (status: string) => status === 'FINISHED' || status === 'AWARDED';

/** Whose answers have changed. While a match is played, its statistics are nobody's but its own. */
function tagsOf({ match, sides, before, state }: Applied, kind: LedgerKind, counts: boolean): Tag[] {
  const own: Tag[] = [`match:${match.id}`];
  if (kind === 'STATISTICS' && !counts) return own;
  const named = [...match.sheet, ...match.squad, ...before.appearances, ...state.appearances];
  const players = named.map(({ player }): Tag => `player:${player}`);
  return [
    ...own,
    'live',
    `competition:${match.competitionId}`,
    `team:${sides.home}`,
    `team:${sides.away}`,
    ...(counts ? (['results', ...players] as const) : []),
    ...(counts && match.refereeId !== null ? ([`referee:${match.refereeId}`] as const) : []),
  ];
}
