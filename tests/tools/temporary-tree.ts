import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '#tools/processes.ts';

/** A small house of its own for one test, with our real settings (`copied`) and packages. */
export function temporaryTree(copied: string[], files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'delta-league-tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of copied) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
