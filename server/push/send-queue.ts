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
import { openQueue, type Queue } from '#server/queue/open-queue.ts';
import type { Deliver, Delivery } from './push-service.ts';

const MAX_UNDER_WAY = 64;
/** A service that answers slowly holds no more than these. */
const MAX_PER_HOST = 16;
/** Longer than a delivery takes before it times out. */
const LEASE_SECONDS = 30;
const MAX_ATTEMPTS = 5;
const MAX_FAILURES = 10;

/** `removed`: the device is gone, and its subscription with it; `retried`: the service was busy or did not answer. */
const PUSH_RESULTS = ['sent', 'removed', 'refused', 'retried', 'given_up'] as const;
const RESULT_OF = { sent: 'sent', gone: 'removed', refused: 'refused', later: 'retried' } as const;

interface QueueOptions {
  db: Database;
  deliver: Deliver;
  now(): Date;
  warn(error: unknown, text: string): void;
}

export interface SendQueue extends Queue {
  results: Counter<(typeof PUSH_RESULTS)[number]>;
}

/** Sends what waits in the database. */
export function openSendQueue({ db, deliver, now, warn }: QueueOptions): SendQueue {
  const perHost = new Map<string, number>();
  const results = createCounter('result', PUSH_RESULTS);

  async function settle(message: ClaimedMessage, delivery: Delivery): Promise<void> {
    const isLast = delivery.kind === 'later' && message.attempts >= MAX_ATTEMPTS;
    results.add(isLast ? 'given_up' : RESULT_OF[delivery.kind]);
    if (delivery.kind === 'sent') return deleteSent(db, message);
    if (delivery.kind === 'gone') return deleteSubscription(db, message.endpoint);
    if (delivery.kind === 'refused' || isLast) return giveUp(db, message, MAX_FAILURES);
    const seconds = delivery.seconds ?? 5 * 2 ** message.attempts;
    return sendLater(db, message, addMinutes(now(), seconds / 60));
  }

  async function send(message: ClaimedMessage): Promise<void> {
    const { host } = message;
    perHost.set(host, (perHost.get(host) ?? 0) + 1);
    try {
      await settle(message, await deliver(message));
    } finally {
      const left = (perHost.get(host) ?? 1) - 1;
      if (left === 0) perHost.delete(host);
      else perHost.set(host, left);
    }
  }

  const queue = openQueue<ClaimedMessage>({
    claim: (limit) => {
      const busyHosts = [...perHost].filter(([, count]) => count >= MAX_PER_HOST).map(([host]) => host);
      return claimMessages(db, { now: now(), limit, maxAMinute: MAX_A_MINUTE, busyHosts, leaseSeconds: LEASE_SECONDS });
    },
    work: send,
    tidy: () => deleteExpiredMessages(db, now()),
    atOnce: MAX_PER_HOST,
    mostUnderWay: MAX_UNDER_WAY,
    name: 'notifications',
    warn,
  });
  return { ...queue, results };
}
