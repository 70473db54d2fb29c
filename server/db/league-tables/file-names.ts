import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

const NAMED = ['teams', 'players', 'referees', 'competitions'] as const;
export type NamedTable = (typeof NAMED)[number];

export const hasNameColumn = (table: string): table is NamedTable => NAMED.some((name) => name === table);

/** The names of rows by their keys. */
export async function readNames(
  db: Queryable,
  table: NamedTable,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.rows<{ key: string; name: string }>(
    sql`select key, name from ${sql.identifier(table)} where key = any(${keys}::text[])`,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

export interface TeamMark {
  key: string;
  crest: string | null;
  shortName: string;
  nameLatin: string;
}

/** What stands for a team where there is little room. */
export async function readTeamMarks(db: Queryable, keys: readonly string[]): Promise<Map<string, TeamMark>> {
  const rows = await db.rows<TeamMark>(
    sql`select t.key, m.address as crest, t.short_name as "shortName", t.name_latin as "nameLatin"
        from teams t left join media m on m.id = t.badge_id where t.key = any(${keys}::text[])`,
  );
  return new Map(rows.map((team) => [team.key, team]));
}

/** How many rows each of these tables has. */
export async function countRows(db: Queryable, tables: readonly { name: string; table: string }[]) {
  const counts = tables.map(
    ({ name, table }) => sql`select ${name} as name, (select count(*)::int from ${sql.identifier(table)}) as rows`,
  );
  return db.rows<{ name: string; rows: number }>(sql.join(counts, ' union all '));
}
