import type { FileChange } from '#contract/desk/files.ts';
import type { RowChange } from '#server/db/league-tables/change-log.ts';
import { asText, type Row, type Value } from '#server/db/league-tables/league-table.ts';
import { hasNameColumn, readNames, readTeamMarks, type NamedTable } from '#server/db/league-tables/file-names.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { tableNamed } from '#server/league-files/folder/league-tables.ts';
import type { Column, TableFile, TableName } from '#server/league-files/folder/table-file.ts';

const LONGEST_VALUE = 200;
/** Of no use to a reader. */
const TECHNICAL = new Set(['key', 'digest', 'bytes', 'details', 'changed_at', 'name_latin']);

type NameOf = (table: string, key: string) => string;

/** Changes in words: rows and references by their names. In the transaction that made them. */
export async function presentChanges(tx: Queryable, changes: readonly RowChange[]): Promise<FileChange[]> {
  const nameOf = await readNamesIn(tx, changes);
  const teams = await readTeamMarks(tx, [...new Set(changes.flatMap((change) => teamOf(change) ?? []))]);
  return changes.map((change) => {
    const table = tableNamed(change.table as TableName);
    const row = change.after ?? change.before ?? {};
    const mark = teams.get(teamOf(change) ?? '');
    return {
      table: change.table,
      kind: change.before === null ? 'added' : change.after === null ? 'removed' : 'changed',
      title: titleOf(table, row, nameOf),
      team: mark ? { crest: mark.crest, shortName: mark.shortName, nameLatin: mark.nameLatin } : null,
      fields: fieldsOf(table, change, nameOf),
    };
  });
}

function teamOf({ table, before, after }: RowChange): string | null {
  const row = after ?? before;
  const key = table === 'teams' ? row?.['key'] : (row?.['team'] ?? row?.['home']);
  return typeof key === 'string' ? key : null;
}

async function readNamesIn(tx: Queryable, changes: readonly RowChange[]): Promise<NameOf> {
  const keys = new Map<NamedTable, Set<string>>();
  for (const { table, before, after } of changes) {
    for (const { name, refers } of tableNamed(table as TableName).columns) {
      if (refers === null || !hasNameColumn(refers)) continue;
      const known = keys.get(refers) ?? new Set();
      for (const row of [before, after]) if (row?.[name]) known.add(asText(row[name]));
      keys.set(refers, known);
    }
  }
  const names = new Map<string, Map<string, string>>();
  for (const [table, of] of keys) names.set(table, await readNames(tx, table, [...of]));
  return (table, key) => names.get(table)?.get(key) ?? key;
}

/** What a person calls the row. */
function titleOf(table: TableFile, row: Row, nameOf: NameOf): string {
  const shown = (name: string) => shownValue(table, name, row[name] ?? null, nameOf);
  const has = (...names: string[]) => names.every((name) => table.columns.some((column) => column.name === name));
  if (table.name !== 'groups' && has('name')) return shown('name') ?? '';
  if (has('title_bg')) return shown('title_bg') || shown('title_en') || '';
  if (has('home', 'away')) return [shown('home') ?? '?', shown('away') ?? '?'].join(' – ');
  const first = ['player', 'team'].find((name) => has(name) && row[name] !== null);
  if (first) return shown(first) ?? '';
  return table.identity.flatMap((name) => shown(name) ?? []).join(', ');
}

function fieldsOf(table: TableFile, { before, after }: RowChange, nameOf: NameOf): FileChange['fields'] {
  const identity = new Set(table.identity);
  return table.columns.flatMap((column) => {
    const { name } = column;
    const [was, is] = [before, after].map((row) => (row ? shownValue(table, name, row[name] ?? null, nameOf) : null));
    const isShown = before && after ? was !== is : isTelling(column, (after ?? before)?.[name] ?? null);
    if (!isShown || TECHNICAL.has(name) || (!(before && after) && (identity.has(name) || name === 'name'))) return [];
    return [{ column: name, before: was ?? null, after: is ?? null }];
  });
}

/** Neither empty nor what every row has unless it says otherwise. */
const isTelling = ({ empty, name, kind, fallback }: Column, value: Value): boolean =>
  name !== 'number' &&
  value !== null &&
  value !== '' &&
  JSON.stringify(value) !== JSON.stringify(empty) &&
  String(kind.format(value)) !== fallback?.description;

function shownValue(table: TableFile, name: string, value: Value, nameOf: NameOf): string | null {
  const column = table.columns.find((one) => one.name === name);
  if (!column || value === null || value === '') return null;
  const text = column.refers ? nameOf(column.refers, asText(value)) : String(column.kind.format(value));
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
