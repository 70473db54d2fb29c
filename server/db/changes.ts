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
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      // A server that vanished without a word is noticed in minutes; by the system's own measure it takes hours.
      keepAliveInitialDelayMillis: 10_000,
    });
    // The 'end' that follows is what we act on; an unheard 'error' would end the process.
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload }) => onChange(JSON.parse(payload ?? '[]') as Tag[]));
    // An attempt that fails ends, too, but whoever made it knows already.
    fresh.once('end', () => {
      if (client !== fresh) return;
      client = null;
      comeBack();
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

  function comeBack() {
    if (closed) return;
    retry = setTimeout(() => {
      connect().then(() => closed || onGap(), comeBack);
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
