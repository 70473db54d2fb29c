import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptBackups } from '#domain/backup/backups.ts';
import { syncFolder } from '#server/db/sync-folder.ts';

/** By the instant, in UTC and to the second: they sort by age. */
const NAME = /^delta-league-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.zip$/;

const nameOf = (at: Date): string => `delta-league-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;

/** Null for a file that is none of ours. */
function instantOfName(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Gives a backup its name when it is complete. It is there after a power failure too. */
export async function keepBackup(archive: string, folder: string, at: Date): Promise<string> {
  const file = join(folder, nameOf(at));
  await rename(archive, file);
  await syncFolder(folder);
  return file;
}

/** [BK2] */
export async function removeOldBackups(folder: string): Promise<void> {
  const backups = (await readdir(folder)).flatMap((name) => {
    const at = instantOfName(name);
    return at ? [{ name, at }] : [];
  });
  const kept = keptBackups(backups.map(({ at }) => at));
  for (const { name, at } of backups) if (!kept.has(at)) await rm(join(folder, name));
}
