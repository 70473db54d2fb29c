import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchDetails, matchLineups, matchStats } from '#web/api/match-queries.ts';
import { fetchFrom } from '#web/api/client.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { FakeSocket } from './fake-socket.fixture.ts';
import { toResponses, AWAY, HOME, kickOff, MATCH_ID, toMessages, type Snapshot } from './generated-match.fixture.ts';
import { openSocket } from './open-socket.ts';
import { SocketAddressProvider } from './socket-address.ts';
import { useLiveMatch } from './use-live-match.ts';

vi.mock('./open-socket.ts', { spy: true });

let socket: FakeSocket;
let client: QueryClient;
let root: Root;
let place: HTMLElement;
let picture: Snapshot;
let asked: string[];
let down: boolean;
let isStale: boolean;
const onGoal = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-03-15T17:30:00Z') });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
  socket = new FakeSocket();
  vi.mocked(openSocket).mockImplementation(socket.open);
  onGoal.mockReset();
  picture = kickOff();
  asked = [];
  down = false;
  isStale = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const path = url as string;
    asked.push(path.replace(/.*\//, ''));
    if (down) throw new TypeError('Failed to fetch');
    const { details, stats, lineups } = toResponses(picture);
    const answer = path.endsWith('details') ? details : path.endsWith('stats') ? stats : lineups;
    return Response.json(answer, isStale ? { headers: { warning: '110 - "Response is Stale"' } } : {});
  });
  client = createQueryClient(fetchFrom());
  await Promise.all([
    client.query(matchDetails(MATCH_ID)),
    client.query(matchStats(MATCH_ID)),
    client.query(matchLineups(MATCH_ID)),
  ]);
  asked = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ live }: { live: boolean | null }) {
  const { data } = useQuery(matchDetails(MATCH_ID));
  useQuery(matchStats(MATCH_ID));
  return JSON.stringify(useLiveMatch(MATCH_ID, live ?? data?.status === 'LIVE', onGoal));
}
const state = () => JSON.parse(place.textContent) as ReturnType<typeof useLiveMatch>;

async function open(live: boolean | null = null) {
  place = document.createElement('div');
  root = createRoot(place);
  await show(live);
}

async function show(live: boolean | null) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <SocketAddressProvider value="https://live.example">
          <Page live={live} />
        </SocketAddressProvider>
      </QueryClientProvider>,
    ),
  );
  // The code that follows a match.
  await act(() => vi.dynamicImportSettled());
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
async function happen(what: () => void) {
  await act(async () => what());
  await pass(0);
}
const known = () => client.getQueryData<MatchDetails>(matchDetails(MATCH_ID).queryKey)!;

/** How the match stands after one more goal, on the server. */
function score(team: number, own = false) {
  const { info, goals } = picture;
  const revision = info.revision + 1;
  const goal = { id: revision, minute: 10 + revision, extra_time: null, team_id: team, scorer: null, assister: null };
  const rest = { team1_score: 0, team2_score: 0, is_own_goal: own, is_penalty: false };
  const home = (info.team1_score ?? 0) + ((team === HOME) === own ? 0 : 1);
  const away = (info.team2_score ?? 0) + ((team === HOME) === own ? 1 : 0);
  picture = {
    ...picture,
    info: { ...info, revision, team1_score: home, team2_score: away },
    goals: [...goals, { ...goal, ...rest, match_phase: 'FIRST_HALF' }],
  };
}
const sendAll = () =>
  happen(() => {
    for (const { name, payload } of toMessages(picture)) socket.receive(name, payload);
  });

async function join() {
  await happen(() => socket.accept());
  await happen(() => socket.answer({ matchId: MATCH_ID, revision: picture.info.revision }));
  await sendAll();
}

async function giveUp() {
  for (;;) {
    await happen(() => socket.fail());
    if (state().connection === 'stale') return;
    await pass(5000);
  }
}

describe('a match that is not live', () => {
  it('opens no socket', async () => {
    await open(false);
    await pass(60_000);
    expect(openSocket).not.toHaveBeenCalled();
    expect(state().connection).toBe('off');
  });

  it('closes the one it had', async () => {
    await open(true);
    await join();
    await show(false);
    expect(socket.sent.at(-1)).toEqual(['leave_match', { matchId: MATCH_ID }]);
    expect(state().connection).toBe('off');
  });
});

describe('a live match', () => {
  it('uses the socket address of the page', async () => {
    await open();
    expect(openSocket).toHaveBeenCalledWith('https://live.example');
    expect(state().connection).toBe('connecting');
    await join();
    expect(state().connection).toBe('live');
    expect(state().lastUpdated).toBe(Date.now());
    expect(asked).toEqual([]);
  });

  it('shows every goal, and celebrates it once', async () => {
    await open();
    await join();
    score(HOME);
    await sendAll();
    await sendAll();
    expect(known().score).toEqual({ home: 1, away: 0 });
    expect(onGoal).toHaveBeenCalledOnce();
    expect(onGoal).toHaveBeenCalledWith(expect.objectContaining({ team: HOME }), { home: 1, away: 0 });
    score(HOME, true);
    await sendAll();
    expect(onGoal).toHaveBeenLastCalledWith(expect.objectContaining({ ownGoal: true }), { home: 1, away: 1 });
    expect(onGoal).toHaveBeenCalledTimes(2);
  });

  it('does not celebrate goals from before the join', async () => {
    await open();
    score(HOME);
    score(AWAY);
    await join();
    expect(known().score).toEqual({ home: 1, away: 1 });
    expect(onGoal).not.toHaveBeenCalled();
  });

  it('celebrates the last of the goals that it missed while the connection was down', async () => {
    await open();
    await join();
    await happen(() => socket.drop());
    expect(state().connection).toBe('connecting');
    score(HOME);
    score(AWAY);
    await pass(2000);
    await join();
    expect(onGoal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ team: AWAY }), { home: 1, away: 1 });
  });

  it('celebrates a goal in the first message of a backend without revisions', async () => {
    await open();
    await happen(() => socket.accept());
    await happen(() => socket.answer({}));
    await happen(() => socket.receive('goals_update', [{ minute: 3, team_id: HOME, scorer_id: 1 }]));
    expect(onGoal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ minute: 3 }), { home: 1, away: 0 });
  });

  it('takes the first list of a backend without revisions as the current state if the score has them', async () => {
    picture = { ...picture, info: { ...picture.info, team1_score: 1 } };
    await client.invalidateQueries({ refetchType: 'all' });
    await open();
    await happen(() => socket.accept());
    await happen(() => socket.answer({}));
    const goal = { minute: 3, team_id: HOME, scorer_id: 1 };
    await happen(() => socket.receive('goals_update', [goal]));
    expect(onGoal).not.toHaveBeenCalled();
    await happen(() => socket.receive('goals_update', [goal, { ...goal, minute: 9 }]));
    expect(onGoal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ minute: 9 }), { home: 2, away: 0 });
  });

  it('refetches once shortly after the end, and leaves the socket', async () => {
    await open();
    await join();
    score(HOME);
    const { info } = picture;
    picture = { ...picture, info: { ...info, status: 'FINISHED', isLive: false, revision: info.revision + 1 } };
    await happen(() => socket.receive('match_update', toMessages(picture)[0]!.payload));
    expect(state().connection).toBe('off');
    expect(socket.connected).toBe(false);
    expect(asked).toEqual([]);
    await pass(1000);
    expect(asked.toSorted()).toEqual(['details', 'stats']);
    expect(known().goals).toHaveLength(1);
  });
});

describe('while the server hears of no changes itself', () => {
  const emitSilence = (since: string | null) => happen(() => socket.receive('silence', { since }));

  it('says how old the score is, asks nobody, and is live again after the end of it', async () => {
    await open();
    await join();
    const lastData = Date.now();
    await pass(60_000);
    await emitSilence('2026-03-15T17:31:00Z');
    expect(state()).toMatchObject({ connection: 'silent', lastUpdated: lastData });
    await pass(120_000);
    expect([asked, state().lastUpdated]).toEqual([[], lastData]);
    await emitSilence(null);
    expect(state().connection).toBe('live');
  });

  it('says so until it has joined elsewhere', async () => {
    await open();
    await join();
    await emitSilence('2026-03-15T17:30:00Z');
    await happen(() => socket.drop());
    await pass(5000);
    expect(state().connection).toBe('silent');
    await join();
    expect(state().connection).toBe('live');
  });

  it('is no newer by answers that the server calls stale, and tries the socket after a fresh one', async () => {
    await open();
    const lastData = Date.now();
    await giveUp();
    isStale = true;
    await pass(1000);
    await pass(60_000);
    expect(state()).toMatchObject({ connection: 'stale', lastUpdated: lastData });
    expect(socket.connect).toHaveBeenCalledTimes(6);
    isStale = false;
    await pass(30_000);
    expect(socket.connect).toHaveBeenCalledTimes(7);
  });
});

describe('after five failed reconnections [D9]', () => {
  it('is stale, and polls every 30 s', async () => {
    await open();
    await join();
    const lastData = Date.now();
    await happen(() => socket.drop());
    await pass(5000);
    await giveUp();
    expect(state()).toMatchObject({ connection: 'stale', lastUpdated: lastData, problem: 'websocket error' });
    expect(asked).toEqual([]);
    await pass(1000);
    expect(asked.toSorted()).toEqual(['details', 'stats']);
    await pass(30_000);
    await pass(30_000);
    expect(asked).toHaveLength(6);
    const lastAnswer = Date.now();
    await pass(10);
    expect(state().lastUpdated).toBe(lastAnswer);
  });

  it('shows and celebrates goals found by polling', async () => {
    await open();
    await giveUp();
    score(AWAY);
    await pass(1000);
    expect(known().score).toEqual({ home: 0, away: 1 });
    expect(onGoal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ team: AWAY }), { home: 0, away: 1 });
  });

  it.each([
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ])('tries the socket when %s, and stops polling once joined', async (_, come) => {
    await open();
    await giveUp();
    await pass(1000);
    expect(socket.connect).toHaveBeenCalledTimes(6);
    await happen(come);
    expect(socket.connect).toHaveBeenCalledTimes(7);
    expect(state().connection).toBe('stale');
    await join();
    expect(state().connection).toBe('live');
    asked = [];
    await pass(120_000);
    expect(asked).toEqual([]);
  });

  it('does not poll in a hidden tab', async () => {
    await open();
    await giveUp();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await happen(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(socket.connect).toHaveBeenCalledTimes(6);
  });

  it('tries the socket when the server responds again', async () => {
    await open();
    down = true;
    await giveUp();
    await pass(1000);
    await pass(30_000);
    expect(socket.connect).toHaveBeenCalledTimes(6);
    expect(known().status).toBe('LIVE');
    down = false;
    await pass(30_000);
    expect(socket.connect).toHaveBeenCalledTimes(7);
  });

  it('stops with the page', async () => {
    await open();
    await giveUp();
    await show(false);
    window.dispatchEvent(new Event('online'));
    await pass(120_000);
    expect(asked).toEqual([]);
    expect(socket.connect).toHaveBeenCalledTimes(6);
  });
});
