import { isDeepStrictEqual } from 'node:util';
import type { Award, NewDate, Statistics } from '#domain/match/desk/act.ts';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import type { Side, Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { Tag } from '../changes/tags.ts';
import { announceChanges } from '../db/changes.ts';
import { readStatistics } from '../db/ledger/read-desk-match.ts';
import type { StoredEntry, StoredMatch } from '../db/ledger/read-desk-match.ts';
import { storeAward, storeDate, storeSheet, storeState } from '../db/ledger/store-match.ts';
import {
  clearStatistics,
  storeAppearances,
  storeManOfTheMatch,
  storeStatistics,
  storeTeams,
} from '../db/ledger/store-statistics.ts';
import type { Queryable } from '../db/queryable.ts';
import { refreshReadModels } from '../db/read-models.ts';
import { ApiError } from '../errors.ts';
import { recordedSheet, type MatchState } from './match-state.ts';

interface Applied {
  match: StoredMatch;
  after: StoredMatch;
  sides: Sides<number>;
  entry: StoredEntry;
  before: MatchState;
  state: MatchState;
}

/** Brings all that is read from tables up to what the ledger says now, and tells every node. */
export async function applyEntry(tx: Queryable, applied: Applied): Promise<void> {
  const { match, after, sides, entry, before, state } = applied;
  const kind = kindSpokenOf(after, entry);
  if (kind === 'RESCHEDULE' && entry.details) await storeDate(tx, match.id, entry.details as NewDate);
  if (kind === 'LINEUP' || kind === 'RESCHEDULE') await applySheets(tx, after, sides);
  if (tellsItsCourse(match, before)) {
    await storeState(tx, match.id, state);
    await applyAppearances(tx, applied);
    await storeTeams(tx, match.id, sides, state.folded.score, state.appearances);
  } else await applyToUntold(tx, match, entry);
  if (kind === 'STATISTICS') await applyStatistics(tx, applied);
  if (before.folded.manOfTheMatch !== state.folded.manOfTheMatch)
    await storeManOfTheMatch(tx, match.id, state.folded.manOfTheMatch);
  const counts = isOver(match.status) || isOver(state.folded.status);
  if (counts) await refreshReadModels(tx, [match.competitionSeasonId]);
  await announceChanges(tx, tagsOf(applied, kind, counts));
}

/** The kind of the act that an entry is, corrects, or takes back. */
function kindSpokenOf({ entries }: StoredMatch, entry: StoredEntry): LedgerKind {
  if (entry.target === null) return entry.kind;
  const target = entries.find(({ revision }) => revision === entry.target);
  return target ? kindSpokenOf({ entries } as StoredMatch, target) : entry.kind;
}

/** A match may have been imported with a result, and without all that led to it. */
function tellsItsCourse({ status, score }: StoredMatch, { folded }: MatchState): boolean {
  return status === folded.status && score?.home === folded.score?.home && score?.away === folded.score?.away;
}

async function applyToUntold(tx: Queryable, match: StoredMatch, { kind, details }: StoredEntry) {
  if (kind === 'AWARD') await storeAward(tx, match.id, details as Award);
  else if (kind !== 'STATISTICS' && kind !== 'LINEUP' && kind !== 'MAN_OF_THE_MATCH') {
    throw new ApiError(
      'refused',
      'This match was imported without its course, so nothing can be added to it: import it again',
      'imported',
    );
  }
}

async function applySheets(tx: Queryable, { id, entries }: StoredMatch, { home, away }: Sides<number>) {
  for (const teamId of [home, away]) {
    const sheet = recordedSheet(entries, teamId);
    if (sheet !== undefined) await storeSheet(tx, id, teamId, sheet);
  }
}

async function applyAppearances(tx: Queryable, { match, sides, before, state }: Applied) {
  const was = new Map(before.appearances.map((appearance) => [appearance.player, appearance]));
  const changed = state.appearances.filter((appearance) => !isDeepStrictEqual(appearance, was.get(appearance.player)));
  const is = new Set(state.appearances.map(({ player }) => player));
  const gone = before.appearances.filter(({ player }) => !is.has(player)).map(({ player }) => player);
  await storeAppearances(tx, match.id, sides, changed, gone);
}

async function applyStatistics(tx: Queryable, { match, after, sides, entry }: Applied) {
  const away = new Set(
    [...after.sheet, ...after.squad].filter(({ team }) => team === sides.away).map(({ player }) => player),
  );
  const sideOfPlayer = (player: number): Side => (away.has(player) ? 'away' : 'home');
  const store = (statistics: Statistics) => storeStatistics(tx, match.id, sides, sideOfPlayer, statistics);
  if (entry.kind === 'STATISTICS') return store(entry.details as Statistics);
  await clearStatistics(tx, match.id);
  const details = await readStatistics(tx, match.id);
  const told = after.entries.map((one) => ({ ...one, details: details.get(one.revision) ?? null }));
  for (const act of settleLedger(told))
    if (act.kind === 'STATISTICS' && act.details) await store(act.details as Statistics);
}

const isOver = (status: string) => status === 'FINISHED' || status === 'AWARDED';

/** Whose answers have changed. While a match is played, its statistics are nobody's but its own. */
function tagsOf({ match, sides, before, state }: Applied, kind: LedgerKind, counts: boolean): Tag[] {
  const own: Tag[] = [`match:${match.id}`];
  if (kind === 'STATISTICS' && !counts) return own;
  const players = [...before.appearances, ...state.appearances].map(({ player }): Tag => `player:${player}`);
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
