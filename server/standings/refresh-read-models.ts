import { seasonRecords } from '#domain/records/season-records.ts';
import { findTableRules } from '#server/db/standings/table-rules.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshSums } from '#server/db/sums.ts';
import {
  clearSeasonRecords,
  joinSeasonRecords,
  listHauls,
  listPlayed,
  listSeasonsWithoutRecords,
  storeSeasonRecords,
} from '#server/db/records/team-records.ts';
import { readTableRows } from './read-table-rows.ts';
import { settledResults, tableInput } from './table-input.ts';

/** Recomputes the sums and records of these competition seasons, in the transaction that touched them. */
export async function refreshReadModels(tx: Queryable, competitionSeasonIds: readonly number[]): Promise<void> {
  await refreshSums(tx, competitionSeasonIds);
  await refreshTeamRecords(tx, [...new Set(competitionSeasonIds)]);
}

/** For a league that was written by a version without records; done by the first start of this one. */
export async function fillTeamRecords(tx: Queryable): Promise<void> {
  await refreshTeamRecords(tx, await listSeasonsWithoutRecords(tx));
}

/** [RE1] to [RE5] While the competitions are locked. */
async function refreshTeamRecords(tx: Queryable, seasons: readonly number[]): Promise<void> {
  if (seasons.length === 0) return;
  const before = await clearSeasonRecords(tx, seasons);
  for (const id of seasons) await storeRecordsOf(tx, id);
  await joinSeasonRecords(tx, seasons, before);
}

async function storeRecordsOf(tx: Queryable, id: number): Promise<void> {
  const rules = await findTableRules(tx, id);
  if (!rules) return;
  const rows = await readTableRows(tx, rules);
  const records = seasonRecords({
    table: rules.format === 'KNOCKOUT' ? null : tableInput(rows),
    played: await listPlayed(tx, id),
    struckOut: settledResults(rows).struckOut,
    hauls: await listHauls(tx, id),
  });
  await storeSeasonRecords(tx, id, records);
}
