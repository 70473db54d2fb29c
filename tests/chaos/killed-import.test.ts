import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { packageRoot } from '#server/root.ts';
import { backupSource } from '#tests/support/backup-source.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { spawnDelta } from '#tests/support/delta.ts';
import { demoLeague } from '#tests/support/demo-league.ts';
import { migratedDatabase, openLeagueDatabase } from '#tests/support/league-database.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';

test('kill -9 at any moment of an import leaves the old league or the new one, never a mixture', async () => {
  const folders = await temporaryFolders();
  const own = await createDatabase();
  const database = await openLeagueDatabase(demoLeague(), own.url);
  onTestFinished(async () => {
    await database.close();
    await own.drop();
    await folders.remove();
  });
  const before = await exportTo(database, folders.next());
  const after = await folders.copyOf(before);
  for (const file of ['teams.csv', 'players.csv', 'matches.csv', 'lineups.csv', 'player-statistics.csv']) {
    const path = join(after, file);
    // Every row changes, so that the writing takes its time.
    const changed = readFileSync(path, 'utf8')
      .replaceAll(/,no(?=[,\n])/g, ',yes')
      .replaceAll('Терен', 'Стадион');
    writeFileSync(path, changed);
  }
  const old = await rowsOf(database);

  let unfinished = 0;
  for (const moment of scaled([400, 800, 1200, 1600, 2000, 2600], [500, 1500])) {
    const signal = await killAfter(moment, own.url, 'import', after);
    if (signal === null) break;
    unfinished += 1;
    expect(await rowsOf(database)).toEqual(old);
  }
  expect(unfinished).toBeGreaterThan(scaled(2, 0));

  expect(await spawnDelta(own.url, 'import', after)).toMatchObject({ code: 0 });
  const imported = await exportTo(database, folders.next());
  expect(filesOf(imported)).not.toEqual(filesOf(before));
  expect(await importFrom(database, after)).not.toHaveProperty('problems');
  expect(filesOf(await exportTo(database, folders.next()))).toEqual(filesOf(imported));
});

test('kill -9 at any moment of a restore leaves an empty program, into which it is restored again', async () => {
  const folders = await temporaryFolders();
  const [full, own] = [await createDatabase(), await createDatabase(await migratedDatabase())];
  const source = await openLeagueDatabase(demoLeague(), full.url);
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' });
  onTestFinished(async () => {
    await Promise.all([source.close(), database.close()]);
    await Promise.all([full.drop(), own.drop()]);
    await folders.remove();
  });
  const file = (await makeBackup(backupSource(source), { folder: folders.next(), now: new Date() })) ?? '';
  const [empty, whole] = [await rowsOf(database), await rowsOf(source)];

  let unfinished = 0;
  for (const moment of scaled([400, 700, 1000, 1300, 1600, 2000, 2400], [500, 1000])) {
    const signal = await killAfter(moment, own.url, 'restore', file);
    if (signal === null) break;
    const rows = await rowsOf(database);
    // Killed after its end.
    if (rows['teams'] !== empty['teams']) {
      expect(rows).toEqual(whole);
      break;
    }
    unfinished += 1;
    expect(rows).toEqual(empty);
  }
  expect(unfinished).toBeGreaterThan(scaled(1, 0));
  const isWhole = (await rowsOf(database))['teams'] === whole['teams'];
  if (!isWhole) expect(await spawnDelta(own.url, 'restore', file)).toMatchObject({ code: 0 });
  expect(await rowsOf(database)).toEqual(whole);
  // The backup is now the program's, and not brought in twice.
  expect(await spawnDelta(own.url, 'restore', file)).toMatchObject({ code: 1 });
});

/** Ends the command with kill -9 unless it is over before; answers by which it ended. */
async function killAfter(milliseconds: number, url: string, ...args: string[]): Promise<string | null> {
  const victim = spawn(process.execPath, ['dist/server/delta.js', ...args], {
    cwd: packageRoot,
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
    stdio: 'ignore',
  });
  const ended = once(victim, 'exit');
  await Promise.race([sleep(milliseconds), ended]);
  victim.kill('SIGKILL');
  const [, signal] = (await ended) as [number | null, string | null];
  return signal;
}

/** Made again by every start; and what is said of the last backup stays where it was made. */
const LEFT_OUT = ['search_index', 'settings'];

/** Every row of every table, as one digest a table. */
async function rowsOf({ pool }: OpenDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> all($1)`,
    [LEFT_OUT],
  );
  const digests = tables.map(async ({ name }) => {
    const row = `md5(row_to_json("${name}")::text)`;
    const { rows } = await pool.query<{ digest: string }>(
      `select md5(string_agg(${row}, '' order by ${row})) as digest from "${name}"`,
    );
    return [name, rows[0]?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
