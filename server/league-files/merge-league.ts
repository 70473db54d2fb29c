import { announceChanges } from '#server/db/changes.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { clearReadModels } from '#server/db/sums.ts';
import { refreshReadModels } from '#server/standings/refresh-read-models.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import type { ChangeLog } from '#server/db/league-tables/change-log.ts';
import { dropIndexes, raiseWorkMem } from '#server/db/league-tables/drop-indexes.ts';
import { identityOf, isReferenced, type FindId, type LeagueTable } from '#server/db/league-tables/league-table.ts';
import {
  isEmpty,
  mergeTable,
  pruneTable,
  updateDerivedColumns,
  type Incoming,
  type Merged,
} from '#server/db/league-tables/merge-table.ts';
import { readIds } from '#server/db/league-tables/read-table.ts';
import { listCompetitionSeasons, Touched } from '#server/db/league-tables/touched-seasons.ts';

export type Progress = (done: number, total: number) => void;

/** What is to be written to one table; null to leave the table alone. */
export type OpenTable<Table> = (
  table: Table,
) => Promise<(Pick<Incoming, 'present' | 'rows' | 'keepsEmpty'> & { size: number }) | null> | null;

interface MergeOptions {
  /** The number of rows in all tables. */
  size: number;
  /** Removes the rows that the source does not have. */
  prune: boolean;
  /** The caller rolls back: nothing outside the transaction may change. */
  dryRun?: boolean;
  log?: ChangeLog | undefined;
  onProgress: Progress;
}

/** Filling an empty table of this size takes a tenth of the time without its indexes. */
const MANY_ROWS = 20_000;

/** Writes a league table by table, each after those that it refers to, and announces the change. In the caller's transaction. */
export async function mergeLeague<Table extends LeagueTable>(
  tx: Queryable,
  tables: readonly Table[],
  open: OpenTable<Table>,
  { size, prune, dryRun = false, log, onProgress }: MergeOptions,
): Promise<Map<Table['name'], Merged>> {
  // Sums and the search index take about a tenth of the time.
  const total = Math.ceil(size * 1.1) + 1;
  let done = 0;
  onProgress(done, total);
  const changes = new Map<Table['name'], Merged>();
  const ids = new Map<string, Map<string, number>>();
  const findId: FindId = (table, identity) => {
    const key = identityOf(identity);
    const id = ids.get(table)?.get(key);
    if (id === undefined) throw new Error(`${table} has no ${key.replaceAll('\0', ' ')}`);
    return id;
  };
  const restoreIndexes: (() => Promise<void>)[] = [];
  const touched = new Touched();
  // What is left out disappears from every season, and ids may move.
  if (prune) touched.addAll();
  await raiseWorkMem(tx);
  for (const table of tables) {
    const source = await open(table);
    if (!source) continue;
    if (source.size === 0 && !prune) {
      changes.set(table.name, { added: 0, changed: 0, removed: 0 });
      continue;
    }
    for (const { link } of table.columns) {
      const target = tables.find(({ name }) => name === link?.to);
      if (target && !ids.has(target.name)) ids.set(target.name, await readIds(tx, tables, target));
    }
    if (source.size >= MANY_ROWS && (await isEmpty(tx, table.table)))
      restoreIndexes.push(await dropIndexes(tx, table.table));
    const onRows = (count: number) => onProgress((done += count), total);
    const mode = { tables, prune, prunesLater: isReferenced(tables, table), dryRun, log, touched };
    changes.set(table.name, await mergeTable(tx, { ...source, table, onRows }, findId, mode));
  }
  const hasChanged =
    prune || [...changes.values()].some(({ added, changed, removed }) => added + changed + removed > 0);
  const seasons = touched.seasons === 'all' ? await listCompetitionSeasons(tx) : touched.seasons;
  if (hasChanged) await updateDerivedColumns(tx, seasons);
  for (const restore of restoreIndexes) await restore();
  if (prune) await pruneReferenced(tx, tables, changes, log);
  if (hasChanged && !dryRun) {
    // Only the competitions of these seasons are locked: matches of all others may end meanwhile.
    if (seasons.length > 0) await refreshReadModels(tx, seasons);
    if (touched.names) await refreshSearchIndex(tx);
    await announceChanges(tx, ['everything']);
  }
  onProgress(total, total);
  return changes;
}

/** In reverse order: a row can be removed only when nothing refers to it any more. */
async function pruneReferenced<Table extends LeagueTable>(
  tx: Queryable,
  tables: readonly Table[],
  changes: Map<Table['name'], Merged>,
  log: ChangeLog | undefined,
) {
  await clearReadModels(tx);
  for (const table of tables.toReversed()) {
    const merged = changes.get(table.name);
    if (merged && isReferenced(tables, table)) merged.removed += await pruneTable(tx, table, log);
  }
}
