import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tag } from '#server/cache/tags.ts';
import type { Queryable } from './queryable.ts';

const CHANNEL = 'league_changes';
/** PostgreSQL allows 8000 bytes a message. */
const MESSAGE_BYTES = 7900;

/** Announces what a transaction changed; PostgreSQL notifies every node on commit, and only then. */
export async function announceChanges(tx: Queryable, tags: readonly Tag[]): Promise<void> {
  const message = JSON.stringify([...new Set(tags)]);
  const fits = Buffer.byteLength(message) <= MESSAGE_BYTES;
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${fits ? message : JSON.stringify(['everything' satisfies Tag])})`);
}

export interface ChangeHandlers {
  onChange(tags: Tag[]): void;
  onGap(): void;
}

export interface ChangeListener {
  readonly listening: boolean;
  close(): Promise<void>;
}

const RETRY_MILLISECONDS = 500;

/**
 * Listens on its own connection for what any node wrote. Notifications are lost while that connection is down, so `onGap` is
 * called first when it is back.
 */
export async function listenForChanges(
  connection: pg.ClientConfig,
  { onChange, onGap }: ChangeHandlers,
): Promise<ChangeListener> {
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      // A server that vanished is noticed in minutes; with the system's default it takes hours.
      keepAliveInitialDelayMillis: 10_000,
    });
    // The 'end' that follows is handled; an unhandled 'error' would end the process.
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload }) => onChange(JSON.parse(payload ?? '[]') as Tag[]));
    // A failed attempt ends too, but its caller already handles that.
    fresh.once('end', () => {
      if (client !== fresh) return;
      client = null;
      reconnect();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    if (closed) await fresh.end();
  }

  function reconnect() {
    if (closed) return;
    retry = setTimeout(() => {
      connect().then(() => closed || onGap(), reconnect);
    }, RETRY_MILLISECONDS);
  }

  await connect();
  return {
    get listening() {
      return client !== null;
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
