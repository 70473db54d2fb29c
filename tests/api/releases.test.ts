import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { demoSettings } from '#demo/load-demo.ts';
import { buildApp } from '#server/app.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import { openDatabase } from '#server/db/open.ts';
import { readCsv } from '#server/league-files/folder/csv.ts';
import { exportFolder } from '#server/league-files/folder/export-folder.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';
import { parseSettings, readLeagueSettings } from '#server/league/league-settings.ts';
import { packageRoot } from '#server/root.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';

/* Data of every release becomes data of this one. `npm run dump-release` makes the dumps. */

const RELEASES = join(packageRoot, 'tests/data/releases');
const MIGRATIONS = join(packageRoot, 'server/db/migrations');
const read = async (file: string) => gunzipSync(await readFile(join(RELEASES, file))).toString();
const versions = (await readdir(RELEASES)).flatMap((file) => /^(.+)\.sql\.gz$/.exec(file)?.[1] ?? []);

/** The database of a release, migrated by the code of today. */
async function upgrade(dump: string) {
  const own = await createDatabase();
  const client = new pg.Client(own.connection);
  await client.connect();
  await client.query(dump);
  await client.end();
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' });
  const folder = await mkdtemp(join(tmpdir(), 'delta-upgraded-'));
  onTestFinished(async () => {
    await database.close();
    await own.drop();
    await rm(folder, { recursive: true, force: true });
  });
  await migrateDatabase(database);
  return { ...database, folder };
}

const rowsOf = (text: string) => [...readCsv([text])].map(({ cells }) => cells);

/** The cells of today under the headings of then. */
function columnsOfThen(then: string, today: string): string[][] {
  const [headings = []] = rowsOf(then);
  const [all = [], ...rows] = rowsOf(today);
  const places = headings.map((heading) => all.indexOf(heading));
  return [headings, ...rows.map((row) => places.map((at) => row[at] ?? ''))];
}

test('there is a dump of every release that can be upgraded from', () => {
  expect(versions).toEqual(expect.arrayContaining(['0.1.0', '1.0.0']));
});

describe.each(versions)('the data of %s', (version) => {
  test('is exported as it was then, and served', async () => {
    const database = await upgrade(await read(`${version}.sql.gz`));
    const exported = join(database.folder, 'export');
    await exportFolder(database.db, exported, { delimiter: ',', onProgress: () => {} });
    const files = JSON.parse(await read(`${version}.export.json.gz`)) as Record<string, string>;
    expect(Object.keys(files).length).toBeGreaterThan(10);
    for (const [path, then] of Object.entries(files)) {
      const bytes = await readFile(join(exported, path));
      const isPicture = then.startsWith('sha256:');
      const today = isPicture ? `sha256:${createHash('sha256').update(bytes).digest('hex')}` : bytes.toString();
      if (path.endsWith('.csv')) expect([path, columnsOfThen(then, today)]).toEqual([path, rowsOf(then)]);
      else expect([path, today]).toEqual([path, then]);
    }
    // What it showed without having saved it, it goes on showing.
    const shown = await readFile(join(RELEASES, 'demo-settings.json'), 'utf8');
    expect(await readLeagueSettings(database.db)).toEqual(parseSettings(shown));
    expect(await readLeagueDocuments(database.db)).toEqual(demoSettings().documents);
    const app = await buildApp({
      settings: { publicUrl: 'http://localhost', trustedProxies: [], logLevel: 'silent' },
      reader: database.reader,
      now: () => SMALL_LEAGUE_NOW,
    });
    onTestFinished(() => app.close());
    for (const url of [pagePaths.home, pagePaths.team(1), apiPaths.matchDetails(1), '/api/search?q=иван'])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
  });

  test('was made by migrations that nobody has edited since', async () => {
    const dump = await read(`${version}.sql.gz`);
    const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string; when: number }[];
    };
    const released = entries.filter(({ when }) => dump.includes(String(when)));
    expect(released.length).toBeGreaterThan(0);
    for (const { tag } of released)
      expect([tag, dump.includes(await readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8'))]).toEqual([tag, true]);
  });
});
