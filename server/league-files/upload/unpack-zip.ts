import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readZip } from './read-zip.ts';
import { RefusedUpload } from './refused-upload.ts';

export interface UnpackLimits {
  bytes: number;
  files: number;
}

interface Unpacked {
  /** In bytes. */
  size: number;
  files: string[];
}

const LIMITS: UnpackLimits = { bytes: 200_000_000, files: 10_000 };
const MOST_PARTS = 8;
const LONGEST_PATH = 300;

/** Writes the files of an archive into a folder, out of which no name leads. */
export async function unpackZip(bytes: Buffer, folder: string, limits = LIMITS): Promise<Unpacked> {
  const entries = readZip(bytes).flatMap((entry) => {
    const path = safePath(entry.name);
    return path === null ? [] : [{ path, entry }];
  });
  if (entries.length === 0) throw new RefusedUpload('empty');
  if (entries.length > limits.files) throw new RefusedUpload('too_many_files');
  // Some file systems know no capitals.
  const paths = new Set(entries.map(({ path }) => path.toLowerCase()));
  if (paths.size < entries.length) throw new RefusedUpload('name_twice');
  let size = 0;
  for (const { path, entry } of entries) {
    const content = await entry.read(limits.bytes - size);
    size += content.length;
    await writeInto(join(folder, path), content);
  }
  return { size, files: entries.map(({ path }) => path) };
}

/** The folder that holds the league: an archive may have it within another folder. */
export function innermostFolder(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const [only] = entries;
  if (entries.length !== 1 || !only?.isDirectory() || ['news', 'media', 'documents'].includes(only.name)) return folder;
  return innermostFolder(join(folder, only.name));
}

/** Null for folders and for what operating systems add. */
function safePath(name: string): string | null {
  const path = name.replaceAll('\\', '/');
  const parts = path.split('/');
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || parts.includes('..') || /\p{Cc}/u.test(path))
    throw new RefusedUpload('unsafe_name');
  if (parts.length > MOST_PARTS || path.length > LONGEST_PATH) throw new RefusedUpload('unsafe_name');
  const named = parts.filter((part) => part !== '' && part !== '.');
  if (path.endsWith('/') || named.length === 0 || named[0] === '__MACOSX') return null;
  return named.some((part) => part.startsWith('.') || part.startsWith('~$')) ? null : named.join('/').normalize();
}

async function writeInto(path: string, content: Uint8Array) {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // A file where another entry needs a folder, or names that only this file system takes for the same.
    if (['EEXIST', 'ENOTDIR', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code)))
      throw new RefusedUpload('name_twice');
    throw error;
  }
}
