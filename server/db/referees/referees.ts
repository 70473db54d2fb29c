import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import type { RefereeRow } from '#server/db/matches/office-calendar.ts';

type NewReferee = Omit<RefereeRow, 'id'>;

export async function findReferee(tx: Queryable, refereeId: number): Promise<RefereeRow | null> {
  return tx.maybe<RefereeRow>(
    sql`select id, name, name_latin as "nameLatin" from referees where id = ${refereeId} for update`,
  );
}

/** Whoever adds or renames a referee waits for the others, so that no name is there twice. */
export async function isRefereeName(tx: Queryable, name: string, exceptId: number | null): Promise<boolean> {
  await tx.run(sql`lock table referees in share row exclusive mode`);
  return tx.exists(
    sql`select from referees where lower(name) = lower(${name}) and id is distinct from ${exceptId}::int limit 1`,
  );
}

export async function insertReferee(tx: Queryable, referee: NewReferee & { key: string }): Promise<number> {
  return insertRow(tx, 'referees', referee);
}

export async function renameReferee(tx: Queryable, refereeId: number, referee: NewReferee): Promise<void> {
  await updateRow(tx, 'referees', refereeId, referee);
}

export async function listMatchesOfReferee(tx: Queryable, refereeId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`select id from matches where referee_id = ${refereeId} order by id`);
  return rows.map(({ id }) => id);
}
