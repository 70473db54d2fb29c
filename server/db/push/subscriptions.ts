import { sql } from '#server/db/sql.ts';
import type { Language } from '#contract/language.ts';
import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';

export interface StoredSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  teams: number[];
  kinds: NotificationKind[];
  quiet: QuietHours | null;
}

/** There are as many as the league can have, or as one network can. */
export type NoRoom = 'in-all' | 'in-network';

interface Room {
  now: Date;
  max: number;
  maxInNetwork: number;
}

/** Null when it is stored; a device that is known always is. */
export async function storeSubscription(
  db: Queryable,
  { quiet, network, ...subscription }: StoredSubscription & { network: number },
  { now, max, maxInNetwork }: Room,
): Promise<NoRoom | null> {
  const values = {
    ...subscription,
    host: new URL(subscription.endpoint).host,
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    changedAt: now,
  };
  const { endpoint, ...changes } = values;
  const update = sql`update push_subscriptions set ${sql.set({ ...changes, failures: 0 })} where endpoint = ${endpoint}`;
  if ((await db.run(update)) > 0) return null;
  const { all, here } = await db.one<{ all: number; here: number }>(sql`
    select count(*) as all, count(*) filter (where network = ${network}) as here from push_subscriptions`);
  if (all >= max) return 'in-all';
  if (here >= maxInNetwork) return 'in-network';
  await db.run(sql`
    insert into push_subscriptions ${sql.values({ ...values, network })}
    on conflict (endpoint) do update set ${sql.set(changes)}`);
  return null;
}

export async function deleteSubscription(db: Queryable, endpoint: string): Promise<void> {
  await db.run(sql`delete from push_subscriptions where endpoint = ${endpoint}`);
}

/** The browser changed the endpoint: the choices stay. Sent again, it finds the new one in its place. */
export function replaceSubscription(
  db: Database,
  before: string,
  { endpoint, p256dh, auth }: Pick<StoredSubscription, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  const { host } = new URL(endpoint);
  return db.transaction(async (tx) => {
    const isKnown = await tx.exists(sql`select from push_subscriptions where endpoint = ${before} for update`);
    const known = isKnown ? before : endpoint;
    if (known !== endpoint) await deleteSubscription(tx, endpoint);
    const changes = { endpoint, host, p256dh, auth, failures: 0 };
    await tx.run(sql`update push_subscriptions set ${sql.set(changes)} where endpoint = ${known}`);
  });
}

export interface Recipient {
  id: number;
  language: Language;
  quiet: QuietHours | null;
}

/** Who follows one of these teams and wants notifications of this kind. */
export async function listRecipients(db: Queryable, teams: number[], kind: NotificationKind): Promise<Recipient[]> {
  const rows = await db.rows<{ id: number; language: Language; from: number | null; until: number | null }>(sql`
    select id, language, quiet_from as "from", quiet_until as until from push_subscriptions
    where teams && ${teams}::int[] and ${kind} = any(kinds)`);
  return rows.map(({ id, language, from, until }) => ({
    id,
    language,
    quiet: from === null || until === null ? null : { from, until },
  }));
}
