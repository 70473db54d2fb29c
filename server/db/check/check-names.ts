import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Suspect } from './check-fragments.ts';

interface Namesake extends Suspect {
  /** By their keys, for whoever has the files. */
  detail: string;
  /** By what is read on a screen. */
  others: string;
}

/** Teams with the name of an earlier one, in either alphabet, or with one that it had before. */
export const listTeamsOfOneName = (db: Queryable): Promise<Namesake[]> =>
  listNamesakes(
    db,
    sql`teams`,
    { key: sql`t.key`, shown: sql`t.name`, maySame: sql`true` },
    sql`union select a.id, b.id from teams a join teams b on a.id <> b.id and a.name = any(b.former_names)`,
  );

/** Players with the name of an earlier one, who may be him: of two different days of birth they are not. */
export const listPlayersOfOneName = (db: Queryable): Promise<Namesake[]> =>
  listNamesakes(
    db,
    sql`players`,
    {
      key: sql`t.key || coalesce(', born ' || t.birthdate, '')`,
      shown: sql`coalesce((
        select string_agg(te.name, ', ' order by te.name) from squad_memberships s join teams te on te.id = s.team_id
        where s.player_id = t.id and s.left_on is null), to_char(t.birthdate, 'DD.MM.YYYY'), t.name)`,
      maySame: sql`a.birthdate = b.birthdate or a.birthdate is null or b.birthdate is null`,
    },
    sql``,
  );

interface Described {
  key: Sql;
  shown: Sql;
  maySame: Sql;
}

async function listNamesakes(
  db: Queryable,
  table: Sql,
  { key, shown, maySame }: Described,
  more: Sql,
): Promise<Namesake[]> {
  return db.rows<Namesake>(sql`
    with pairs as (
      select a.id, b.id as other from ${table} a join ${table} b on b.id < a.id and lower(b.name) = lower(a.name)
      where ${maySame}
      union select a.id, b.id from ${table} a join ${table} b on b.id < a.id and lower(b.name_latin) = lower(a.name_latin)
      where ${maySame}
      ${more}),
    described as (select t.id, t.key, t.name, ${key} as text, ${shown} as shown from ${table} t)
    select d.id, d.key, d.name, d.text || ' and ' || string_agg(other.text, '; ' order by other.id) as detail,
      string_agg(other.shown, '; ' order by other.id) as others
    from pairs join described d on d.id = pairs.id join described other on other.id = pairs.other
    group by d.id, d.key, d.name, d.text order by d.name, d.id`);
}
