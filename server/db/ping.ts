import type { Reader } from '#server/db/reader.ts';

export async function pingDatabase(reader: Reader): Promise<void> {
  await reader.query('select 1');
}
