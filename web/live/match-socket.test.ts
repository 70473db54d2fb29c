import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './fake-socket.fixture.ts';
import { joinMatches } from './match-socket.ts';

let socket: FakeSocket;
let match: ReturnType<typeof joinMatches>;
let states: string[];
let problems: (string | null)[];
const onMessage = vi.fn();
const onJoined = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
  socket = new FakeSocket();
  states = [];
  problems = [];
  onMessage.mockReset();
  onJoined.mockReset();
  await begin();
});
afterEach(() => {
  match.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function begin(...matchIds: number[]) {
  match = joinMatches({
    matchIds: matchIds.length > 0 ? matchIds : [17],
    open: socket.open,
    onMessage,
    onJoined,
    onConnection: (connection, problem) => {
      states.push(connection);
      problems.push(problem);
    },
  });
  await vi.advanceTimersByTimeAsync(0);
}

const tries = () => socket.connect.mock.calls.length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Fails whatever is tried until nothing more is; returns when each retry came. */
async function failAll(): Promise<number[]> {
  const waits: number[] = [];
  for (let before = tries(); ; before = tries()) {
    socket.fail();
    let waited = 0;
    for (; waited < 20_000 && tries() === before; waited += 500) await pass(500);
    if (tries() === before) return waits;
    waits.push(waited);
  }
}

describe('joining a match', () => {
  it('joins, then requests the current state', () => {
    expect(tries()).toBe(1);
    socket.accept();
    expect(socket.sent).toEqual([['join_match', { matchId: 17 }]]);
    expect(states).toEqual([]);
    socket.answer({ matchId: 17, revision: 8 });
    expect(onJoined).toHaveBeenCalledWith(8);
    expect(states).toEqual(['live']);
    expect(socket.sent.at(-1)).toEqual(['request_match_status', { matchId: 17 }]);
  });

  it('passes messages on', () => {
    socket.join();
    socket.receive('goals_update', { goals: [] });
    expect(onMessage).toHaveBeenCalledWith('goals_update', { goals: [] });
  });

  it('leaves on request, and does not reconnect', async () => {
    socket.join();
    match.leave();
    expect(socket.sent.at(-1)).toEqual(['leave_match', { matchId: 17 }]);
    expect(socket.connected).toBe(false);
    match.retry();
    await pass(60_000);
    expect(tries()).toBe(1);
    expect(states).toEqual(['live']);
  });

  it('closes the connection when the server has acknowledged the leaving, and hears nothing more', () => {
    socket.join();
    let acknowledge = () => {};
    socket.answerLeave = (callback) => (acknowledge = callback);
    match.leave();
    expect(socket.connected).toBe(true);
    socket.receive('goals_update', { matchId: 17, revision: 9, goals: [] });
    expect(onMessage).not.toHaveBeenCalled();
    acknowledge();
    expect(socket.connected).toBe(false);
  });

  it('leaves while waiting for a retry, and cancels it', () => {
    socket.fail();
    expect(vi.getTimerCount()).toBe(1);
    match.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not connect if it left before the library was loaded', async () => {
    let deliver: (opened: Awaited<ReturnType<FakeSocket['open']>>) => void = () => {};
    socket = new FakeSocket();
    socket.open.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
    await begin();
    match.leave();
    deliver(socket as never);
    await pass(10_000);
    expect(tries()).toBe(0);
  });
});

describe('failing', () => {
  it('retries five times, after 1 s to 5 s', async () => {
    expect(await failAll()).toEqual([1000, 2000, 4000, 5000, 5000]);
    expect(tries()).toBe(6);
    expect(states).toEqual(['stale']);
    expect(problems).toEqual(['websocket error']);
  });

  it('adds random delay', async () => {
    vi.mocked(Math.random).mockReturnValue(0.99);
    expect(await failAll()).toEqual([1500, 3000, 5000, 5000, 5000]);
  });

  it.each([
    ['a lost connection', () => socket.drop('transport close')],
    ['a server that ends it', () => socket.drop('io server disconnect')],
    ['a heartbeat that stays away', () => socket.drop('ping timeout')],
  ])('counts %s as a failure, and counts from zero after the next join', async (_, lose) => {
    socket.join();
    lose();
    expect(states).toEqual(['live', 'connecting']);
    await pass(1000);
    expect(tries()).toBe(2);
    socket.join();
    expect(states).toEqual(['live', 'connecting', 'live']);
    lose();
    await pass(1000);
    expect(await failAll()).toEqual([2000, 4000, 5000, 5000]);
    expect(states.at(-1)).toBe('stale');
  });

  it.each([
    ['refuses', () => socket.answer({ error: 'There is no match 17' }), 'There is no match 17'],
    ['never answers', () => socket.neverAnswer(), 'No answer to join_match'],
  ])('gives up a server that %s to let it join, without asking for more', async (_, refuse, problem) => {
    for (let turn = 0; turn < 6; turn += 1) {
      socket.accept();
      refuse();
      expect(socket.connected).toBe(false);
      await pass(5000);
    }
    expect(tries()).toBe(6);
    expect(states).toEqual(['stale']);
    expect(problems).toEqual([problem]);
    expect(socket.sent.some(([name]) => name === 'request_match_status')).toBe(false);
  });

  it('gives up on a server that keeps disconnecting it', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      socket.accept();
      socket.drop('io server disconnect');
      await pass(5000);
    }
    expect(states).toEqual(['stale']);
  });

  it('counts a library that cannot be downloaded as a failure', async () => {
    socket = new FakeSocket();
    socket.open.mockRejectedValueOnce(new Error('Failed to fetch'));
    await begin();
    expect(tries()).toBe(0);
    await pass(1000);
    expect(tries()).toBe(1);
  });

  it('survives an invalid message, and an error of the server', () => {
    socket.join();
    onMessage.mockImplementation(() => {
      throw new Error('no list');
    });
    expect(() => socket.receive('goals_update', '<html>')).not.toThrow();
    expect(() => socket.receive('error', null)).not.toThrow();
    expect(states).toEqual(['live']);
  });
});

describe('having given up', () => {
  it('tries again on retry(), and is stale until it has joined', async () => {
    await failAll();
    await pass(600_000);
    expect(tries()).toBe(6);
    match.retry();
    match.retry();
    await pass(0);
    expect(tries()).toBe(7);
    expect(states).toEqual(['stale']);
    socket.join();
    expect(states).toEqual(['stale', 'live']);
  });

  it('has five retries again', async () => {
    await failAll();
    match.retry();
    await pass(0);
    expect(await failAll()).toHaveLength(5);
    expect(states).toEqual(['stale', 'stale']);
  });

  it('ignores retry() while it is trying', async () => {
    match.retry();
    socket.fail();
    match.retry();
    await pass(0);
    expect(tries()).toBe(1);
  });
});

describe('rejoining', () => {
  async function comeBack() {
    socket.drop();
    await pass(1000);
    socket.accept();
    return socket.sent.at(-1)?.[1];
  }

  it('sends the last complete revision', async () => {
    socket.join(5);
    socket.receive('match_update', { revision: 5 });
    socket.receive('goals_update', { revision: 6 });
    expect(await comeBack()).toEqual({ matchId: 17, revision: 5 });
    socket.answer({ matchId: 17, revision: 6 });
    socket.receive('ping');
    expect(await comeBack()).toEqual({ matchId: 17, revision: 6 });
  });

  it('sends none if the only one may be incomplete', async () => {
    socket.join(5);
    socket.receive('match_update', { revision: 5 });
    expect(await comeBack()).toEqual({ matchId: 17 });
  });

  it('sends none to a backend without revisions', async () => {
    socket.join();
    socket.receive('goals_update', [{ minute: 3 }]);
    socket.receive('ping');
    expect(await comeBack()).toEqual({ matchId: 17 });
  });
});

describe('several matches', () => {
  beforeEach(async () => {
    match.leave();
    socket = new FakeSocket();
    states = [];
    await begin(17, 18);
    socket.accept();
  });

  it('share one connection, which is live when all are joined', () => {
    expect(tries()).toBe(1);
    expect(socket.sent).toEqual([
      ['join_match', { matchId: 17 }],
      ['join_match', { matchId: 18 }],
    ]);
    socket.answer({ matchId: 18, revision: 3 }, 18);
    expect(states).toEqual([]);
    socket.answer({ matchId: 17, revision: 8 });
    expect(states).toEqual(['live']);
    match.leave();
    expect(socket.sent.slice(-2)).toEqual([
      ['leave_match', { matchId: 17 }],
      ['leave_match', { matchId: 18 }],
    ]);
  });

  it('fail together: one refused match ends the retries of all', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      socket.accept();
      socket.answer({ matchId: 17, revision: 1 });
      socket.answer({ error: 'There is no match 18' }, 18);
      await pass(5000);
    }
    await pass(60_000);
    expect(tries()).toBe(6);
    expect(states).toEqual(['stale']);
  });

  it('rejoin each with its own revision', async () => {
    socket.receive('goals_update', { matchId: 17, revision: 5 });
    socket.receive('goals_update', { matchId: 18, revision: 2 });
    socket.receive('goals_update', { matchId: 17, revision: 6 });
    socket.drop();
    await pass(1000);
    socket.accept();
    expect(socket.sent.slice(-2)).toEqual([
      ['join_match', { matchId: 17, revision: 5 }],
      ['join_match', { matchId: 18 }],
    ]);
  });
});
