import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';

export interface ListFacts {
  /** Names of teams, by the alphabet of the database. */
  teams: string[];
  /** The first day of the current season. */
  seasonStart: string | null;
}

/** What a list of players is read with. */
export async function readListFacts(tx: Queryable): Promise<ListFacts> {
  const { rows } = await tx.execute<ListFacts & Record<string, unknown>>(sql`
    select array(select name from teams order by name collate "und-x-icu", id) as teams,
      (select starts_on::text from seasons where is_current) as "seasonStart"`);
  return rows[0] ?? { teams: [], seasonStart: null };
}
