import { eq } from 'drizzle-orm';
import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { settings } from '#server/db/tables/settings.ts';

/** True while there is neither a season nor a team. */
export async function isEmptyLeague(db: Queryable): Promise<boolean> {
  const rows = await db.rows<{ empty: boolean }>(
    sql`select not exists (select from seasons) and not exists (select from teams) as empty`,
  );
  return rows[0]?.empty ?? false;
}

/** Marks the league as the demo: the simulator plays in no other. */
export async function markAsDemo(db: Queryable, now: Date): Promise<void> {
  await db.insert(settings).values({ name: 'demo', value: JSON.stringify({ now }) });
}

export async function isDemo(db: Queryable): Promise<boolean> {
  const rows = await db.select().from(settings).where(eq(settings.name, 'demo'));
  return rows.length > 0;
}
