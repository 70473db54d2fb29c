import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { settings } from '#server/db/tables/settings.ts';

export async function readSetting(db: Queryable, name: string): Promise<string | null> {
  const rows = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return rows[0]?.value ?? null;
}

export async function writeSetting(db: Queryable, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Writes a setting unless it exists; returns whether this call wrote it. */
export async function claimSetting(db: Queryable, name: string, value: string): Promise<boolean> {
  const rows = await db.insert(settings).values({ name, value }).onConflictDoNothing().returning();
  return rows.length > 0;
}
