import type { FileCounts, FileProblem, Preview, UploadedTable } from '#contract/desk/files.ts';
import type { CheckedTable } from '#server/league-files/folder/check-folder.ts';
import type { Changes } from '#server/league-files/folder/import-folder.ts';
import { tableNamed } from '#server/league-files/folder/league-tables.ts';
import type { Problem } from '#server/league-files/folder/problems.ts';
import { TABLE_NAMES, type TableName } from '#server/league-files/folder/table-file.ts';
import { describeColumn } from './describe-columns.ts';

/** What was found in an uploaded file. */
export interface Seen {
  tables: ReadonlyMap<TableName, CheckedTable>;
  problems: Problem[];
  moreProblems: number;
  notes: Problem[];
  changes: Changes | null;
}

export function presentChecked({ tables, problems, moreProblems, notes, changes }: Seen): Preview {
  const listed = [...tables].map(([table, checked]) => presentTable(table, checked, changes));
  const tableOf = new Map(listed.flatMap(({ table, file }) => (file === null ? [] : [[file, table] as const])));
  const toProblem = (problem: Problem) => presentProblem(problem, tableOf);
  const { squads: squad, players } = Object.fromEntries(listed.map((table) => [table.table, table]));
  return {
    digest: null,
    list: null,
    isRoster: squad !== undefined && players !== undefined && squad.file !== null && squad.file === players.file,
    counts: sumCounts(listed),
    tables: listed,
    problems: problems.map(toProblem),
    moreProblems,
    notes: notes.map(toProblem),
    changes: [],
    hasMore: false,
    columns: {},
    isDemo: false,
  };
}

function presentTable(table: TableName, { size, rows, header, written }: CheckedTable, changes: Changes | null) {
  const { added = 0, changed = 0, removed = 0 } = changes?.get(table) ?? {};
  return {
    table,
    rows,
    file: written?.file ?? null,
    format: written?.format ?? null,
    columns: (written?.headings ?? []).map((heading, at) => ({ heading, column: header[at] ?? null })),
    wrong: rows - size,
    added,
    changed,
    unchanged: changes ? Math.max(0, size - added - changed) : 0,
    removed,
  } satisfies UploadedTable;
}

function presentProblem(problem: Problem, tableOf: ReadonlyMap<string, string>): FileProblem {
  const { file, line, column, cell, written = '', row = '', id, values, suggestions = [], more = 0 } = problem;
  const known = tableOf.get(file) ?? TABLE_NAMES.find((name) => file === `${name}.csv`) ?? null;
  const place = { table: known, file, line, column, written: written.slice(0, 1000), row: row.slice(0, 200) };
  return { ...place, ...(cell !== undefined && { cell }), id, values, suggestions, more };
}

const COUNTED = ['wrong', 'added', 'changed', 'unchanged', 'removed'] as const;
export const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);
const sumCounts = (tables: readonly FileCounts[]): FileCounts =>
  Object.fromEntries(COUNTED.map((name) => [name, sum(tables, (table) => table[name])])) as unknown as FileCounts;

/** A line of a list of players is one person: what it changes of him and of his place in the squad is one change. */
export function joinRoster(preview: Preview, changes: Preview['changes'], players: readonly string[]): Preview {
  const joined = new Map<string, Preview['changes'][number]>();
  for (const [at, change] of changes.entries()) {
    // New teams are shown beside the list.
    if (change.table === 'teams') continue;
    const player = players[at] ?? '';
    const first = joined.get(player);
    if (!first) joined.set(player, { ...change, kind: change.table === 'players' ? change.kind : 'changed' });
    else joined.set(player, { ...first, team: change.team ?? first.team, fields: [...first.fields, ...change.fields] });
  }
  const all = [...joined.values()].map((change) => ({ ...change, table: 'roster' }));
  const added = all.filter(({ kind }) => kind === 'added').length;
  const removed = all.filter(({ kind }) => kind === 'removed').length;
  const changed = all.length - added - removed;
  const own = preview.tables.filter(({ table }) => table !== 'teams');
  const rows = Math.max(...own.map((table) => table.rows));
  // A line that is wrong in the first table is not read in the second.
  const wrong = sum(own, (table) => table.wrong);
  const unchanged = Math.max(0, rows - wrong - added - changed);
  return { ...preview, changes: all, counts: { wrong, added, changed, unchanged, removed } };
}

/** The columns that are mentioned; those of a list of players are of two tables. */
export function columnsOf({ changes, problems, tables, isRoster }: Preview): Preview['columns'] {
  const used = new Set([...changes, ...problems].flatMap(({ table }) => (table === null ? [] : [table])));
  for (const { table } of tables) used.add(table);
  used.delete('roster');
  const described = [...used].map((name) => {
    const table = tableNamed(name as TableName);
    return [name, Object.fromEntries(table.columns.map((column) => [column.name, describeColumn(table, column)]))];
  });
  const columns = Object.fromEntries(described) as Preview['columns'];
  return isRoster ? { ...columns, roster: { ...columns['players'], ...columns['squads'] } } : columns;
}
