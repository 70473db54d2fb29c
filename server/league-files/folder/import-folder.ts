import { existsSync, readdirSync, statSync } from 'node:fs';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { violationOf } from '#server/db/pg-errors.ts';
import type { Row } from '#server/db/league-tables/league-table.ts';
import { isReferenced, mergeLeague, type Progress } from '#server/db/league-tables/merge-league.ts';
import type { Merged } from '#server/db/league-tables/merge-table.ts';
import { readTable } from '#server/db/league-tables/read-table.ts';
import { migrateDatabase, withSchemaLock } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { OperatorError } from '#server/errors.ts';
import { describeViolation } from './describe-violation.ts';
import { KeyRegistry } from './key-registry.ts';
import { LEAGUE_TABLES } from './league-tables.ts';
import { because, collectProblems, withHint, type Problem } from './problems.ts';
import { providedColumns, readRows } from './read-rows.ts';
import { openSource, type MapCell, type SourceOptions } from './source.ts';
import type { Report } from './source-record.ts';
import { hasNames, type TableFile, type TableName } from './table-file.ts';
import { readWorkbooks } from './workbook.ts';

interface MergeOptions {
  /** Removes what the files do not have. */
  prune: boolean;
  onProgress: Progress;
  /** The caller rolls back: nothing outside the transaction may change. */
  dryRun?: boolean;
  /** Changes cells before they are read: the demo moves its dates. */
  mapCell?: MapCell;
  /** When it is, if the cells are moved to another time. */
  now?: Date;
}

export interface ImportOptions extends MergeOptions {
  /** Reports what would change, and changes nothing. */
  dryRun: boolean;
}

/** Notes are worth knowing and keep nothing from being imported. */
export type ImportResult = { notes: Problem[] } & ({ problems: Problem[] } | { changes: Map<TableName, Merged> });

/** Nobody reads more, and a wrong delimiter makes one of every cell. */
const MAX_PROBLEMS = 1000;

/** Brings the league in line with the folder, completely or not at all. */
export async function importFolder(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  folder: string,
  options: ImportOptions,
): Promise<ImportResult> {
  refuseNoFolder(folder);
  let result: ImportResult = { problems: [], notes: [] };
  await withSchemaLock(pool, async () => {
    await migrateDatabase(pool);
    await db
      .transaction(async (tx) => {
        result = await importInto(tx, folder, options);
        // A dry run writes too, to see what would change; the transaction is rolled back.
        if ('problems' in result || options.dryRun) throw new RollBack();
      })
      .catch(async (error: unknown) => {
        if (error instanceof RollBack) return;
        const violation = violationOf(error);
        if (!violation) throw error;
        const { message } = await describeViolation(db, violation);
        throw new OperatorError(`This cannot be imported: ${message}. Nothing was changed.`, { cause: error });
      });
  });
  return result;
}

class RollBack extends Error {}

/** The import within a transaction of the caller, who must roll back when there are problems. */
export async function importInto(tx: Queryable, folder: string, options: MergeOptions): Promise<ImportResult> {
  const { problems, notes, report } = collectProblems(MAX_PROBLEMS);
  const registry = new KeyRegistry();
  reportUnknownFiles(folder, report, registry);
  const sources: SourceOptions = { sheets: await readWorkbooks(folder, report), mapCell: options.mapCell };
  const sizes = await checkFolder(tx, folder, { ...options, sources, registry, report });
  if (sizes.size === 0 && problems.length === 0) {
    report({ file: folder, line: null, column: null, ...because('noLeagueFile') });
  }
  if (problems.length > 0) return { problems, notes };
  return { changes: await mergeFolder(tx, folder, sizes, sources, options), notes };
}

interface CheckOptions extends Pick<MergeOptions, 'prune' | 'now'> {
  sources: SourceOptions;
  registry: KeyRegistry;
  report: Report;
}

/** Reports everything that is wrong, before anything is written. Returns how many rows each file has. */
async function checkFolder(tx: Queryable, folder: string, { prune, now, sources, registry, report }: CheckOptions) {
  const sizes = new Map<TableName, number>();
  for (const table of LEAGUE_TABLES) {
    const reportSource: Report = (problem) => {
      if (!problem.isNote) registry.markIncomplete(table.name);
      report(problem);
    };
    const source = openSource(folder, table, reportSource, sources);
    await registerStored(tx, table, registry, prune && source !== null);
    if (!source) continue;
    let size = 0;
    for (const _row of registered(readRows(table, source, registry, report, { now }), table, registry)) size += 1;
    sizes.set(table.name, size);
  }
  return sizes;
}

/** With --prune, rows that the file does not have will be gone. */
async function registerStored(tx: Queryable, table: TableFile, registry: KeyRegistry, isPruned: boolean) {
  if (!isReferenced(LEAGUE_TABLES, table) || (isPruned && !hasNames(table))) return;
  for await (const rows of readTable(tx, LEAGUE_TABLES, table, [
    ...new Set([...table.identity, ...(table.facts ?? [])]),
  ])) {
    for (const row of rows) registry.addStored(table.name, row, !isPruned);
  }
}

async function mergeFolder(
  tx: Queryable,
  folder: string,
  sizes: ReadonlyMap<TableName, number>,
  sources: SourceOptions,
  { prune, dryRun = false, now, onProgress }: MergeOptions,
): Promise<Map<TableName, Merged>> {
  const registry = new KeyRegistry();
  const changedBetween: Report = ({ file, isNote }) => {
    if (isNote) return;
    throw new OperatorError(`${file} was changed while it was read. Nothing was changed; import again.`);
  };
  const open = async (table: TableFile) => {
    const size = sizes.get(table.name);
    const source = size === undefined ? null : openSource(folder, table, changedBetween, sources);
    await registerStored(tx, table, registry, prune && source !== null);
    if (size === undefined || !source) return null;
    const rows = registered(
      readRows(table, source, registry, changedBetween, { wasChecked: true, now }),
      table,
      registry,
    );
    return { size, present: providedColumns(table, source), rows };
  };
  const size = [...sizes.values()].reduce((sum, rows) => sum + rows, 0);
  return mergeLeague(tx, LEAGUE_TABLES, open, { size, prune, dryRun, onProgress });
}

/** The same rows; later files may refer to them. */
function registered(rows: Iterable<Row>, table: TableFile, registry: KeyRegistry): Iterable<Row> {
  if (!isReferenced(LEAGUE_TABLES, table)) return rows;
  return (function* () {
    for (const row of rows) {
      registry.add(table.name, row);
      yield row;
    }
  })();
}

function refuseNoFolder(folder: string) {
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}`);
  if (!statSync(folder).isDirectory()) throw new OperatorError(`${folder} is not a folder.`);
}

/** A misspelt file would otherwise be ignored without a word. */
function reportUnknownFiles(folder: string, report: Report, registry: KeyRegistry) {
  const known = LEAGUE_TABLES.filter(({ name }) => name !== 'news').map(({ name }) => `${name}.csv`);
  for (const file of readdirSync(folder).toSorted()) {
    if (!/\.csv$/i.test(file) || known.includes(file)) continue;
    const meant = nearestTo(file, known);
    const table = LEAGUE_TABLES.find(({ name }) => meant === `${name}.csv`);
    if (table) registry.markIncomplete(table.name);
    report({
      file,
      line: null,
      column: null,
      ...withHint(because('notLeagueFile'), meant ? `; did you mean ${meant}?` : `; there are ${known.join(', ')}`),
    });
  }
}
