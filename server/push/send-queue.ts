import { setTimeout as pause } from 'node:timers/promises';
import { addMinutes } from '#domain/formatting/sofia-time.ts';
import { MAX_A_MINUTE } from '#domain/notifications/kinds.ts';
import type { Database } from '#server/db/transactions.ts';
import {
  claimMessages,
  deleteExpiredMessages,
  deleteSent,
  giveUp,
  sendLater,
  type ClaimedMessage,
} from '#server/db/push/messages.ts';
import { deleteSubscription } from '#server/db/push/subscriptions.ts';
import { createCounter, type Counter } from '#server/metrics/counter.ts';
import type { Deliver, Delivery } from './push-service.ts';

const MAX_UNDER_WAY = 64;
/** A service that answers slowly holds no more than these. */
const MAX_PER_HOST = 16;
/** Longer than a delivery takes before it times out. */
const LEASE_SECONDS = 30;
const MAX_ATTEMPTS = 5;
const MAX_FAILURES = 10;
const LOOK_MS = 5000;
const CLOSE_MS = 2000;

/** `removed`: the device is gone, and its subscription with it; `retried`: the service was busy or did not answer. */
const PUSH_RESULTS = ['sent', 'removed', 'refused', 'retried', 'given_up'] as const;
const RESULT_OF = { sent: 'sent', gone: 'removed', refused: 'refused', later: 'retried' } as const;

interface QueueOptions {
  db: Database;
  deliver: Deliver;
  now(): Date;
  warn(error: unknown, text: string): void;
}

export interface SendQueue {
  /** There may be something to send. */
  wake(): void;
  results: Counter<(typeof PUSH_RESULTS)[number]>;
  close(): Promise<void>;
}

/** Sends what waits in the database. Every node has such a queue; each message is claimed by one of them. */
export function openSendQueue({ db, deliver, now, warn }: QueueOptions): SendQueue {
  const underWay = new Set<Promise<void>>();
  const perHost = new Map<string, number>();
  const results = createCounter('result', PUSH_RESULTS);
  let looking: Promise<void> | null = null;
  let isAwake = false;
  const closing = new AbortController();

  async function settle(message: ClaimedMessage, delivery: Delivery): Promise<void> {
    const isLast = delivery.kind === 'later' && message.attempts >= MAX_ATTEMPTS;
    results.add(isLast ? 'given_up' : RESULT_OF[delivery.kind]);
    if (delivery.kind === 'sent') return deleteSent(db, message);
    if (delivery.kind === 'gone') return deleteSubscription(db, message.endpoint);
    if (delivery.kind === 'refused' || isLast) return giveUp(db, message, MAX_FAILURES);
    const seconds = delivery.seconds ?? 5 * 2 ** message.attempts;
    return sendLater(db, message, addMinutes(now(), seconds / 60));
  }

  function start(message: ClaimedMessage): void {
    perHost.set(message.host, (perHost.get(message.host) ?? 0) + 1);
    const work = deliver(message)
      .then((delivery) => settle(message, delivery))
      // The lease ends, and it is tried again.
      .catch((error: unknown) => warn(error, 'a notification could not be settled'))
      .finally(() => {
        underWay.delete(work);
        const left = (perHost.get(message.host) ?? 1) - 1;
        if (left === 0) perHost.delete(message.host);
        else perHost.set(message.host, left);
        wake();
      });
    underWay.add(work);
  }

  async function look(): Promise<void> {
    await deleteExpiredMessages(db, now());
    while (isAwake && !closing.signal.aborted) {
      isAwake = false;
      const busyHosts = [...perHost].filter(([, count]) => count >= MAX_PER_HOST).map(([host]) => host);
      const limit = Math.min(MAX_PER_HOST, MAX_UNDER_WAY - underWay.size);
      if (limit <= 0) return;
      const claimed = await claimMessages(db, {
        now: now(),
        limit,
        maxAMinute: MAX_A_MINUTE,
        busyHosts,
        leaseSeconds: LEASE_SECONDS,
      });
      claimed.forEach(start);
      if (claimed.length === limit) isAwake = true;
    }
  }

  function wake(): void {
    isAwake = true;
    if (closing.signal.aborted) return;
    looking ??= look()
      .catch((error: unknown) => warn(error, 'notifications cannot be read'))
      .finally(() => {
        looking = null;
        // Woken between the last look and now.
        if (isAwake && underWay.size === 0) setTimeout(wake, LOOK_MS / 5).unref();
      });
  }

  const timer = setInterval(wake, LOOK_MS).unref();
  return {
    wake,
    results,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      // What is cut off here is sent again when its lease has ended.
      await Promise.race([Promise.all([looking, ...underWay]), pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
