import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTemporaryFolders } from './temporary-folders.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'delta-league-test-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('a folder is private, below ours, and gone after the work', async () => {
  const root = join(parent, 'data/temporary');
  const used = await openTemporaryFolders(root).use('upload', async (folder) => {
    expect(dirname(folder)).toBe(root);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    writeFileSync(join(folder, 'table'), 'x');
    return folder;
  });
  expect(existsSync(used)).toBe(false);
});

test('it is gone after work that failed, and the failure is the one of the work', async () => {
  const folders = openTemporaryFolders(parent);
  await expect(folders.use('upload', () => Promise.reject(new Error('no such table')))).rejects.toThrow(
    'no such table',
  );
  expect(readdirSync(parent)).toEqual([]);
});

test('what a dead process left is removed, and nothing else', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const kept = [`upload-${process.pid}-abc`, 'delta-upload-old', 'notes'];
  for (const name of [`upload-${dead}-abc`, ...kept]) mkdirSync(join(parent, name, 'unpacked'), { recursive: true });
  await openTemporaryFolders(parent).removeAbandoned();
  expect(readdirSync(parent).toSorted()).toEqual(kept.toSorted());
});

test('a folder that cannot be removed is logged, and work goes on', async () => {
  const warn = vi.fn();
  const folders = openTemporaryFolders(parent, warn);
  writeFileSync(join(parent, 'file'), '');
  await folders.remove(join(parent, 'file/below'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'a temporary folder could not be removed');
  expect(await folders.use('upload', async () => 'done')).toBe('done');
});

test('where the name is taken by something else, the folder is elsewhere', async () => {
  writeFileSync(join(parent, 'taken'), '');
  const folders = openTemporaryFolders(join(parent, 'taken'));
  const folder = await folders.make('upload');
  expect(statSync(folder).isDirectory()).toBe(true);
  await folders.remove(folder);
  expect(existsSync(folder)).toBe(false);
});
