import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { SOCKET_PATH, type ClientEvents, type JoinResponse, type ServerEvents } from '#contract/socket.ts';
import type { DeskAct } from '#domain/match/rules/act.ts';
import { buildApp } from '#server/app.ts';
import { sql } from '#server/db/sql.ts';
import type { Tag } from '#server/db/tags.ts';
import { announceChanges } from '#server/db/changes.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { observeQueries } from './observe-queries.ts';
import { recordAct, type RecordedAct } from '#server/ledger/record-act.ts';
import { openGateway, type Gateway } from '#server/live/gateway.ts';
import { SMALL_LEAGUE_NOW } from './small-league.ts';

export interface LiveNode {
  url: string;
  gateway: Gateway;
  /** Moves the server's clock to so many seconds after the instant of the small league. */
  setSeconds(seconds: number): void;
  /** How many queries the gateway has made. */
  reads(): number;
  /** Called before each query of the gateway: may wait, or throw as if the database were down. */
  beforeRead: (() => Promise<void>) | null;
  /** Records an act in the ledger; done when this node has been notified. */
  record(matchId: number, act: DeskAct, at?: Date): Promise<RecordedAct>;
  /** A write beside the ledger with its NOTIFY; done when this node has been notified. */
  write(statement: string, tags: Tag[]): Promise<void>;
  ask(path: string): Promise<unknown>;
  close(): Promise<void>;
}

interface LiveNodeOptions {
  socketsPerAddress?: number;
  trustedProxies?: string[];
}

/** The whole server with its gateway, on its own port. */
export async function startLiveNode(
  database: OpenDatabase,
  { socketsPerAddress = 200, trustedProxies = [] }: LiveNodeOptions = {},
): Promise<LiveNode> {
  let seconds = 0;
  let reads = 0;
  let changes = 0;
  const now = () => new Date(SMALL_LEAGUE_NOW.getTime() + seconds * 1000);
  const reader = observeQueries(database.reader, async () => {
    reads += 1;
    await node.beforeRead?.();
  });
  const settings = { publicUrl: 'https://league.example', trustedProxies, logLevel: 'silent' as const };
  const app = await buildApp({ settings, reader: database.reader, now });
  const gateway = openGateway({ server: app.server, reader, now, socketsPerAddress, log: app.log, ...settings });
  app.addHook('preClose', gateway.close);
  const listener = await database.listen({
    onChange: (tags) => {
      changes += 1;
      gateway.onChange(tags);
    },
    onGap: gateway.onGap,
  });
  const node: LiveNode = {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    gateway,
    setSeconds: (moved) => {
      seconds = moved;
    },
    reads: () => reads,
    beforeRead: null,
    record: async (matchId, act, at) => {
      const before = changes;
      const recorded = await recordAct(database.db, { matchId, key: randomUUID(), act, at }, now());
      await until(() => changes > before);
      return recorded;
    },
    write: async (statement, tags) => {
      const before = changes;
      await database.db.transaction(async (tx) => {
        await tx.run(sql.raw(statement));
        await announceChanges(tx, tags);
      });
      await until(() => changes > before);
    },
    ask: async (path) => (await app.inject(path)).json(),
    close: async () => {
      await app.close();
      await listener.close();
    },
  };
  return node;
}

type MessageByName = { [Name in keyof ServerEvents]: { name: Name; message: Parameters<ServerEvents[Name]>[0] } };
type Message = MessageByName[keyof ServerEvents];

export interface LiveClient {
  socket: Socket<ServerEvents, ClientEvents>;
  inbox: Message[];
  names(): string[];
  last<Name extends keyof ServerEvents>(name: Name): Parameters<ServerEvents[Name]>[0];
  join(matchId: number, revision?: number): Promise<JoinResponse>;
  /** The messages since the last call, once everything under way has arrived. */
  settle(matchId: number): Promise<Message[]>;
}

/** A fan with a page open, until the end of the test. */
export async function connectClient(node: LiveNode, headers: Record<string, string> = {}): Promise<LiveClient> {
  const socket: LiveClient['socket'] = io(node.url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
  onTestFinished(() => void socket.disconnect());
  const inbox: Message[] = [];
  socket.onAny((name, message) => inbox.push({ name, message }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    inbox,
    names: () => inbox.map(({ name }) => name),
    last: (name) => {
      const found = inbox.findLast((message) => message.name === name);
      if (!found) throw new Error(`No ${name} among ${inbox.map((message) => message.name).join(', ')}`);
      return found.message;
    },
    join: (matchId, revision) =>
      socket.emitWithAck('join_match', revision === undefined ? { matchId } : { matchId, revision }),
    settle: async (matchId) => {
      // The acknowledgement waits for a read that is under way, and arrives after everything sent before it.
      let arrived: Message[] = [];
      await new Promise<void>((resolve) => {
        socket.emit('request_match_status', { matchId }, () => {
          arrived = inbox.splice(0);
          resolve();
        });
      });
      await until(() => inbox.length === 3);
      inbox.length = 0;
      return arrived;
    },
  };
}

/** A bare websocket, until the end of the test. */
export function openRawSocket(node: LiveNode, options: ClientOptions = {}, query = 'EIO=4&transport=websocket') {
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}${SOCKET_PATH}?${query}`, options);
  onTestFinished(() => socket.terminate());
  // Tests look at the status of a refused socket and at the close of a cut one.
  socket.on('error', () => {});
  return socket;
}

/** The status of an upgrade request with these headers: 101 when it is accepted. */
export function attemptUpgrade(
  node: LiveNode,
  headers: Record<string, string>,
  query?: string,
): Promise<number | undefined> {
  const socket = openRawSocket(node, { headers }, query);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
  });
}

export async function until(condition: () => boolean, milliseconds = 5000) {
  const end = performance.now() + milliseconds;
  while (!condition() && performance.now() < end) await sleep(5);
  expect(condition()).toBe(true);
}
