import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';
import { settings } from '../tables/settings.ts';

/** True while nobody has brought a season or a team. */
export async function isEmptyLeague(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from seasons) and not exists (select from teams) as empty`,
  );
  return rows[0]?.empty ?? false;
}

/** Marks the league as the demo: its simulator may play on in it, and in no other. */
export async function rememberDemo(db: Queryable, origin: { seed: string; now: Date }): Promise<void> {
  await db.insert(settings).values({ name: 'demo', value: JSON.stringify(origin) });
}

export async function isDemo(db: Queryable): Promise<boolean> {
  const rows = await db.select().from(settings).where(eq(settings.name, 'demo'));
  return rows.length > 0;
}
