import { existsSync, readdirSync, statSync } from 'node:fs';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { announceChanges } from '../../db/changes.ts';
import { migrateDatabase, withSchemaLock } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { readIds, readTable } from '../../db/queries/league-table.ts';
import type { Queryable } from '../../db/queryable.ts';
import { clearReadModels, refreshReadModels } from '../../db/read-models.ts';
import { refreshSearchIndex } from '../../db/search-index.ts';
import { brokenRule } from '../../db/broken-rule.ts';
import { giveMemory, lightenTable } from '../../db/write-league/lighten-table.ts';
import {
  isEmpty,
  listCompetitionSeasons,
  mergeTable,
  pruneTable,
  settleMatches,
  type Merged,
} from '../../db/write-league/merge-table.ts';
import { OperatorError } from '../../errors.ts';
import { LEAGUE_TABLES } from './league-tables.ts';
import type { Problem } from './problems.ts';
import { presentColumns, readRows } from './read-rows.ts';
import { Register } from './register.ts';
import { openSource } from './source.ts';
import type { Report } from './source-record.ts';
import type { Row, TableFile, TableName } from './table-file.ts';

export interface ImportOptions {
  /** Tell what would change, and change nothing. */
  dryRun: boolean;
  /** Remove what the files do not have. */
  prune: boolean;
  onProgress(done: number, total: number): void;
}

export type ImportResult = { problems: Problem[] } | { changes: Map<TableName, Merged> };

/** More are of no use to anybody, and a wrong delimiter makes one of every cell. */
const MOST_PROBLEMS = 1000;

/** To write so many takes seconds. */
const MANY_ROWS = 20_000;

/** Makes the league what the folder says, all of it or nothing. */
export async function importFolder(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  folder: string,
  options: ImportOptions,
): Promise<ImportResult> {
  refuseNoFolder(folder);
  let result: ImportResult = { problems: [] };
  await withSchemaLock(pool, async () => {
    await migrateDatabase(pool);
    await db
      .transaction(async (tx) => {
        result = await checkAndMerge(tx, folder, options);
        // What was written to see what would change is taken back with the transaction.
        if ('problems' in result || options.dryRun) throw new NothingChanges();
      })
      .catch((error: unknown) => {
        if (error instanceof NothingChanges) return;
        const rule = brokenRule(error);
        throw rule
          ? new OperatorError(`The database refuses this league (${rule}). Nothing was changed.`, { cause: error })
          : error;
      });
  });
  return result;
}

class NothingChanges extends Error {}

async function checkAndMerge(tx: Queryable, folder: string, options: ImportOptions): Promise<ImportResult> {
  const { problems, sizes } = await checkFolder(tx, folder, options.prune);
  return problems.length > 0 ? { problems } : { changes: await mergeFolder(tx, folder, sizes, options) };
}

/** All that is wrong, before anything is written; and how many rows each file has. */
async function checkFolder(tx: Queryable, folder: string, prune: boolean) {
  const problems: Problem[] = [];
  const sizes = new Map<TableName, number>();
  const report: Report = (problem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  reportStrangers(folder, report);
  const register = new Register();
  for (const table of LEAGUE_TABLES) {
    const source = openSource(folder, table, report);
    // With --prune, what the file does not have will be gone.
    if (isNamed(table) && !(prune && source)) await registerKnown(tx, table, register);
    if (!source) continue;
    let size = 0;
    for (const _row of registered(readRows(table, source, register, report), table, register)) size += 1;
    sizes.set(table.name, size);
  }
  if (sizes.size === 0 && problems.length === 0) {
    report({
      file: folder,
      line: null,
      column: null,
      message: 'the folder holds no file of a league, such as teams.csv',
    });
  }
  return { problems, sizes };
}

const isNamed = (table: TableFile) =>
  table.facts !== undefined ||
  LEAGUE_TABLES.some(({ columns }) =>
    columns.some(({ refers, link }) => refers === table.name || link?.to === table.name),
  );

async function registerKnown(tx: Queryable, table: TableFile, register: Register) {
  for await (const rows of readTable(tx, table, [...new Set([...table.identity, ...(table.facts ?? [])])])) {
    for (const row of rows) register.add(table.name, row);
  }
}

async function mergeFolder(
  tx: Queryable,
  folder: string,
  sizes: ReadonlyMap<TableName, number>,
  { prune, onProgress }: ImportOptions,
): Promise<Map<TableName, Merged>> {
  const rowsToWrite = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  // Sums and the search index take about a tenth of the time.
  const total = Math.ceil(rowsToWrite * 1.1) + 1;
  let done = 0;
  onProgress(done, total);
  const changes = new Map<TableName, Merged>();
  const register = new Register();
  const ids = new Map<TableName, Map<string, number>>();
  const changedBetween: Report = ({ file }) => {
    throw new OperatorError(`${file} was changed while it was read. Nothing was changed; import again.`);
  };
  const putBack: (() => Promise<void>)[] = [];
  await giveMemory(tx);
  for (const table of LEAGUE_TABLES) {
    if ((sizes.get(table.name) ?? 0) >= MANY_ROWS && (await isEmpty(tx, table)))
      putBack.push(await lightenTable(tx, table.table));
    const source = sizes.has(table.name) ? openSource(folder, table, changedBetween) : null;
    if (isNamed(table) && !(prune && source)) await registerKnown(tx, table, register);
    if (source) {
      const rows = registered(readRows(table, source, register, changedBetween, true), table, register);
      const onRows = (count: number) => onProgress((done += count), total);
      const merged = await mergeTable(tx, { table, present: presentColumns(table, source), rows, onRows }, ids, prune);
      changes.set(table.name, merged);
    }
    if (isNamed(table)) ids.set(table.name, await readIds(tx, table));
  }
  const isOther = prune || [...changes.values()].some(({ added, changed, removed }) => added + changed + removed > 0);
  if (isOther) await settleMatches(tx);
  for (const step of putBack) await step();
  if (prune) await pruneNamed(tx, changes);
  if (isOther) await settle(tx);
  onProgress(total, total);
  return changes;
}

/** The same rows; what others may name is known from there on. */
function registered(rows: Iterable<Row>, table: TableFile, register: Register): Iterable<Row> {
  if (!isNamed(table)) return rows;
  return (function* () {
    for (const row of rows) {
      register.add(table.name, row);
      yield row;
    }
  })();
}

/** Last the first: what is removed must be named by nobody any more. */
async function pruneNamed(tx: Queryable, changes: Map<TableName, Merged>) {
  await clearReadModels(tx);
  for (const table of LEAGUE_TABLES.toReversed()) {
    const merged = changes.get(table.name);
    if (merged && isNamed(table)) merged.removed += await pruneTable(tx, table);
  }
}

async function settle(tx: Queryable) {
  await refreshReadModels(tx, await listCompetitionSeasons(tx));
  await refreshSearchIndex(tx);
  await announceChanges(tx, ['everything']);
}

function refuseNoFolder(folder: string) {
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}`);
  if (!statSync(folder).isDirectory()) throw new OperatorError(`${folder} is not a folder.`);
}

/** A file that nobody reads would be missed only later. */
function reportStrangers(folder: string, report: Report) {
  const known = LEAGUE_TABLES.filter(({ name }) => name !== 'news').map(({ name }) => `${name}.csv`);
  for (const file of readdirSync(folder).toSorted()) {
    if (!/\.csv$/i.test(file) || known.includes(file)) continue;
    const meant = nearestTo(file, known);
    report({
      file,
      line: null,
      column: null,
      message: `not a file of a league${meant ? `; did you mean ${meant}?` : `; there are ${known.join(', ')}`}`,
    });
  }
}
