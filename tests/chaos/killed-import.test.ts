import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { packageRoot } from '#server/root.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { runDelta } from '#tests/support/delta.ts';
import { demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
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
  for (const moment of [400, 800, 1200, 1600, 2000, 2600]) {
    const victim = spawn(process.execPath, ['dist/server/delta.js', 'import', after], {
      cwd: packageRoot,
      env: { PATH: process.env['PATH'], DATABASE_URL: own.url },
      stdio: 'ignore',
    });
    const ended = once(victim, 'exit');
    await Promise.race([sleep(moment), ended]);
    victim.kill('SIGKILL');
    const [, signal] = (await ended) as [number | null, string | null];
    if (signal === null) break;
    unfinished += 1;
    expect(await rowsOf(database)).toEqual(old);
  }
  expect(unfinished).toBeGreaterThan(2);

  expect(await runDelta(own.url, 'import', after)).toMatchObject({ code: 0 });
  const imported = await exportTo(database, folders.next());
  expect(filesOf(imported)).not.toEqual(filesOf(before));
  expect(await importFrom(database, after)).not.toHaveProperty('problems');
  expect(filesOf(await exportTo(database, folders.next()))).toEqual(filesOf(imported));
});

/** Every row of every table, as one digest a table. */
async function rowsOf({ pool }: OpenDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
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
