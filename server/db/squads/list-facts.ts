import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

export interface ListFacts {
  /** Names of teams, by the alphabet of the database. */
  teams: string[];
  /** The first day of the current season. */
  seasonStart: string | null;
}

/** What a list of players is read with. */
export const readListFacts = (tx: Queryable): Promise<ListFacts> =>
  tx.one(sql`
    select array(select name from teams order by name collate "und-x-icu", id) as teams,
      (select starts_on from seasons where is_current) as "seasonStart"`);
