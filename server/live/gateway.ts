import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Server as Engine } from 'engine.io';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import { idSchema } from '#contract/http/shared.ts';
import {
  MOST_FOLLOWED,
  type ClientEvents,
  type JoinAnswer,
  type JoinRequest,
  type ServerEvents,
} from '#contract/socket.ts';
import { noMatch } from '../api/match/require-match.ts';
import type { Tag } from '../changes/tags.ts';
import type { Reader } from '../db/reader.ts';
import { createAdmission } from './admission.ts';
import { watchConnections } from './connections.ts';
import { changedPieces, CLOCK, EVERYTHING, STATUS, tell, type MatchPicture } from './match-messages.ts';
import { answerPlainly, asksForSocket, refuse } from './upgrade.ts';
import { watchMatches } from './watched-matches.ts';

const MOST_BYTES = 4096;
const SWEEP_MILLISECONDS = 2000;
const GRACE_MILLISECONDS = 500;

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
  counts(): { sockets: number; rooms: number };
  close(): Promise<void>;
}

type LeagueSocket = Socket<ClientEvents, ServerEvents>;
type Answer = (answer: JoinAnswer) => void;

const requestSchema = z.object({ matchId: idSchema, revision: z.int().min(0).exactOptional() });
const roomOf = (matchId: number) => `match:${matchId}`;

/** Tells everyone who follows a match what happens in it, the moment it is written. */
export function openGateway({ server, reader, now, log, ...limits }: GatewayOptions): Gateway {
  const engine = new Engine({ transports: ['websocket'], maxHttpBufferSize: MOST_BYTES });
  const io = new Server<ClientEvents, ServerEvents>({ serveClient: false });
  io.bind(engine);
  const connections = watchConnections(engine);
  const matches = watchMatches({
    reader,
    hasListeners: (matchId) => io.sockets.adapter.rooms.has(roomOf(matchId)),
    onChange: (before, after) => {
      const room = io.to(roomOf(after.row.id));
      for (const pieces of changedPieces(before, after))
        connections.inOneWrite(connections.all(), () =>
          tell((name, ...message) => room.emit(name, ...message), after, pieces, now()),
        );
    },
    log,
  });

  async function join(socket: LeagueSocket, { matchId, revision }: JoinRequest, answer: Answer) {
    const room = roomOf(matchId);
    if (!socket.rooms.has(room) && socket.rooms.size > MOST_FOLLOWED)
      return answer({ error: `One connection follows at most ${MOST_FOLLOWED} matches` });
    // Before the match is read: what changes meanwhile must reach this socket too.
    await socket.join(room);
    const picture = await matches.look(matchId);
    if (!socket.rooms.has(room)) return answer({ error: `Match ${matchId} was left before it could be joined` });
    if (!picture) {
      await socket.leave(room);
      return answer({ error: noMatch({ matchId }).message });
    }
    answer({ matchId, revision: picture.row.revision });
    tellOne(socket, picture, revision === picture.row.revision ? CLOCK : EVERYTHING);
  }

  async function sendStatus(socket: LeagueSocket, { matchId }: JoinRequest, answer: Answer) {
    const picture = await matches.look(matchId);
    if (!picture) return answer({ error: noMatch({ matchId }).message });
    answer({ matchId, revision: picture.row.revision });
    tellOne(socket, picture, STATUS);
  }

  function tellOne(
    socket: LeagueSocket,
    picture: MatchPicture,
    pieces: typeof CLOCK | typeof STATUS | typeof EVERYTHING,
  ) {
    connections.inOneWrite([socket.conn], () =>
      tell((name, ...message) => socket.emit(name, ...message), picture, pieces, now()),
    );
  }

  io.on('connection', (socket) => {
    socket.on('join_match', listener(socket, join));
    socket.on('request_match_status', listener(socket, sendStatus));
    socket.on(
      'leave_match',
      listener(socket, async (_socket, { matchId }) => socket.leave(roomOf(matchId))),
    );
  });

  const refusalOf = createAdmission(limits);
  function onUpgrade(request: IncomingMessage, tcp: Duplex, head: Buffer) {
    if (!asksForSocket(request)) return answerPlainly(server, request);
    const refusal = refusalOf(request);
    if (refusal) return refuse(request, refusal.status, refusal.error);
    engine.handleUpgrade(request, tcp, head);
  }
  server.on('upgrade', onUpgrade);

  const sweep = setInterval(() => {
    connections.cutAllBehind();
    matches.forgetUnwatched();
  }, SWEEP_MILLISECONDS).unref();

  return {
    onChange: matches.onChange,
    onGap: matches.onGap,
    counts: () => ({ sockets: connections.count(), rooms: matches.countListenedTo() }),
    close: async () => {
      server.off('upgrade', onUpgrade);
      clearInterval(sweep);
      // Without a word of farewell: a client that is told to go does not come back by itself.
      await io.close();
      const end = performance.now() + GRACE_MILLISECONDS;
      while (connections.count() > 0 && performance.now() < end) await pause(20);
      connections.cutAll();
    },
  };
}

/** What a client sends may be anything, and whatever comes of it is an answer. */
function listener(
  socket: LeagueSocket,
  act: (socket: LeagueSocket, request: JoinRequest, answer: Answer) => Promise<void>,
) {
  return (...sent: unknown[]) => {
    const acknowledge = sent.at(-1);
    const answer: Answer = (message) => {
      if (typeof acknowledge === 'function') acknowledge(message);
      else if ('error' in message) socket.emit('error', message);
    };
    const { success, data } = requestSchema.safeParse(sent[0]);
    if (!success) return answer({ error: 'A match is named like this: {"matchId": 17}' });
    act(socket, data, answer).catch(() => answer({ error: `Match ${data.matchId} cannot be read right now` }));
  };
}
