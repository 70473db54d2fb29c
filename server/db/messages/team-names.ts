import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

/** In this order. */
export const listTeamNames = (db: Queryable, ids: readonly number[]) =>
  db.rows<{ name: string; nameLatin: string }>(sql`
    select t.name, t.name_latin as "nameLatin" from unnest(${ids}::int[]) with ordinality given (id, at)
    join teams t on t.id = given.id order by given.at`);
