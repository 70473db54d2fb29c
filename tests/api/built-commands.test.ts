import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#tests/support/clusters.ts';
import { spawnDelta } from '#tests/support/delta.ts';

/* Each command of the built program, in a process that must end by itself. What the commands do is tested inside the worker. */

/** The tests of sites start the program, and log-secrets.test.ts makes and restores backups in other processes. */
const ELSEWHERE = ['start', 'backup', 'restore'];

test('every command of the built program runs, prints and ends', async () => {
  const own = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-built-'));
  onTestFinished(async () => {
    await rm(folder, { recursive: true });
    await own.drop();
  });
  const empty = join(folder, 'league');
  const run: [args: string[], code: number, out: RegExp, err?: RegExp][] = [
    [['migrate'], 0, /^The database is up to date\.\n$/],
    [['desk-token'], 0, /^[\w-]{24}\n$/],
    [['desk', 'invite', 'Мария', '--role', 'organiser'], 0, /^http:\/\/localhost:3001\/join#/],
    [['new', empty], 0, /^Wrote \d+ empty files into /],
    [['import', empty], 0, /^teams +1 added$/m],
    [['match'], 0, /^No match is within a day of now\./],
    [['check'], 0, /^0 mistakes, 0 warnings\.\n$/],
    [['export', 'csv', 'teams'], 0, /^\uFEFFkey,name.+\nnashi,Наши,/],
    [['person', 'Никой'], 1, /^$/, /^Nobody is called Никой\.\n$/],
    [['seal', '--new-key'], 0, /^[\w+/=-]{40,}\n$/],
    [['demo'], 1, /^$/, /^The database already contains a league; the demo would be mixed with it\.\n$/],
    [['demo', 'league'], 2, /^$/, /'league'/],
  ];
  for (const [args, code, out, err = /^$/] of run) {
    if (args[0] === 'import') await writeFile(join(empty, 'teams.csv'), 'key,name\nnashi,Наши\n');
    expect([args, await spawnDelta(own.url, ...args)]).toEqual([
      args,
      { code, out: expect.stringMatching(out) as string, err: expect.stringMatching(err) as string },
    ]);
  }
  const { out: help } = await spawnDelta(own.url);
  const listed = [...help.slice(0, help.indexOf('Options')).matchAll(/^ {2}([\w-]+) /gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set([...ELSEWHERE, ...run.map(([[name]]) => name)]));
});
