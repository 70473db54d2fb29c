import { existsSync, statSync } from 'node:fs';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { violationOf } from '#server/db/pg-errors.ts';
import type { ChangeLog } from '#server/db/league-tables/change-log.ts';
import type { Progress } from '#server/league-files/merge-league.ts';
import type { Merged } from '#server/db/league-tables/merge-table.ts';
import { withSchemaLock } from '#server/db/migrate.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { OperatorError } from '#server/errors.ts';
import { checkFolder, reportUnknownFiles, type Checked, type CheckOptions } from './check-folder.ts';
import type { Correction } from './corrections.ts';
import { describeViolation } from './describe-violation.ts';
import { KeyRegistry } from './key-registry.ts';
import { mergeFolder } from './merge-folder.ts';
import { because, collectProblems, type Problem } from './problems.ts';
import type { MapCell, SourceOptions } from './source.ts';
import type { Report, Sheets } from './source-record.ts';
import { checkSettings, type SettingsName } from './settings-files.ts';
import { SquadBook } from './squad-book.ts';
import type { TableName } from './table-file.ts';
import { readWorkbooks } from './workbook.ts';

export interface ImportOptions {
  /** Removes what the files do not have. */
  prune: boolean;
  onProgress: Progress;
  /** The caller rolls back: nothing outside the transaction may change. */
  dryRun?: boolean;
  /** Since when new players belong to their teams; today without it. */
  since?: string | null;
  /** Changes cells before they are read: the demo moves its dates. */
  mapCell?: MapCell;
  corrections?: readonly Correction[];
  /** Of each table. */
  maxRows?: number;
  /** When it is, if the cells are moved to another time. */
  now?: Date;
  log?: ChangeLog;
  /** A backup is restored as it was; in what people write, impossible squads are mistakes. */
  squadClashes?: CheckOptions['squadClashes'];
  /** Tables in files of any name; without them the workbooks of the folder. */
  readSheets?: (folder: string, report: Report) => Promise<Sheets>;
}

/** Notes are worth knowing and keep nothing from being imported. */
export type ImportResult = { notes: Problem[] } & (
  | { problems: Problem[]; moreProblems: number }
  | { changes: Changes }
);
export type Changes = Map<TableName | SettingsName, Merged>;

/** Nobody reads more, and a wrong delimiter makes one of every cell. The rest is counted. */
const MAX_PROBLEMS = 200;

/** Brings the league in line with the folder, completely or not at all. */
export async function importFolder(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  folder: string,
  options: ImportOptions & { dryRun: boolean },
): Promise<ImportResult> {
  refuseNoFolder(folder);
  let result: ImportResult = { problems: [], moreProblems: 0, notes: [] };
  await withSchemaLock(pool, async () => {
    await migrateDatabase({ pool, db });
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

export class RollBack extends Error {}

/** The import within a transaction of the caller, who must roll back when there are problems. */
export async function importInto(tx: Queryable, folder: string, options: ImportOptions): Promise<ImportResult> {
  const { problems, moreProblems, notes, merge } = await checkInto(tx, folder, options);
  return problems.length > 0 ? { problems, moreProblems, notes } : { changes: await merge(), notes };
}

interface CheckedImport extends Checked {
  problems: Problem[];
  /** How many are not listed. */
  moreProblems: number;
  notes: Problem[];
  /** Writes the valid rows. */
  merge(): Promise<Changes>;
}

/** What is wrong, and how to write the rest within the same transaction. */
export async function checkInto(tx: Queryable, folder: string, options: ImportOptions): Promise<CheckedImport> {
  const { prune, dryRun, mapCell, corrections, maxRows, log, onProgress, now = new Date() } = options;
  const { squadClashes = 'note', readSheets = readWorkbooks, since = null } = options;
  const { problems, notes, report, unlisted } = collectProblems(MAX_PROBLEMS);
  const registry = new KeyRegistry();
  const squads = new SquadBook(dayAt(now), since);
  reportUnknownFiles(folder, report, registry);
  const sources: SourceOptions = { sheets: await readSheets(folder, report), mapCell, corrections, maxRows };
  const checked = await checkFolder(tx, folder, { prune, now, sources, registry, squads, squadClashes, report });
  const settings = await checkSettings(tx, folder, { prune, dryRun, registry, report });
  if (checked.tables.size === 0 && !settings.isThere && problems.length === 0)
    report({ file: folder, line: null, column: null, ...because('noLeagueFile') });
  const merge = async (): Promise<Changes> =>
    new Map<TableName | SettingsName, Merged>([
      ...(await settings.merge()),
      ...(await mergeFolder(tx, folder, checked, { sources, squads, prune, dryRun, now, log, onProgress })),
    ]);
  return { ...checked, problems, moreProblems: unlisted(), notes, merge };
}

function refuseNoFolder(folder: string) {
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}`);
  if (!statSync(folder).isDirectory()) throw new OperatorError(`${folder} is not a folder.`);
}
