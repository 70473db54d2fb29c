import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastifyCookie from '@fastify/cookie';
import { Server as Engine, type Socket as EngineSocket } from 'engine.io';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { z } from 'zod';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { DeskClientEvents, DeskServerEvents, FollowResponse } from '#contract/desk/socket.ts';
import { idSchema } from '#contract/http/shared.ts';
import { MAX_FOLLOWED } from '#contract/socket.ts';
import {
  isOrganiser,
  linkedMatch,
  managedTeams,
  organisedCompetitions,
  readingRefusal,
  type SignedIn,
} from '#domain/desk/permissions.ts';
import type { Tag } from '#server/db/tags.ts';
import { findScorableMatch, listRevisions } from '#server/db/people/people.ts';
import { findSession, listSessions } from '#server/db/people/sessions.ts';
import type { Database } from '#server/db/transactions.ts';
import { createHostCheck, type DeskAddress } from '#server/desk/access/known-hosts.ts';
import { hashSecret } from '#server/desk/access/secret.ts';
import { cookieName } from '#server/desk/access/session-cookie.ts';
import { createAdmission } from '#server/live/admission.ts';
import { watchConnections } from '#server/live/connections.ts';
import type { SocketFigures } from '#server/live/gateway.ts';
import { answerWithoutUpgrade, isSocketUpgrade, upgradeRefusal } from '#server/live/upgrade.ts';

const MAX_MESSAGE_BYTES = 4096;
const SWEEP_MILLISECONDS = 30_000;
const GRACE_MILLISECONDS = 500;

interface DeskGatewayOptions {
  server: HttpServer;
  db: Database;
  settings: DeskAddress & { trustedProxies: string[]; socketsPerAddress: number };
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface DeskGateway {
  onChange(tags: readonly Tag[]): void;
  onGap(): void;
  figures(): Omit<SocketFigures, 'joins' | 'refusedJoins'>;
  close(): Promise<void>;
}

type DeskSocket = Socket<DeskClientEvents, DeskServerEvents, DefaultEventsMap, { who: SignedIn }>;

const SIGNED_OUT: DeskReason = 'signed_out';
const requestSchema = z.object({ matchId: idSchema });
const roomOf = (matchId: number) => `match:${matchId}`;
const matchIn = (room: string) => Number(/^match:(\d+)$/.exec(room)?.[1]);

/** Says to signed-in devices that a match has changed; they ask for it by HTTP. */
export function openDeskGateway({ server, db, settings, now, log }: DeskGatewayOptions): DeskGateway {
  const engine = new Engine({ transports: ['websocket'], maxHttpBufferSize: MAX_MESSAGE_BYTES });
  const io = new Server<DeskClientEvents, DeskServerEvents, DefaultEventsMap, { who: SignedIn }>({
    serveClient: false,
  });
  io.bind(engine);
  // Read before `watchConnections` lets go of the request.
  const tokens = new WeakMap<EngineSocket, string>();
  engine.on('connection', (socket: EngineSocket) => {
    const { headers } = socket.request;
    tokens.set(socket, readToken(headers) ?? '');
  });
  const connections = watchConnections(engine);

  io.use((socket, next) => void admit(socket, next));
  async function admit(socket: DeskSocket, next: (refusal?: Error) => void) {
    const token = tokens.get(socket.conn) ?? '';
    const session = await findSession(db, hashSecret(token), now()).catch(() => undefined);
    if (session?.isActive) socket.data.who = session.who;
    next(session?.isActive ? undefined : new Error(session === undefined ? 'unavailable' : SIGNED_OUT));
  }

  io.on('connection', (socket) => {
    socket.on('follow', (...sent: unknown[]) => {
      const acknowledge = sent.at(-1);
      const respond = (response: FollowResponse) => {
        if (typeof acknowledge === 'function') acknowledge(response);
      };
      const { success, data } = requestSchema.safeParse(sent[0]);
      if (!success) return respond({ error: 'A match is named like this: {"matchId": 17}' });
      follow(socket, data.matchId).then(respond, () => respond({ error: 'The match cannot be read right now' }));
    });
  });

  async function follow(socket: DeskSocket, matchId: number): Promise<FollowResponse> {
    const { who } = socket.data;
    const [session] = await listSessions(db, [who.sessionId], now());
    if (!session?.isActive) {
      socket.disconnect(true);
      return { error: 'You are signed out', reason: SIGNED_OUT };
    }
    const forbidden: FollowResponse = { error: 'You may not follow this match', reason: 'forbidden' };
    const ownMatch = linkedMatch(session.who);
    if (ownMatch !== null && ownMatch !== matchId) return forbidden;
    const match = await findScorableMatch(db, matchId);
    if (!match) return { error: `There is no match ${matchId}` };
    const refusal = readingRefusal(session.who, match, now());
    if (refusal) return { ...forbidden, reason: refusal };
    if (socket.rooms.size > MAX_FOLLOWED) return { error: `One connection follows at most ${MAX_FOLLOWED} matches` };
    await socket.join(roomOf(matchId));
    // Read after joining, so that no change falls between.
    const [current = match] = await listRevisions(db, [matchId]);
    return { revision: current.revision };
  }

  async function push(matchIds: readonly number[]) {
    if (matchIds.length === 0) return;
    for (const { id, revision } of await listRevisions(db, matchIds))
      io.to(roomOf(id)).emit('match_changed', { matchId: id, revision });
  }

  function pushCalendar() {
    for (const socket of io.sockets.sockets.values())
      if (organisedCompetitions(socket.data.who)?.length !== 0) socket.emit('calendar_changed', {});
  }

  function pushRequests() {
    for (const socket of io.sockets.sockets.values()) {
      const { who } = socket.data;
      if (isOrganiser(who) || managedTeams(who).length > 0) socket.emit('requests_changed', {});
    }
  }

  async function cutEnded() {
    const sockets = [...io.sockets.sockets.values()];
    const ids = new Set(sockets.map(({ data }) => data.who.sessionId));
    if (ids.size === 0) return;
    const sessions = await listSessions(db, [...ids], now());
    const active = new Map(sessions.filter(({ isActive }) => isActive).map(({ who }) => [who.sessionId, who]));
    for (const socket of sockets) {
      const who = active.get(socket.data.who.sessionId);
      if (who) socket.data.who = who;
      else socket.disconnect(true);
    }
  }

  const followed = () => [...io.sockets.adapter.rooms.keys()].map(matchIn).filter((id) => !Number.isNaN(id));
  /** What fails here is made up for when the database is back. */
  const tryTo = (work: Promise<void>) => void work.catch((err: unknown) => log.warn({ err }, 'the desk cannot push'));

  const publicUrl = settings.deskUrl ?? 'http://localhost';
  const { refusalOf } = createAdmission({ ...settings, publicUrl });
  const refuseUpgrade = upgradeRefusal(publicUrl);
  const isKnownHost = createHostCheck(settings);
  let refused = 0;
  function refuse(request: IncomingMessage, status: number, error: string) {
    refused += 1;
    refuseUpgrade(request, status, error);
  }
  function onUpgrade(request: IncomingMessage, tcp: Duplex, head: Buffer) {
    if (!isSocketUpgrade(request)) return answerWithoutUpgrade(server, request);
    const { host, origin } = request.headers;
    if (!isKnownHost(host) || origin === undefined) return refuse(request, 403, 'Only pages of the desk connect');
    if (readToken(request.headers) === undefined) return refuse(request, 401, 'Sign in first');
    const refusal = refusalOf(request);
    if (refusal) return refuse(request, refusal.status, refusal.error);
    engine.handleUpgrade(request, tcp, head);
  }
  server.on('upgrade', onUpgrade);

  const sweep = setInterval(() => {
    connections.closeSlowReaders();
    tryTo(cutEnded());
  }, SWEEP_MILLISECONDS).unref();

  return {
    onChange(tags) {
      if (tags.includes('desk-sessions')) tryTo(cutEnded());
      const all = tags.includes('everything');
      if (all || tags.some((tag) => tag === 'competitions' || tag.startsWith('match:'))) pushCalendar();
      if (all || tags.includes('requests')) pushRequests();
      tryTo(push(followed().filter((id) => all || tags.includes(`match:${id}`))));
    },
    onGap() {
      tryTo(cutEnded());
      tryTo(push(followed()));
      pushCalendar();
      pushRequests();
    },
    figures: () => ({
      open: connections.count(),
      matches: followed().length,
      ...connections.counts,
      refused,
    }),
    close: async () => {
      server.off('upgrade', onUpgrade);
      clearInterval(sweep);
      await io.close();
      const end = performance.now() + GRACE_MILLISECONDS;
      while (connections.count() > 0 && performance.now() < end) await pause(20);
      connections.closeAll();
    },
  };
}

/** A browser names the scheme of its page in the origin. */
function readToken({ cookie = '', origin = '' }: IncomingMessage['headers']): string | undefined {
  return fastifyCookie.parse(cookie)[cookieName(origin.startsWith('https:'))];
}
