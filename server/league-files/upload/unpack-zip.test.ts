import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RefusedUpload } from './refused-upload.ts';
import { innermostFolder, unpackZip, type UnpackLimits } from './unpack-zip.ts';
import { zipFolder } from './zip-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delta-unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const zip = (entries: Record<string, string | Uint8Array>) => {
  const contents = Object.entries(entries).map(([path, content]) => [path, Buffer.from(content)]);
  return Buffer.from(zipSync(Object.fromEntries(contents) as Record<string, Buffer>));
};
const reasonOf = async (bytes: Buffer, limits?: UnpackLimits) =>
  unpackZip(bytes, folder, limits).then(
    () => null,
    (error: unknown) => (error instanceof RefusedUpload ? error.reason : error),
  );
const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();

test('writes the files, without what operating systems add', async () => {
  const bytes = zip({
    'league/teams.csv': 'name\n',
    'league/media/team/a.svg': '<svg/>',
    'league\\news\\n.bg.md': 'x',
    'league/empty/': '',
    '__MACOSX/league/._teams.csv': 'x',
    'league/.DS_Store': 'x',
    'league/~$book.xlsx': 'x',
  });
  await unpackZip(bytes, folder);
  const root = innermostFolder(folder);
  expect(root).toBe(join(folder, 'league'));
  expect(filesIn(root)).toEqual(['media/team/a.svg', 'news/n.bg.md', 'teams.csv']);
  expect(readFileSync(join(root, 'teams.csv'), 'utf8')).toBe('name\n');
});

describe('limits', () => {
  const limits = { bytes: 100_000, files: 3 };

  test('count what comes out, not what headers claim', async () => {
    const bomb = zip({ 'a.csv': new Uint8Array(60_000), 'b.csv': new Uint8Array(60_000) });
    // The directory says that each has one byte.
    for (let at = bomb.indexOf('PK\x01\x02'); at >= 0; at = bomb.indexOf('PK\x01\x02', at + 1))
      bomb.writeUInt32LE(1, at + 24);
    expect(await reasonOf(bomb, limits)).toBe('too_large_unpacked');
  });

  test('of the number of files', async () => {
    const many = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`${at}.csv`, 'x']));
    expect(await reasonOf(zip(many), limits)).toBe('too_many_files');
  });
});

test.each(['../a', 'a/../../b', '/a', 'c:/a', 'a\0b', `${'x/'.repeat(9)}y`, 'x'.repeat(301)])(
  'a name that leads elsewhere is refused: %j',
  async (path) => {
    expect(await reasonOf(zip({ [path]: 'x' }))).toBe('unsafe_name');
    expect(filesIn(folder)).toEqual([]);
  },
);

test('a cut or damaged archive is refused', async () => {
  const good = zip({ 'teams.csv': 'Балик\n'.repeat(1000) });
  expect(await reasonOf(good.subarray(0, 50))).toBe('damaged_archive');
  for (const at of [10, 45, good.length - 40]) {
    const damaged = Buffer.from(good);
    damaged.fill(0xff, at, at + 8);
    expect([at, await reasonOf(damaged)]).toEqual([at, at === 10 ? null : 'damaged_archive']);
  }
});

test('a directory that names one file many times does not multiply it', async () => {
  const good = zip({ 'a.csv': new Uint8Array(60_000), 'b.csv': new Uint8Array(60_000) });
  const second = good.lastIndexOf('PK\x01\x02');
  good.writeUInt32LE(0, second + 42);
  expect(await reasonOf(good, { bytes: 100_000, files: 10 })).toBe('too_large_unpacked');
});

test('names of old archivers are Cyrillic', async () => {
  const bytes = zip({ abc: 'x' });
  const name = Buffer.from([0x8e, 0xe2, 0xa1]);
  for (const at of [bytes.indexOf('abc'), bytes.lastIndexOf('abc')]) name.copy(bytes, at);
  await unpackZip(bytes, folder);
  expect(filesIn(folder)).toEqual(['Отб']);
});

test('what was zipped is unpacked', async () => {
  const content = { 'teams.csv': 'Балик\n'.repeat(50_000), 'media/a.png': Buffer.alloc(200_000, 7) };
  await unpackZip(zip(content), folder);
  const pieces: Uint8Array[] = [];
  for await (const piece of zipFolder(folder)) pieces.push(piece);
  const again = join(folder, 'again');
  await unpackZip(Buffer.concat(pieces), again);
  expect(filesIn(again)).toEqual(['media/a.png', 'teams.csv']);
  expect(readFileSync(join(again, 'teams.csv'), 'utf8')).toBe(content['teams.csv']);
  expect(readFileSync(join(again, 'media/a.png'))).toEqual(content['media/a.png']);
});
