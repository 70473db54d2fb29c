import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set(['node_modules', 'dist', 'docs', 'documents']);

/** Every source file of the tree under `root`: its path from there, and its text. */
export function readSources(root: string): Map<string, string> {
  return new Map(sourceFiles(root, '').map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name.startsWith('.') || notOurs.has(path) ? [] : sourceFiles(root, path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}
