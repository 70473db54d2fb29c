import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '#tools/processes.ts';

const PREFIX = join(tmpdir(), 'delta-league-tree-');

/** A small house of its own for one test, with our real settings (`copied`) and packages. */
export function temporaryTree(copied: string[], files: Record<string, string>): string {
  const folder = plantTree(copied, files);
  onTestFinished(() => fell(folder));
  return folder;
}

/** A copy of such a house, with whatever has been done in it. */
export function copyOfTree(tree: string): string {
  const folder = mkdtempSync(PREFIX);
  onTestFinished(() => fell(folder));
  cpSync(tree, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** For more than one test: whoever plants it fells it. */
export function plantTree(copied: string[], files: Record<string, string>): string {
  const folder = mkdtempSync(PREFIX);
  for (const file of copied) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

export const fell = (tree: string): void => rmSync(tree, { recursive: true, force: true });
