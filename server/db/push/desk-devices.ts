import type { Language } from '#contract/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { sql } from '#server/db/sql.ts';

interface DeskDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Left out, it stays as it was. */
  language?: Language;
  sessionId: number;
}

/** [MS9] The browser in which somebody is signed in; one subscription for a session. */
export const storeDeskDevice = (db: Database, { language, ...device }: DeskDevice, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { endpoint, sessionId } = device;
    const known = await tx.maybe<{ language: Language }>(
      sql`select language from push_subscriptions where session_id = ${sessionId} for update`,
    );
    await tx.run(sql`delete from push_subscriptions where session_id = ${sessionId} and endpoint <> ${endpoint}`);
    const { endpoint: _key, ...changes } = {
      ...device,
      host: new URL(endpoint).host,
      language: language ?? known?.language ?? 'bg',
      teams: [],
      kinds: [],
      changedAt: now,
      failures: 0,
    };
    await tx.run(sql`
      insert into push_subscriptions ${sql.values({ ...changes, endpoint })}
      on conflict (endpoint) do update set ${sql.set(changes)}`);
  });

export async function deleteDeskDevice(db: Queryable, sessionId: number): Promise<void> {
  await db.run(sql`delete from push_subscriptions where session_id = ${sessionId}`);
}
