import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

export interface NewMessage {
  subscriptionId: number;
  payload: string;
  sendAfter: Date;
}

/** One that waits with the same tag is replaced. */
export async function addMessages(
  tx: Queryable,
  messages: NewMessage[],
  { tag, urgent, worthMinutes }: { tag: string; urgent: boolean; worthMinutes: number },
): Promise<void> {
  if (messages.length === 0) return;
  await tx.run(sql`
    insert into push_messages (subscription_id, tag, payload, urgent, send_after, expires_at)
    select subscription_id, ${tag}, payload, ${urgent}, send_after, send_after + make_interval(mins => ${worthMinutes})
    from unnest(
      ${messages.map(({ subscriptionId }) => subscriptionId)}::int[],
      ${messages.map(({ payload }) => payload)}::text[],
      ${messages.map(({ sendAfter }) => sendAfter)}::timestamptz[]
    ) as added (subscription_id, payload, send_after)
    on conflict (subscription_id, tag) do update set payload = excluded.payload, send_after = excluded.send_after,
      expires_at = excluded.expires_at, version = push_messages.version + 1, attempts = 0, claimed_until = null`);
}

export interface ClaimedMessage {
  id: number;
  version: number;
  attempts: number;
  tag: string;
  payload: string;
  urgent: boolean;
  secondsLeft: number;
  subscriptionId: number;
  host: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface ClaimOptions {
  now: Date;
  limit: number;
  maxAMinute: number;
  /** Push services that have enough to do. */
  busyHosts: string[];
  /** After that another node may try. */
  leaseSeconds: number;
}

/** Messages that are due, the oldest of each device, which no other node sends as long as the lease lasts. */
export async function claimMessages(
  db: Queryable,
  { now, limit, maxAMinute, busyHosts, leaseSeconds }: ClaimOptions,
): Promise<ClaimedMessage[]> {
  return db.rows<ClaimedMessage>(sql`
    with due as (
      select m.id, m.subscription_id from push_messages m join push_subscriptions s on s.id = m.subscription_id
      where m.send_after <= ${now} and m.expires_at > ${now} and (m.claimed_until is null or m.claimed_until < ${now})
        and s.host <> all(${busyHosts}::text[])
        and (s.minute_started_at is null or s.minute_started_at <= ${now}::timestamptz - interval '1 minute' or s.minute_count < ${maxAMinute})
        and not exists (
          select from push_messages e where e.subscription_id = m.subscription_id and e.id < m.id
            and e.send_after <= ${now} and e.expires_at > ${now})
      order by m.id limit ${limit} for update of m, s skip locked
    ), counted as (
      update push_subscriptions s set
        minute_count = case when s.minute_started_at > ${now}::timestamptz - interval '1 minute' then s.minute_count + 1 else 1 end,
        minute_started_at = case when s.minute_started_at > ${now}::timestamptz - interval '1 minute' then s.minute_started_at else ${now} end
      from due where s.id = due.subscription_id
    )
    update push_messages m
    set claimed_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}), attempts = m.attempts + 1
    from due join push_subscriptions s on s.id = due.subscription_id where m.id = due.id
    returning m.id, m.version, m.attempts, m.tag, m.payload, m.urgent, s.host, s.endpoint, s.p256dh, s.auth, s.id as "subscriptionId",
      greatest(1, extract(epoch from m.expires_at - ${now}::timestamptz))::int as "secondsLeft"`);
}

/** Unless it was replaced meanwhile. */
export async function deleteSent(db: Queryable, { id, version, subscriptionId }: ClaimedMessage): Promise<void> {
  await db.run(sql`delete from push_messages where id = ${id} and version = ${version}`);
  await db.run(sql`update push_subscriptions set failures = 0 where id = ${subscriptionId} and failures > 0`);
}

export async function sendLater(db: Queryable, { id, version }: ClaimedMessage, at: Date): Promise<void> {
  await db.run(sql`
    update push_messages set send_after = ${at}, claimed_until = null where id = ${id} and version = ${version}`);
}

/** Unless it was replaced meanwhile. A device that nothing reaches any more is forgotten. */
export async function giveUp(
  db: Queryable,
  { id, version, subscriptionId }: ClaimedMessage,
  maxFailures: number,
): Promise<void> {
  await db.run(sql`delete from push_messages where id = ${id} and version = ${version}`);
  await db.run(sql`update push_subscriptions set failures = failures + 1 where id = ${subscriptionId}`);
  await db.run(sql`delete from push_subscriptions where id = ${subscriptionId} and failures >= ${maxFailures}`);
}

export async function deleteExpiredMessages(db: Queryable, now: Date): Promise<void> {
  await db.run(sql`delete from push_messages where expires_at <= ${now}`);
}
