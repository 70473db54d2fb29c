import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveAndUpcoming } from '#web/api/parse-matches.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { loadNames } from '#web/api/names-in-language.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { FakeSocket } from './fake-socket.fixture.ts';
import { followList } from './follow-list.ts';

const competition = { id: 1, name: 'Делта Лига' };
const match = (id: number, change: Record<string, unknown> = {}) => ({
  id,
  status: 'LIVE',
  statusText: 'LIVE',
  start_time: '2026-03-15T19:00:00+02:00',
  current_minute: 10,
  current_second: 0,
  timer_running: true,
  team1_score: 0,
  team2_score: 0,
  team1: { id: id * 10, name: 'Балик' },
  team2: { id: id * 10 + 1, name: 'Вихър' },
  competition,
  revision: 5,
  ...change,
});

let client: QueryClient;
let socket: FakeSocket;
let unfollow: () => void;
let matches: unknown[];
let down: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-03-15T17:10:00Z') });
  vi.spyOn(console, 'debug').mockReturnValue(undefined);
  socket = new FakeSocket();
  matches = [match(17), match(18)];
  down = false;
  client = createQueryClient(async () => {
    if (down) throw new TypeError('Failed to fetch');
    return { liveMatches: matches, upcomingMatches: [] };
  });
  await client.query(liveAndUpcoming);
  unfollow = followList({ client, matchIds: [17, 18], open: socket.open });
  await vi.advanceTimersByTimeAsync(0);
  socket.accept();
  socket.answer({ matchId: 17, revision: 5 });
  socket.answer({ matchId: 18, revision: 5 }, 18);
});
afterEach(() => {
  unfollow();
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const known = (id: number) =>
  client.getQueryData<LiveAndUpcoming>(liveAndUpcoming.queryKey)?.live.find((one) => one.id === id);
const score = (id: number) => [known(id)?.homeScore, known(id)?.awayScore];
const refresh = () => client.refetchQueries({ queryKey: liveAndUpcoming.queryKey });
const goal = (matchId: number, revision: number, home: number) =>
  socket.receive('match_update', { matchId, revision, match: { status: 'LIVE', team1_score: home, team2_score: 0 } });

describe('the list of live matches', () => {
  it('changes with a goal, in that match only', () => {
    goal(18, 6, 1);
    expect(score(18)).toEqual([1, 0]);
    expect(score(17)).toEqual([0, 0]);
    expect(known(18)?.clock?.minute).toBe(10);
  });

  it('takes the clock and the phase of a timer', () => {
    const timer = { current_minute: 25, current_second: 0, timer_running: false, match_phase: 'HALF_TIME' };
    socket.receive('timer_update', { matchId: 17, revision: 6, ...timer });
    expect(known(17)).toMatchObject({ phase: 'HALF_TIME', clock: { minute: 25, running: false } });
  });

  it('knows that a match has ended', () => {
    socket.receive('match_update', {
      matchId: 17,
      revision: 9,
      match: { status: 'FINISHED', team1_score: 2, team2_score: 1 },
    });
    expect(known(17)).toMatchObject({ status: 'FINISHED', homeScore: 2, awayScore: 1 });
  });

  it('[LN1] names scorers in the letters of the page', async () => {
    document.documentElement.lang = 'en';
    await loadNames('en');
    const scorer = { id: 7, name: 'Галин Сърбов', name_latin: 'Galin Sarbov' };
    const goals = [{ id: 1, minute: 2, team_id: 170, scorer, is_own_goal: false, is_penalty: false }];
    socket.receive('goals_update', { matchId: 17, revision: 6, complete: true, goals });
    document.documentElement.lang = 'bg';
    expect(known(17)?.goals.map((one) => one.scorer?.name)).toEqual(['Galin Sarbov']);
  });

  it('ignores older messages', () => {
    goal(17, 7, 2);
    goal(17, 6, 1);
    expect(score(17)).toEqual([2, 0]);
  });

  it('ignores an older response, and takes a newer one', async () => {
    goal(17, 7, 2);
    await refresh();
    expect(score(17)).toEqual([2, 0]);
    matches = [match(17, { revision: 8, team1_score: 3 })];
    await refresh();
    expect(score(17)).toEqual([3, 0]);
    expect(known(18)).toBeUndefined();
  });

  it('takes messages of another backend without a revision', async () => {
    socket.receive('match_update', { match_id: 17, team1_score: 1, team2_score: 0 });
    expect(score(17)).toEqual([1, 0]);
    socket.receive('match_update', { match: { id: 17, team1_score: 2, team2_score: 0 } });
    expect(score(17)).toEqual([2, 0]);
    socket.receive('match_update', { team1_score: 9, team2_score: 9 });
    expect(score(17)).toEqual([2, 0]);
  });
});

describe('when the socket has given up', () => {
  beforeEach(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      if (turn === 0) socket.drop();
      else socket.fail();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    socket.connect.mockReset();
  });

  it('tries again when the browser is online again', async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.connect).toHaveBeenCalledOnce();
  });

  it('tries again when the server responds after a failure, and not on every response', async () => {
    await refresh();
    expect(socket.connect).not.toHaveBeenCalled();
    down = true;
    await refresh();
    down = false;
    await refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.connect).toHaveBeenCalledOnce();
  });

  it('stops with the page', async () => {
    unfollow();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.connect).not.toHaveBeenCalled();
  });
});
