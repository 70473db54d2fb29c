import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { claimSetting } from './settings.ts';

/** True while there is neither a season nor a team. */
export const isEmptyLeague = (db: Queryable): Promise<boolean> =>
  db.exists(sql`select where not exists (select from seasons) and not exists (select from teams)`);

/** Marks the league as the demo: the simulator plays in no other. */
export async function markAsDemo(db: Queryable, now: Date): Promise<void> {
  await claimSetting(db, 'demo', JSON.stringify({ now }));
}

export const isDemo = (db: Queryable): Promise<boolean> => db.exists(sql`select from settings where name = 'demo'`);
