import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Server as Engine, type Socket as EngineSocket } from 'engine.io';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import { idSchema } from '#contract/http/shared.ts';
import {
  MAX_FOLLOWED,
  type ClientEvents,
  type JoinResponse,
  type JoinRequest,
  type ServerEvents,
} from '#contract/socket.ts';
import { noMatch } from '#server/api/match/require-match.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Reader } from '#server/db/queryable.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { createAdmission } from './admission.ts';
import { watchConnections } from './connections.ts';
import {
  changedPieces,
  CLOCK_PIECES,
  ALL_PIECES,
  STATUS_PIECES,
  emitPieces,
  type MatchSnapshot,
} from './match-messages.ts';
import { answerWithoutUpgrade, isSocketUpgrade, upgradeRefusal } from './upgrade.ts';
import { watchMatches } from './watched-matches.ts';

const MAX_MESSAGE_BYTES = 4096;
const SWEEP_MILLISECONDS = 2000;
const GRACE_MILLISECONDS = 500;
/** Limits an address only for matches that nobody else follows: the others are in memory and cost no query. */
const JOIN_READS = { burst: 100, perSecond: 10 };
/** How long clients wait for a silent database here; a restart or a failover takes less. Then they are sent to other nodes. */
const PATIENCE_MILLISECONDS = 10_000;
/** Few enough that the other nodes do not notice them coming. */
const SENT_AWAY_A_SECOND = 500;
const SILENT = { status: 503, error: 'The database is silent: try another node, or later' } as const;
const TOO_MANY_READS = { error: 'Too many matches are asked for from your address: try again later' };

interface GatewayOptions {
  server: HttpServer;
  reader: Reader;
  now: () => Date;
  publicUrl: string;
  trustedProxies: string[];
  socketsPerAddress: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Gateway {
  onChange(tags: readonly Tag[]): void;
  onGap(): void;
  onSilence(milliseconds: number): void;
  figures(): SocketFigures;
  close(): Promise<void>;
}

/** For /metrics; since the start, but for those that are open now. */
export interface SocketFigures {
  open: number;
  /** Matches that somebody follows. */
  matches: number;
  accepted: number;
  refused: number;
  messages: number;
  slow: number;
  joins: number;
  refusedJoins: number;
}

export const NO_SOCKETS: SocketFigures = {
  open: 0,
  matches: 0,
  accepted: 0,
  refused: 0,
  messages: 0,
  slow: 0,
  joins: 0,
  refusedJoins: 0,
};

type LeagueSocket = Socket<ClientEvents, ServerEvents>;
type Respond = (response: JoinResponse | { matchId: number }) => void;

const requestSchema = z.object({ matchId: idSchema, revision: z.int().min(0).exactOptional() });
const roomOf = (matchId: number) => `match:${matchId}`;

/** Pushes every change of a match to the sockets that follow it. */
export function openGateway({ server, reader, now, log, ...limits }: GatewayOptions): Gateway {
  const engine = new Engine({ transports: ['websocket'], maxHttpBufferSize: MAX_MESSAGE_BYTES });
  const io = new Server<ClientEvents, ServerEvents>({ serveClient: false });
  io.bind(engine);
  const { refusalOf, addressOf } = createAdmission(limits);
  const addresses = new WeakMap<EngineSocket, string>();
  // Read before `watchConnections` lets go of the request.
  engine.on('connection', (socket: EngineSocket) => addresses.set(socket, addressOf(socket.request)));
  const joinLimit = createRateLimit(JOIN_READS);
  const mayRead = (matchId: number, { conn }: LeagueSocket) =>
    matches.isLoaded(matchId) || joinLimit.take(addresses.get(conn) ?? '') === null;
  const connections = watchConnections(engine);
  const connectionsIn = (room: string) =>
    [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id)?.conn ?? []);
  const matches = watchMatches({
    reader,
    now,
    hasListeners: (matchId) => io.sockets.adapter.rooms.has(roomOf(matchId)),
    onChange: (before, after) => {
      const room = roomOf(after.row.id);
      const receivers = connectionsIn(room);
      const emitter = io.to(room);
      for (const pieces of changedPieces(before, after))
        connections.inOneWrite(receivers, () =>
          emitPieces((name, ...message) => emitter.emit(name, ...message), after, pieces, now()),
        );
    },
    log,
  });

  async function join(socket: LeagueSocket, { matchId, revision }: JoinRequest, respond: Respond) {
    const room = roomOf(matchId);
    if (!socket.rooms.has(room) && socket.rooms.size > MAX_FOLLOWED)
      return respond({ error: `One connection follows at most ${MAX_FOLLOWED} matches` });
    if (isSilent) return respond({ error: SILENT.error });
    if (!mayRead(matchId, socket)) return respond(TOO_MANY_READS);
    // Joined before the match is read, so that changes during the read reach this socket too.
    await socket.join(room);
    const snapshot = await matches.load(matchId);
    if (!socket.rooms.has(room)) return respond({ error: `Match ${matchId} was left before it could be joined` });
    if (!snapshot) {
      await socket.leave(room);
      return respond({ error: noMatch({ matchId }).message });
    }
    respond({ matchId, revision: snapshot.row.revision });
    emitToSocket(socket, snapshot, revision === snapshot.row.revision ? CLOCK_PIECES : ALL_PIECES);
  }

  async function sendStatus(socket: LeagueSocket, { matchId }: JoinRequest, respond: Respond) {
    if (!mayRead(matchId, socket)) return respond(TOO_MANY_READS);
    const snapshot = await matches.load(matchId);
    if (!snapshot) return respond({ error: noMatch({ matchId }).message });
    respond({ matchId, revision: snapshot.row.revision });
    emitToSocket(socket, snapshot, STATUS_PIECES);
  }

  function emitToSocket(
    socket: LeagueSocket,
    snapshot: MatchSnapshot,
    pieces: typeof CLOCK_PIECES | typeof STATUS_PIECES | typeof ALL_PIECES,
  ) {
    connections.inOneWrite([socket.conn], () =>
      emitPieces((name, ...message) => socket.emit(name, ...message), snapshot, pieces, now()),
    );
  }

  const totals = { refused: 0, joins: 0, refusedJoins: 0 };
  const countedJoin: typeof join = (socket, request, respond) =>
    join(socket, request, (response) => {
      totals['error' in response ? 'refusedJoins' : 'joins'] += 1;
      respond(response);
    });

  io.on('connection', (socket) => {
    socket.on('join_match', listener(socket, countedJoin));
    socket.on('request_match_status', listener(socket, sendStatus));
    socket.on(
      'leave_match',
      listener(socket, async (_socket, { matchId }, respond) => {
        await socket.leave(roomOf(matchId));
        respond({ matchId });
      }),
    );
  });

  let isSilent = false;
  let sendingAway: NodeJS.Timeout | undefined;
  function sendAway() {
    connections.closeOldest(SENT_AWAY_A_SECOND);
    sendingAway = setTimeout(sendAway, 1000).unref();
  }

  const refuseUpgrade = upgradeRefusal(limits.publicUrl);
  function onUpgrade(request: IncomingMessage, tcp: Duplex, head: Buffer) {
    if (!isSocketUpgrade(request)) return answerWithoutUpgrade(server, request);
    const refusal = isSilent ? SILENT : refusalOf(request);
    if (refusal) {
      totals.refused += 1;
      return refuseUpgrade(request, refusal.status, refusal.error);
    }
    engine.handleUpgrade(request, tcp, head);
  }
  server.on('upgrade', onUpgrade);

  const sweep = setInterval(() => {
    connections.closeSlowReaders();
    matches.forgetUnwatched();
  }, SWEEP_MILLISECONDS).unref();

  return {
    onChange: matches.onChange,
    onSilence(milliseconds) {
      isSilent = true;
      io.emit('silence', { since: new Date(Date.now() - milliseconds).toISOString() });
      sendingAway = setTimeout(sendAway, PATIENCE_MILLISECONDS).unref();
    },
    onGap() {
      isSilent = false;
      clearTimeout(sendingAway);
      // Not before everybody has what happened meanwhile.
      void matches.onGap().then(() => isSilent || io.emit('silence', { since: null }));
    },
    figures: () => ({
      open: connections.count(),
      matches: matches.countWatched(),
      ...connections.counts,
      ...totals,
    }),
    close: async () => {
      server.off('upgrade', onUpgrade);
      clearInterval(sweep);
      clearTimeout(sendingAway);
      // No disconnect packet: clients do not reconnect after one.
      await io.close();
      const end = performance.now() + GRACE_MILLISECONDS;
      while (connections.count() > 0 && performance.now() < end) await pause(20);
      connections.closeAll();
    },
  };
}

/** Validates what a client sends; every outcome, failures included, is acknowledged. */
function listener(
  socket: LeagueSocket,
  act: (socket: LeagueSocket, request: JoinRequest, respond: Respond) => Promise<void>,
) {
  return (...sent: unknown[]) => {
    const acknowledge = sent.at(-1);
    const respond: Respond = (message) => {
      if (typeof acknowledge === 'function') acknowledge(message);
      else if ('error' in message) socket.emit('error', message);
    };
    const { success, data } = requestSchema.safeParse(sent[0]);
    if (!success) return respond({ error: 'A match is named like this: {"matchId": 17}' });
    act(socket, data, respond).catch(() => respond({ error: `Match ${data.matchId} cannot be read right now` }));
  };
}
