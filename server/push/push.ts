import { createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { Tag } from '#server/db/tags.ts';
import type { Settings } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Database } from '#server/db/transactions.ts';
import { listChangedMatches } from '#server/db/push/announced.ts';
import { deleteSubscription, replaceSubscription, storeSubscription } from '#server/db/push/subscriptions.ts';
import { limitedAddress } from '#server/http/rate-limit.ts';
import { claimSetting, readSetting } from '#server/db/league/settings.ts';
import { createAnnouncer } from './announcer.ts';
import { isPublicEndpoint } from './public-address.ts';
import type { PushRegister } from './push-routes.ts';
import { createPushService, type PushKeys } from './push-service.ts';
import { openSendQueue, type SendQueue } from './send-queue.ts';

const KEYS_SETTING = 'push-keys';
/** So many devices are more than any amateur league has fans. */
const MAX_SUBSCRIPTIONS = 50_000;
/** A hall full of fans may share one address; nobody alone takes the places of all others. */
const MAX_IN_NETWORK = 500;
const MINUTE_MS = 60_000;
/** After a gap in listening, what changed in this time is looked at again. */
const GAP_MS = 10 * MINUTE_MS;

interface PushOptions {
  database: Pick<OpenDatabase, 'db' | 'reader'>;
  settings: Pick<Settings, 'publicUrl' | 'pushServices'>;
  now?: () => Date;
  log(error: unknown, text: string): void;
}

export interface Push extends PushRegister {
  onChange(tags: readonly Tag[]): void;
  onGap(): void;
  results: SendQueue['results'];
  close(): Promise<void>;
}

/** Notifications: who wants them, what there is to say, and sending it. */
export async function openPush({ database, settings, now = () => new Date(), log }: PushOptions): Promise<Push> {
  const { db, reader } = database;
  const { publicUrl, pushServices: services } = settings;
  const keys = await openKeys(db);
  // Required, and some services check that it is an address.
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'https://localhost';
  const queue = openSendQueue({ db, deliver: createPushService({ keys, subject, services }), now, warn: log });
  const announcer = createAnnouncer({ db, reader });

  const changed = new Set<number>();
  let hasNews = false;
  let hasGap = false;
  let working: Promise<void> | null = null;
  const closing = new AbortController();

  async function work(): Promise<void> {
    while (!closing.signal.aborted && (changed.size > 0 || hasNews || hasGap)) {
      if (hasGap) {
        hasGap = false;
        for (const id of await listChangedMatches(db, new Date(now().getTime() - GAP_MS))) changed.add(id);
      }
      if (hasNews) {
        hasNews = false;
        await announcer.announceNews(now());
      }
      const [matchId] = changed;
      if (matchId !== undefined) {
        changed.delete(matchId);
        await announcer.announceMatch(matchId, now());
      }
      queue.wake();
    }
  }

  /** Apart from the others who hear of a change: nobody waits for it. */
  function start(): void {
    working ??= work()
      .catch((error: unknown) => log(error, 'notifications cannot be written'))
      .finally(() => {
        working = null;
      });
  }

  // Scheduled articles appear without a change.
  const timer = setInterval(() => {
    hasNews = true;
    start();
  }, MINUTE_MS).unref();

  return {
    publicKey: keys.publicKey,
    isAllowed: (endpoint) => services === 'any' || isPublicEndpoint(endpoint),
    store: (subscription, address) =>
      storeSubscription(
        db,
        { ...subscription, network: networkOf(address, keys) },
        { now: now(), max: MAX_SUBSCRIPTIONS, maxInNetwork: MAX_IN_NETWORK },
      ),
    replace: (before, subscription) => replaceSubscription(db, before, subscription),
    remove: (endpoint) => deleteSubscription(db, endpoint),
    onChange(tags) {
      if (tags.includes('everything')) hasGap = true;
      if (tags.includes('news')) hasNews = true;
      for (const tag of tags) if (tag.startsWith('match:')) changed.add(Number(tag.slice('match:'.length)));
      if (hasGap || hasNews || changed.size > 0) start();
    },
    onGap() {
      hasGap = true;
      hasNews = true;
      start();
    },
    results: queue.results,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await Promise.all([working, queue.close()]);
    },
  };
}

/** Made at the first start and kept: with other keys all devices would have to subscribe again. */
async function openKeys(db: Database): Promise<PushKeys> {
  await claimSetting(db, KEYS_SETTING, JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse((await readSetting(db, KEYS_SETTING)) ?? '{}') as PushKeys;
}

/** Too few bits to tell whose address it was. */
const networkOf = (address: string, { privateKey }: PushKeys): number =>
  createHmac('sha256', privateKey).update(limitedAddress(address)).digest().readUInt16BE();
