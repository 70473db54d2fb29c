import { open } from 'node:fs/promises';

/** What was renamed into a folder is there after a power failure too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
