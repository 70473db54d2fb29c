import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tag } from '../changes/tags.ts';
import type { Queryable } from './queryable.ts';

const CHANNEL = 'league_changes';
/** PostgreSQL takes 8000 bytes a message. */
const MESSAGE_BYTES = 7900;

/** Says what a transaction changed; PostgreSQL tells every node when it commits, and only then. */
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
 * Hears what any node wrote, on a connection of its own. What was said while that connection was down is lost, so
 * `onGap` comes first whenever it is back.
 */
export async function listenForChanges(
  connection: pg.ClientConfig,
  { onChange, onGap }: ChangeHandlers,
): Promise<ChangeListener> {
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...connection, connectionTimeoutMillis: 5000, keepAlive: true });
    // The 'end' that follows is what we act on; an unheard 'error' would end the process.
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload }) => onChange(JSON.parse(payload ?? '[]') as Tag[]));
    fresh.once('end', () => {
      if (client === fresh) client = null;
      if (!closed) retry = setTimeout(reconnect, RETRY_MILLISECONDS);
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }

  function reconnect() {
    connect().then(onGap, () => {
      if (!closed) retry = setTimeout(reconnect, RETRY_MILLISECONDS);
    });
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
