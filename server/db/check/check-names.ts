import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Suspect } from './check-fragments.ts';

interface Namesake extends Suspect {
  others: string;
}

/** Teams with the name of an earlier one, in either alphabet, or with one that it had before. */
export const listTeamsOfOneName = (db: Queryable): Promise<Namesake[]> =>
  listNamesakes(
    db,
    sql`teams`,
    sql`t.key`,
    sql`union select a.id, b.id from teams a join teams b on a.id <> b.id and a.name = any(b.former_names)`,
  );

/** Players with the name of an earlier one, with what distinguishes them. */
export const listPlayersOfOneName = (db: Queryable): Promise<Namesake[]> =>
  listNamesakes(db, sql`players`, sql`t.key || coalesce(', born ' || t.birthdate, '')`, sql``);

async function listNamesakes(db: Queryable, table: Sql, description: Sql, more: Sql): Promise<Namesake[]> {
  return db.rows<Namesake>(sql`
    with pairs as (
      select a.id, b.id as other from ${table} a join ${table} b on b.id < a.id and lower(b.name) = lower(a.name)
      union select a.id, b.id from ${table} a join ${table} b on b.id < a.id and lower(b.name_latin) = lower(a.name_latin)
      ${more}),
    described as (select t.id, t.key, t.name, ${description} as text from ${table} t)
    select d.id, d.key, d.name, d.text || ' and ' || string_agg(other.text, '; ' order by other.id) as others
    from pairs join described d on d.id = pairs.id join described other on other.id = pairs.other
    group by d.id, d.key, d.name, d.text order by d.name, d.id`);
}
