import { eq } from 'drizzle-orm';
import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { settings } from '#server/db/tables/settings.ts';

export async function readSetting(db: Queryable, name: string): Promise<string | null> {
  const rows = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return rows[0]?.value ?? null;
}

export async function writeSetting(db: Queryable, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** For a change: nobody else writes any setting until the transaction ends. There may be no row to lock. */
export async function lockSetting(tx: Queryable, name: string): Promise<string | null> {
  await tx.run(sql`lock table settings in share row exclusive mode`);
  return readSetting(tx, name);
}

/** Writes a setting unless it exists; returns whether this call wrote it. */
export async function claimSetting(db: Queryable, name: string, value: string): Promise<boolean> {
  const rows = await db.insert(settings).values({ name, value }).onConflictDoNothing().returning();
  return rows.length > 0;
}
