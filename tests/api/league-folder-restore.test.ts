import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { LEAGUE_TABLES } from '#server/league-files/folder/league-tables.ts';
import { problemText } from '#server/league-files/folder/problems.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { leagueWithEverything } from '#tests/support/league-with-everything.ts';

/* Export, change anything in the database, import the export with --prune: the same bytes are exported again. */

let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let database: OpenDatabase;
let exported: string;
let before: Record<string, string>;
let columns: Map<string, Column[]>;
let references: Reference[];

interface Column {
  name: string;
  type: string;
  generated: boolean;
  identity: boolean;
}
interface Reference {
  child: string;
  column: string;
  parent: string;
  /** The column of the parent. */
  known: string;
}

beforeAll(async () => {
  folders = await temporaryFolders();
  database = await openLeagueDatabase(leagueWithEverything());
  exported = await exportTo(database, folders.next());
  before = filesOf(exported);
  const { rows } = await database.pool.query<Column & { table: string }>(
    `select attrelid::regclass::text as table, attname as name, format_type(atttypid, null) as type,
       attgenerated <> '' as generated, attidentity <> '' as identity
     from pg_attribute where attrelid = any($1::regclass[]) and attnum > 0 and not attisdropped`,
    [TABLES],
  );
  columns = new Map(TABLES.map((table) => [table, rows.filter((row) => row.table === table)]));
  ({ rows: references } = await database.pool.query<Reference>(
    `select conrelid::regclass::text as child, a.attname as column, confrelid::regclass::text as parent, k.attname as known from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1] where contype = 'f'`,
  ));
});
afterAll(async () => {
  await database?.close();
  await folders?.remove();
});

const TABLES = LEAGUE_TABLES.map(({ table }) => table);
const VALUES: Record<string, string[]> = {
  text: ['Друго', 'GK', 'нещо; друго | "трето"', '=1+1', 'BG', 'UPCOMING', 'x'],
  integer: ['1', '2', '7', '99'],
  boolean: ['true', 'false'],
  date: ['2026-03-01', '2027-12-31'],
  'timestamp with time zone': ['2026-03-15T19:30:00.123456Z', '2020-01-01T00:00:00Z'],
  numeric: ['5', '9.9'],
  'text[]': ['{}', '{"a;b",c}'],
  jsonb: ['[]'],
};

/** What somebody does to the database: to the row at this place of the table, and to this column of it. */
interface Change {
  table: string;
  kind: 'update' | 'delete' | 'recreate' | 'replace' | 'copy';
  row: number;
  column: number;
  value: number;
}
const change: fc.Arbitrary<Change> = fc.record({
  table: fc.constantFrom(...TABLES),
  kind: fc.constantFrom('update', 'delete', 'recreate', 'replace', 'copy'),
  row: fc.nat(9),
  column: fc.nat(30),
  value: fc.nat(9),
});

const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query<Record<string, string>>(text, values)).rows;

async function apply({ table, kind, row, column, value }: Change) {
  const all = await query(`select ctid::text, to_jsonb(t)->>'id' as id from ${table} t order by t::text`);
  const chosen = all[row % Math.max(1, all.length)];
  if (!chosen) return;
  const writable = (columns.get(table) ?? []).filter(({ generated, identity }) => !generated && !identity);
  if (kind === 'update') {
    const { name, type } = writable[column % writable.length] ?? { name: '', type: '' };
    const found = references.find((one) => one.child === table && one.column === name);
    const others = found
      ? (await query(`select ${found.known}::text as known from ${found.parent} order by 1`)).map(({ known }) => known)
      : VALUES[type];
    const written = others?.[value % others.length];
    if (written === undefined) return;
    await attempt(`update ${table} set ${name} = $1 where ctid = $2`, [written, chosen['ctid']]);
    return;
  }
  const kept = writable
    .map(({ name }) => (name === 'key' && kind !== 'recreate' ? `key || '-${value}'` : name))
    .join(', ');
  const names = writable.map(({ name }) => name).join(', ');
  await query(`drop table if exists kept`);
  await query(`create table kept as select * from ${table} where ctid = $1`, [chosen['ctid']]);
  if (kind !== 'copy') await deleteRow(table, chosen['ctid'] ?? '');
  if (kind === 'copy' || kind === 'recreate') await attempt(`insert into ${table} (${names}) select ${kept} from kept`);
  // Another row under the same number.
  if (kind === 'replace' && chosen['id'])
    await attempt(`insert into ${table} (id, ${names}) overriding system value select id, ${kept} from kept`);
}

/** With all that refers to it. */
async function deleteRow(table: string, ctid: string) {
  for (const { child, column, known } of references.filter(({ parent }) => parent === table)) {
    const [row] = await query(`select ${known}::text as known from ${table} where ctid = $1`, [ctid]);
    for (;;) {
      const [dependent] = await query(`select ctid::text from ${child} where ${column} = $1 limit 1`, [row?.['known']]);
      if (!dependent) break;
      await deleteRow(child, dependent['ctid'] ?? '');
    }
  }
  await query(`delete from ${table} where ctid = $1`, [ctid]);
}

/** What the constraints forbid nobody can do. */
const attempt = (text: string, values: unknown[] = []) =>
  query(text, values).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('2'))) throw error;
  });

async function expectRestored(changes: readonly Change[]) {
  for (const each of changes) await apply(each);
  const result = await importFrom(database, exported, { prune: true });
  expect('problems' in result ? result.problems.map(problemText) : []).toEqual([]);
  expect(filesOf(await exportTo(database, folders.next()))).toEqual(before);
}

test('an import of the export with --prune restores the league exactly, whatever has changed', async () => {
  await fc.assert(fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), expectRestored), {
    numRuns: scaled(30, 10),
    // A slow machine tries fewer; otherwise they would go on during the tests below.
    interruptAfterTimeLimit: 60_000,
  });
});

test.each(TABLES)('every row of %s comes back, with its number', async (table) => {
  const kinds = ['recreate', 'replace', 'delete'] as const;
  await expectRestored(kinds.map((kind, row) => ({ table, kind, row, column: 0, value: 1 })));
});

test('galleries of a match, of a gameweek and of an event that have other numbers', async () => {
  const galleries = await query(`select match_id, gameweek_id from galleries order by galleries::text`);
  expect(galleries.some((one) => one['match_id']) && galleries.some((one) => one['gameweek_id'])).toBe(true);
  for (const row of galleries.keys())
    await expectRestored([{ table: 'galleries', kind: 'recreate', row, column: 0, value: 0 }]);
});

test('teams that were not known are not known again', async () => {
  await query(`update matches set home_team_id = (select min(id) from teams) where key = 'final'`);
  await expectRestored([]);
});

test('two rows that have exchanged their keys', async () => {
  for (const table of ['teams', 'players', 'matches', 'seasons']) {
    const [first, second] = await query(`select id, key from ${table} order by id limit 2`);
    await query(`update ${table} set key = 'x' where id = $1`, [first?.['id']]);
    await query(`update ${table} set key = $1 where id = $2`, [first?.['key'], second?.['id']]);
    await query(`update ${table} set key = $1 where id = $2`, [second?.['key'], first?.['id']]);
    await expectRestored([]);
  }
});
