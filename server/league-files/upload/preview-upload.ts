import { basename } from 'node:path';
import type { FileCounts, Preview, UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { mayTakeBack } from '#server/league-files/take-back.ts';
import { ChangeLog, type RowChange } from '#server/db/league-tables/change-log.ts';
import { asText } from '#server/db/league-tables/league-table.ts';
import type { Progress } from '#server/league-files/merge-league.ts';
import { readListFacts, type ListFacts } from '#server/db/squads/list-facts.ts';
import { violationOf } from '#server/db/pg-errors.ts';
import type { Database } from '#server/db/transactions.ts';
import { isDemo } from '#server/db/league/league.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { describeViolation } from '#server/league-files/folder/describe-violation.ts';
import { checkInto, RollBack, type ImportOptions } from '#server/league-files/folder/import-folder.ts';
import { LEAGUE_TABLES } from '#server/league-files/folder/league-tables.ts';
import type { Problem } from '#server/league-files/folder/problems.ts';
import type { Recognised } from '#server/league-files/folder/recognise.ts';
import { TABLE_NAMES } from '#server/league-files/folder/table-file.ts';
import { listTables, proposedDay } from './list-sheets.ts';
import { MOST_ROWS_READ, withUpload, type OpenedUpload } from './open-upload.ts';
import { presentChanges } from './present-changes.ts';
import { columnsOf, joinRoster, presentChecked, sum, type Seen } from './present-preview.ts';
import { newSquadMistakes } from './squad-mistakes.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
  options: UploadOptions;
}

interface Watch {
  now: Date;
  /** Where it is unpacked. */
  folder: string;
  onProgress: Progress;
}

/** Rows of a kind and table with their changes. */
const MOST_ROWS = 5000;
/** In a preview. */
const MOST_CHANGES = 2000;

const chosenTable = ({ table }: UploadOptions): Recognised | null =>
  table === 'roster' ? table : (TABLE_NAMES.find((name) => name === table) ?? null);

/** What an import of the file would do. Nothing is changed. */
export function previewUpload(db: Database, file: UploadedFile, watch: Watch): Promise<Preview> {
  return withUpload({ ...file, table: chosenTable(file.options) }, watch.folder, async (opened) => {
    let preview: Preview | null = null;
    const imported = createImport(file, opened, watch);
    await db
      .transaction(async (tx) => {
        preview = await imported.preview(tx);
        throw new RollBack();
      })
      .catch(async (error: unknown) => {
        if (error instanceof RollBack) return;
        const violation = violationOf(error);
        if (!violation) throw error;
        const problem = { file: file.name, line: null, column: null, ...(await describeViolation(db, violation)) };
        preview = await imported.presentProblem(db, problem);
      });
    if (preview === null) throw new Error('There is no preview');
    return preview;
  });
}

interface Imported {
  counts: FileCounts;
  tables: Record<string, FileCounts>;
  /** What was changed; null if it cannot be taken back. */
  rows: readonly RowChange[] | null;
}

/** Imports the file if it does what the preview with this digest says. In the caller's transaction; null if it does not. */
export function importUpload(
  tx: Queryable,
  file: UploadedFile,
  expected: string,
  watch: Watch,
): Promise<Imported | null> {
  return withUpload({ ...file, table: chosenTable(file.options) }, watch.folder, async (opened) => {
    const { digest, preview, rows } = await createImport(file, opened, watch).run(tx);
    if (digest === null || digest !== expected) return null;
    const tables = preview.tables.map(({ table, wrong, added, changed, unchanged, removed }) => [
      table,
      { wrong, added, changed, unchanged, removed },
    ]);
    return { counts: preview.counts, tables: Object.fromEntries(tables) as Record<string, FileCounts>, rows };
  });
}

/** The one import, for the preview and for what follows it. */
function createImport({ name, options }: UploadedFile, opened: OpenedUpload, { now, onProgress }: Watch) {
  const { prune, corrections } = options;
  const log = new ChangeLog(LEAGUE_TABLES, MOST_ROWS);
  let list: ReadListPreview | null = null;
  const importing = (dryRun: boolean, facts: ListFacts): ImportOptions => ({
    prune,
    corrections,
    maxRows: MOST_ROWS_READ,
    dryRun,
    log,
    now,
    onProgress,
    readSheets: async (folder, report) => {
      const read = await opened.readTables(folder, report, (sheets, format) =>
        listTables(sheets, { name, format, options, facts, today: dayAt(now) }),
      );
      list = read.list;
      return read.sheets;
    },
    since: options.since ?? proposedDay(facts, dayAt(now)),
    squadClashes: prune ? 'note' : 'refuse',
  });
  let seen: Omit<Seen, 'changes'> = { tables: new Map(), problems: [], moreProblems: 0, notes: [] };

  async function work(tx: Queryable, dryRun: boolean) {
    const facts = await readListFacts(tx);
    const { tables, problems, moreProblems, notes, merge } = await checkInto(
      tx,
      opened.folder,
      importing(dryRun, facts),
    );
    const known = problems.map((problem) => withoutFolder(problem, opened.folder, name));
    seen = { tables, problems: known, moreProblems, notes };
    // What is wrong would be taken for missing. A table that is too long is not compared with the league either.
    const isTooLong = problems.some(({ id }) => id === 'tooManyRows');
    const isMerged = problems.length === 0 || (dryRun && !prune && !isTooLong);
    const findMistakes = isMerged && !prune ? await newSquadMistakes(tx, tables, name, now) : async () => [];
    const changes = isMerged ? await merge() : null;
    known.push(...(await findMistakes()));
    const digest = changes && known.length === 0 ? log.digest([...changes]) : null;
    return { digest, changes };
  }

  return {
    run: async (tx: Queryable) => {
      const { digest, changes } = await work(tx, false);
      const total = sum([...(changes?.values() ?? [])], ({ added, changed, removed }) => added + changed + removed);
      const isLogged = log.rows.length >= total;
      const base = presentChecked({ ...seen, changes });
      const joined =
        base.isRoster && isLogged ? joinRoster(base, await presentChanges(tx, log.rows), log.rows.map(playerOf)) : base;
      return { digest, preview: joined, rows: isLogged && mayTakeBack(log.rows) ? log.rows : null };
    },
    preview: async (tx: Queryable): Promise<Preview> => {
      const { digest, changes } = await work(tx, true);
      const base = presentChecked({ ...seen, changes });
      const total = sum(base.tables, (table) => table.added + table.changed + table.removed);
      const isJoined = base.isRoster && log.rows.length >= total;
      const rows = isJoined ? log.rows : log.rows.slice(0, MOST_CHANGES);
      const listed = await presentChanges(tx, rows);
      const joined = isJoined ? joinRoster(base, listed, rows.map(playerOf)) : { ...base, changes: listed };
      const hasMore = isJoined ? joined.changes.length > MOST_CHANGES : listed.length < total;
      const shown = { ...joined, changes: joined.changes.slice(0, MOST_CHANGES) };
      return { ...shown, list, digest, hasMore, columns: columnsOf(shown), isDemo: await isDemo(tx) };
    },
    presentProblem: async (db: Queryable, problem: Problem): Promise<Preview> => {
      const base = presentChecked({ ...seen, problems: [...seen.problems, problem], changes: null });
      return { ...base, list, columns: columnsOf(base), isDemo: await isDemo(db) };
    },
  };
}

const playerOf = ({ table, before, after }: ChangeLog['rows'][number]) =>
  asText((after ?? before)?.[table === 'players' ? 'key' : 'player']);

/** A path on the server says nothing to anybody. */
const withoutFolder = (problem: Problem, folder: string, name: string): Problem =>
  problem.file === folder || problem.file === basename(folder) ? { ...problem, file: name } : problem;
