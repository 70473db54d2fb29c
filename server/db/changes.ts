import { sql } from '#server/db/sql.ts';
import pg from 'pg';
import type { Tag } from '#server/db/tags.ts';
import type { Queryable } from './queryable.ts';

const CHANNEL = 'league_changes';
const LISTEN = `listen ${CHANNEL}`;
/** PostgreSQL allows 8000 bytes a message. */
const MESSAGE_BYTES = 7900;

/** Announces what a transaction changed; PostgreSQL notifies every node on commit, and only then. */
export async function announceChanges(tx: Queryable, tags: readonly Tag[]): Promise<void> {
  const message = JSON.stringify([...new Set(tags)]);
  const fits = Buffer.byteLength(message) <= MESSAGE_BYTES;
  await tx.run(sql`select pg_notify(${CHANNEL}, ${fits ? message : JSON.stringify(['everything' satisfies Tag])})`);
}

export interface ChangeHandlers {
  onChange(tags: Tag[]): void;
  /** Changes are heard of again; what happened meanwhile is not known. */
  onGap(): void;
  /** Changes are no longer heard of, and were not for so many milliseconds. */
  onSilence?(milliseconds: number): void;
}

export interface ChangeListener {
  /** Since when changes are not heard of; null while they are. */
  readonly silentSince: Date | null;
  close(): Promise<void>;
}

interface Connection extends pg.ClientConfig {
  /** The server answers nothing at all: what else is connected to it will not hear of it either. */
  onMute?: () => void;
}

const RETRY_MILLISECONDS = 500;
/** A server that vanished closes no connection: it is asked for a sign of life so often, and given up after so many without. */
const HEARTBEAT_MILLISECONDS = 1000;
const MISSED_HEARTBEATS = 3;

/**
 * Listens on its own connection for what any node wrote. Notifications are lost while that connection is down, so `onGap` is
 * called first when it is back.
 */
export async function listenForChanges(
  { onMute, ...connection }: Connection,
  { onChange, onGap, onSilence }: ChangeHandlers,
): Promise<ChangeListener> {
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let heardAt = performance.now();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...connection, connectionTimeoutMillis: 3000 });
    // The 'end' that follows is handled; an unhandled 'error' would end the process.
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload }) => onChange(JSON.parse(payload ?? '[]') as Tag[]));
    // A failed attempt ends too, but its caller already handles that.
    fresh.once('end', () => lose(fresh));
    try {
      await fresh.connect();
      await fresh.query(LISTEN);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    heardAt = performance.now();
    if (closed) await fresh.end();
    else watch(fresh);
  }

  /** By turns of a timer: a process that was busy itself for seconds takes only one. */
  function watch(watched: pg.Client) {
    let missed = 0;
    let asked = false;
    const heartbeat = setInterval(() => {
      if (closed || client !== watched) return clearInterval(heartbeat);
      if (asked) {
        missed += 1;
        if (missed < MISSED_HEARTBEATS) return;
        onMute?.();
        lose(watched);
        watched.end().catch(() => {});
        return;
      }
      asked = true;
      // Listening twice changes nothing.
      watched.query(LISTEN).then(
        () => {
          heardAt = performance.now();
          missed = 0;
          asked = false;
        },
        () => {},
      );
    }, HEARTBEAT_MILLISECONDS).unref();
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return;
    client = null;
    if (closed) return;
    onSilence?.(performance.now() - heardAt);
    reconnect();
  }

  function reconnect() {
    if (closed) return;
    retry = setTimeout(() => {
      connect().then(() => closed || onGap(), reconnect);
    }, RETRY_MILLISECONDS);
  }

  await connect();
  return {
    get silentSince() {
      return client === null ? new Date(Date.now() - (performance.now() - heardAt)) : null;
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
