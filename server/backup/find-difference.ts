import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesUnder } from '#server/league-files/folder/file-names.ts';

/** The first file that only one of two folders has, or that has other bytes in the other. */
export async function findDifference(one: string, other: string): Promise<string | null> {
  const [files, others] = [new Set(filesUnder(one)), new Set(filesUnder(other))];
  for (const file of new Set([...files, ...others])) {
    if (!files.has(file) || !others.has(file)) return file;
    if ((await digestOf(join(one, file))) !== (await digestOf(join(other, file)))) return file;
  }
  return null;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
