import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultDataDir } from './default-data-dir.ts';

let open: string;
let closed: string;
beforeAll(() => {
  open = mkdtempSync('/tmp/delta-league-folder-');
  chmodSync(open, 0o755);
  closed = join(open, 'home/league');
  mkdirSync(closed, { recursive: true });
  chmodSync(join(open, 'home'), 0o700);
});
afterAll(() => rmSync(open, { recursive: true, force: true }));

const inClone = { programFolder: '/srv/delta-league' };
const installed = { programFolder: '/home/mara/.npm/_npx/1f/node_modules/delta-league' };

test('a clone has its league inside, root that of the system', () => {
  expect(defaultDataDir({ ...inClone, currentFolder: open, runsAsRoot: false })).toBe('/srv/delta-league/.data');
  expect(defaultDataDir({ ...inClone, currentFolder: open, runsAsRoot: true })).toBe('/var/lib/delta-league');
});

test('an installed program has its league in the current folder', () => {
  expect(defaultDataDir({ ...installed, currentFolder: closed, runsAsRoot: false })).toBe(join(closed, 'delta-data'));
  expect(defaultDataDir({ ...installed, currentFolder: open, runsAsRoot: true })).toBe(join(open, 'delta-data'));
});

test('where the PostgreSQL of root could not enter, it has that of the system', () => {
  expect(defaultDataDir({ ...installed, currentFolder: closed, runsAsRoot: true })).toBe('/var/lib/delta-league');
});
