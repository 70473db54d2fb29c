import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ClientEvents, JoinRequest } from '#contract/socket.ts';
import { matchDetails, matchLineups, matchStats } from '#web/api/match-queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { followMatch } from '#web/live/follow-match.ts';
import { toResponses, HOME, kickOff, MATCH_ID, toMessages, type Snapshot } from '#web/live/generated-match.fixture.ts';
import { openSocket } from '#web/live/open-socket.ts';

type Acknowledge = Parameters<ClientEvents['join_match']>[1];

// That of Node does not accept the events of jsdom.
vi.stubGlobal('WebSocket', WebSocket);

/** The live client over a real socket, against a minimal server that follows the contract. */
let http: HttpServer;
let tcp: Socket[];
let io: Server;
let port = 0;
let picture: Snapshot;
let requests: [name: string, request: unknown][];
let refusal: string | null;
let transports: string[];

async function listen() {
  tcp = [];
  http = createServer().on('connection', (connection: Socket) => tcp.push(connection));
  io = new Server(http, { transports: ['websocket', 'polling'] });
  io.engine.on('initial_headers', (_headers: unknown, { url }: { url?: string }) => {
    transports.push(new URL(url ?? '', 'http://localhost').searchParams.get('transport') ?? '');
  });
  io.on('connection', (socket) => {
    socket.onAny((name: string, request: unknown) => requests.push([name, request]));
    socket.on('join_match', ({ matchId, revision }: JoinRequest, acknowledge: Acknowledge) => {
      if (refusal !== null) return acknowledge({ error: refusal });
      void socket.join('match');
      acknowledge({ matchId, revision: picture.info.revision });
      const whole = toMessages(picture);
      for (const { name, payload } of revision === picture.info.revision ? whole.slice(0, 2) : whole)
        socket.emit(name, payload);
    });
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  port = (http.address() as AddressInfo).port;
}

/** Like kill -9: connections end without a close message. */
async function crash() {
  for (const connection of tcp) connection.destroy();
  await new Promise((resolve) => http.close(resolve));
}

/** Turns away so many connections at the address of the crashed server. */
async function refuse(count: number) {
  let left = count;
  const gate = createTcpServer((connection) => {
    connection.destroy();
    left -= 1;
  });
  await new Promise<void>((resolve) => gate.listen(port, '127.0.0.1', resolve));
  await until(() => expect(left).toBeLessThanOrEqual(0));
  await new Promise((resolve) => gate.close(resolve));
}

const connections: string[] = [];
const onGoal = vi.fn();
let client: ReturnType<typeof createQueryClient>;
let unfollow: () => void = () => {};

async function follow() {
  const { details, stats, lineups } = toResponses(picture);
  client = createQueryClient(async (path) =>
    path.endsWith('details') ? details : path.endsWith('stats') ? stats : lineups,
  );
  await Promise.all([
    client.query(matchDetails(MATCH_ID)),
    client.query(matchStats(MATCH_ID)),
    client.query(matchLineups(MATCH_ID)),
  ]);
  unfollow = followMatch({
    client,
    matchId: MATCH_ID,
    open: () => openSocket(`http://127.0.0.1:${port}`),
    onConnection: (connection) => connections.push(connection),
    onGoal,
  });
}

const known = () => client.getQueryData<MatchDetails>(matchDetails(MATCH_ID).queryKey)!;
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 20 });
const became = (...states: string[]) => until(() => expect(connections).toEqual(states));

function score() {
  const { info, goals } = picture;
  const revision = info.revision + 1;
  const act = { id: revision, minute: revision, extra_time: null, team_id: HOME, match_phase: 'FIRST_HALF' as const };
  const people = { scorer: { id: 3, name: 'Трети', name_latin: 'Treti' }, assister: null };
  const made = { team1_score: goals.length + 1, team2_score: 0 };
  picture = {
    ...picture,
    info: { ...info, ...made, revision },
    goals: [...goals, { ...act, ...people, ...made, is_own_goal: false, is_penalty: false }],
  };
}
function tellAll() {
  for (const { name, payload } of toMessages(picture)) io.to('match').emit(name, payload);
}

beforeEach(async () => {
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
  picture = kickOff();
  requests = [];
  transports = [];
  refusal = null;
  connections.length = 0;
  onGoal.mockReset();
  port = 0;
  await listen();
});
afterEach(async () => {
  unfollow();
  client.clear();
  await io.close();
  vi.restoreAllMocks();
});

test('joins by websocket only, requests the state of the match, and gets every goal once', async () => {
  await follow();
  score();
  await became('live');
  await until(() => expect(known().score).toEqual({ home: 1, away: 0 }));
  await until(() =>
    expect(requests).toEqual([
      ['join_match', { matchId: MATCH_ID }],
      ['request_match_status', { matchId: MATCH_ID }],
    ]),
  );
  expect(transports).toEqual(['websocket']);
  expect(onGoal).not.toHaveBeenCalled();
  score();
  tellAll();
  tellAll();
  await until(() => expect(known().score).toEqual({ home: 2, away: 0 }));
  await until(() => expect(onGoal).toHaveBeenCalledOnce());
  expect(known().goals.map(({ scorer }) => scorer?.name)).toEqual(['Трети', 'Трети']);
});

test('sends leave_match when it leaves', async () => {
  await follow();
  await became('live');
  unfollow();
  await until(() => expect(requests.at(-1)).toEqual(['leave_match', { matchId: MATCH_ID }]));
  await until(() => expect(io.engine.clientsCount).toBe(0));
});

test('reconnects after a crash of the server and gets what it missed', async () => {
  await follow();
  await became('live');
  await crash();
  await became('live', 'connecting');
  score();
  await refuse(2);
  requests = [];
  await listen();
  await became('live', 'connecting', 'live');
  expect(requests[0]).toEqual(['join_match', { matchId: MATCH_ID }]);
  await until(() => expect(known().score).toEqual({ home: 1, away: 0 }));
  expect(onGoal).toHaveBeenCalledOnce();
});

test('reconnects when the server disconnects it, with the last complete revision', async () => {
  await follow();
  await became('live');
  score();
  tellAll();
  await until(() => expect(known().goals).toHaveLength(1));
  io.disconnectSockets();
  await became('live', 'connecting', 'live');
  expect(requests.findLast(([name]) => name === 'join_match')).toEqual([
    'join_match',
    { matchId: MATCH_ID, revision: 1 },
  ]);
});

test('keeps trying to join a failing server, and requests nothing meanwhile', async () => {
  refusal = 'The database is away';
  await follow();
  await until(() => expect(requests).toHaveLength(2));
  expect(requests.map(([name]) => name)).toEqual(['join_match', 'join_match']);
  expect(connections).toEqual([]);
  refusal = null;
  await became('live');
});

describe('an unreachable server', () => {
  test('causes no exception and shows nothing', async () => {
    await crash();
    await follow();
    await refuse(1);
    expect(connections).toEqual([]);
    expect(known().status).toBe('LIVE');
    await listen();
    await became('live');
  });
});
