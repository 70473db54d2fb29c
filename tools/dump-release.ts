import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { migrateDatabase } from '#server/migrate-database.ts';
import { openDatabase } from '#server/db/open.ts';
import { exportFolder } from '#server/league-files/folder/export-folder.ts';
import { writeLeague } from '#tests/support/league-rows.ts';
import { packageRoot } from '#server/root.ts';
import { leagueWithEverything } from '#tests/support/league-with-everything.ts';

/*
 * Writes tests/data/releases/VERSION.sql.gz, the database of a small league as this checkout makes it, and
 * VERSION.export.json.gz, what it exports. A test migrates every dump with the code of today and compares the export.
 */

const MIGRATIONS = join(packageRoot, 'server/db/migrations');
/** Made again by every migration. */
const LEFT_OUT = ['search_index'];

const [, , version] = process.argv;
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write('Usage: npm run dump-release -- VERSION\n');
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'delta-release-'));
// When run by root, PostgreSQL's user must be able to enter it.
await chmod(folder, 0o755);
try {
  const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') });
  await migrateDatabase(database);
  await database.db.transaction((tx) => writeLeague(tx, leagueWithEverything()));
  const releases = join(packageRoot, 'tests/data/releases');
  await mkdir(releases, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(releases, name), gzipSync(text, { level: 9 }));
  await write(`${version}.sql.gz`, await dump(database.pool));
  const exported = join(folder, 'export');
  await exportFolder(database.db, exported, { delimiter: ',', onProgress: () => {} });
  await write(`${version}.export.json.gz`, JSON.stringify(await readExport(exported), null, 1));
  await database.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** As SQL: the migrations of this release as they are, and every row. */
async function dump(pool: pg.Pool): Promise<string> {
  const list = async (query: string) => (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const migrations = await Promise.all(entries.map(({ tag }) => readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8')));
  const constraint = (what: string) =>
    list(`select format('alter table %s ${what};', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`);
  const tables = await list(`select format('%I.%I', schemaname, tablename) as text from pg_tables
    where schemaname in ('public', 'drizzle') and tablename <> all('{${LEFT_OUT.join(',')}}') order by 1`);
  const rows = await Promise.all(tables.map((table) => insertOf(table, list)));
  const counters =
    await list(`select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value)
    as text from pg_sequences where last_value is not null order by 1`);
  return [
    ...migrations,
    // As the migrator makes it.
    'create schema drizzle;',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);',
    ...(await constraint('drop constraint %2$I')),
    ...rows,
    ...(await constraint('add constraint %2$I %3$s')),
    ...counters,
    '',
  ].join('\n');
}

async function insertOf(table: string, list: (query: string) => Promise<string[]>): Promise<string> {
  const [columns = ''] =
    await list(`select string_agg(quote_ident(attname), ', ' order by attnum) as text from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const [rows = '[]'] =
    await list(`select quote_literal(coalesce(jsonb_agg(to_jsonb(r) order by to_jsonb(r)::text), '[]')::text)
    as text from (select ${columns} from ${table}) r`);
  return `insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, ${rows});`;
}

/** Texts as they are; of pictures the digest. Settings and documents that nobody has changed come from the program. */
async function readExport(root: string): Promise<Record<string, string>> {
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const contents = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = await readFile(path);
      const text = /\.(csv|md)$/.test(name) ? bytes.toString() : digestOf(bytes);
      return [path.slice(root.length + 1), text] as const;
    }),
  );
  const stored = contents.filter(([path]) => path !== 'league.json' && !path.startsWith('documents'));
  return Object.fromEntries(stored.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function digestOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
