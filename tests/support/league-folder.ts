import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#server/db/open.ts';
import { exportFolder } from '#server/league-files/folder/export-folder.ts';
import { importFolder } from '#server/league-files/folder/import-folder.ts';

const silent = () => {};

/** Folders of one test file, gone when it ends. */
export async function temporaryFolders() {
  const root = await mkdtemp(join(tmpdir(), 'delta-league-folder-'));
  let count = 0;
  const next = () => join(root, `league-${++count}`);
  return {
    next,
    copyOf: async (folder: string) => {
      const copy = next();
      await cp(folder, copy, { recursive: true });
      return copy;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

export async function exportTo(database: OpenDatabase, folder: string, delimiter: ',' | ';' = ','): Promise<string> {
  await exportFolder(database.db, folder, { delimiter, onProgress: silent });
  return folder;
}

export const importFrom = (database: OpenDatabase, folder: string, { dryRun = false, prune = false } = {}) =>
  importFolder(database, folder, { dryRun, prune, onProgress: silent });

/** Every file by its path, to be compared byte for byte. */
export function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    paths
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );
}
