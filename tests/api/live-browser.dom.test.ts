import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { DeskAct } from '#domain/match/rules/act.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { recordAct } from '#server/ledger/record-act.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { startLiveNode, type LiveNode } from '#tests/support/live-node.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';
import { matchDetails, matchLineups, matchStats } from '#web/api/match-queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { followMatch } from '#web/live/follow-match.ts';
import { openSocket } from '#web/live/open-socket.ts';

// That of Node does not accept the events of jsdom.
vi.stubGlobal('WebSocket', WebSocket);

/** The live client against the whole server: after every act the page has the data of the API. */
let database: OpenDatabase;
let node: LiveNode;
let matchId = 0;
let petar = 0;
let seconds = 0;

beforeAll(async () => {
  database = await openLeagueDatabase(smallLeague());
  node = await startLiveNode(database);
  const { rows } = await database.pool.query<{ match: number; petar: number }>(
    `select m.id as match, p.id as petar from matches m, players p where m.key = 'm6' and p.key = 'petar'`,
  );
  matchId = rows[0]?.match ?? 0;
  petar = rows[0]?.petar ?? 0;
});
afterAll(async () => {
  await node?.close();
  await database?.close();
});

async function record(act: DeskAct): Promise<number> {
  seconds += 20;
  node.setSeconds(seconds);
  const now = new Date(SMALL_LEAGUE_NOW.getTime() + seconds * 1000);
  return (await recordAct(database.db, { matchId, key: `act ${seconds}`, act }, now)).revision;
}

const page = () => createQueryClient((path) => node.ask(path));

/** The data of a match page without its running clock, which was read at different moments. */
async function shown(client: ReturnType<typeof page>) {
  const [details, stats, lineups] = await Promise.all([
    client.query({ ...matchDetails(matchId), staleTime: 'static' }),
    client.query({ ...matchStats(matchId), staleTime: 'static' }),
    client.query({ ...matchLineups(matchId), staleTime: 'static' }),
  ]);
  return {
    details: { ...details, clock: details.clock?.running ?? null, revision: null, live: null },
    teams: stats.teams,
    players: stats.players,
    lineups: lineups.teams,
  };
}

const goal = { act: 'goal', team: 'home', player: null, assist: null, ownGoal: false, penalty: false } as const;

test('has the same data as the API after every act', async () => {
  await record({ act: 'kick-off' });
  const client = page();
  await shown(client);
  const celebrated: (number | null)[] = [];
  let connection = '';
  const unfollow = followMatch({
    client,
    matchId,
    open: () => openSocket(node.url),
    onConnection: (is) => (connection = is),
    onGoal: (scored) => celebrated.push(scored.minute),
  });
  onTestFinished(unfollow);
  await vi.waitFor(() => expect(connection).toBe('live'), { timeout: 5000 });

  async function follows(act: DeskAct): Promise<number> {
    const revision = await record(act);
    await vi.waitFor(async () => expect(await shown(client)).toEqual(await shown(page())), {
      timeout: 5000,
      interval: 20,
    });
    return revision;
  }
  await follows({ ...goal, player: petar, minute: 1 });
  const second = await follows({ ...goal, ownGoal: true, minute: 2 });
  await follows({ act: 'card', team: 'home', player: petar, card: 'yellow', minute: 2 });
  await follows({
    act: 'statistics',
    teams: { home: { shots: 4, possession: 60 } },
    players: [{ player: petar, shots: 3, rating: 7.5 }],
  });
  await follows({ act: 'stop-clock' });
  await follows({ act: 'withdraw', revision: second });
  await follows({ act: 'start-clock' });
  await follows({ act: 'phase', phase: 'HALF_TIME' });
  await follows({ act: 'phase', phase: 'SECOND_HALF' });
  const third = await follows({ ...goal, team: 'away', minute: 30 });
  await follows({ act: 'correct', revision: third, to: { ...goal, team: 'away', minute: 31 } });
  await follows({ act: 'man-of-the-match', player: petar });
  await follows({ act: 'final-whistle' });

  const { status, score, goals } = client.getQueryData<MatchDetails>(matchDetails(matchId).queryKey)!;
  expect({ status, score, goals: goals.length }).toEqual({ status: 'FINISHED', score: { home: 1, away: 1 }, goals: 2 });
  expect(celebrated).toEqual([1, 2, 30]);
});
