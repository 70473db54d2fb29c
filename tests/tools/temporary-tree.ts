import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '#tools/processes.ts';

const PREFIX = join(tmpdir(), 'delta-league-tree-');

/** A small project for one test: copies of our real files (`copied`), our packages, and `files`. */
export function temporaryTree(copied: string[], files: Record<string, string>): string {
  const folder = createTree(copied, files);
  onTestFinished(() => removeTree(folder));
  return folder;
}

/** A copy of such a project as it is now. */
export function copyOfTree(tree: string): string {
  const folder = mkdtempSync(PREFIX);
  onTestFinished(() => removeTree(folder));
  cpSync(tree, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** For several tests; the caller removes it with `removeTree`. */
export function createTree(copied: string[], files: Record<string, string>): string {
  const folder = mkdtempSync(PREFIX);
  for (const file of copied) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

export const removeTree = (tree: string): void => rmSync(tree, { recursive: true, force: true });
