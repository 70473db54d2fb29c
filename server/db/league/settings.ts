import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

export async function readSetting(db: Queryable, name: string): Promise<string | null> {
  const row = await db.maybe<{ value: string }>(sql`select value from settings where name = ${name}`);
  return row?.value ?? null;
}

export async function writeSetting(db: Queryable, name: string, value: string): Promise<void> {
  await db.run(sql`
    insert into settings (name, value) values (${name}, ${value}) on conflict (name) do update set value = excluded.value`);
}

/** For a change: nobody else writes any setting until the transaction ends. There may be no row to lock. */
export async function lockSetting(tx: Queryable, name: string): Promise<string | null> {
  await tx.run(sql`lock table settings in share row exclusive mode`);
  return readSetting(tx, name);
}

/** Writes a setting unless it exists; returns whether this call wrote it. */
export async function claimSetting(db: Queryable, name: string, value: string): Promise<boolean> {
  const insert = sql`insert into settings (name, value) values (${name}, ${value}) on conflict do nothing`;
  return (await db.run(insert)) > 0;
}
