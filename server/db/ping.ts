import type { Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

export async function pingDatabase(reader: Reader): Promise<void> {
  await reader.rows(sql`select 1`);
}
