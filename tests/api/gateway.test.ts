import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Match } from '#contract/http/match.ts';
import type { DeskAct } from '#domain/match/rules/act.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { recordAct } from '#server/ledger/record-act.ts';
import { deskLeague, lineup } from '#tests/support/desk-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { connectClient, startLiveNode, until, type LiveNode } from '#tests/support/live-node.ts';
import { SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';

let database: OpenDatabase;
let node: LiveNode;
/** The live match, and another one. */
let live: number;
let other: number;
let revision = 0;
const players = new Map<string, number>();

beforeAll(async () => {
  database = await openLeagueDatabase(deskLeague());
  node = await startLiveNode(database);
  live = await idOf('derby');
  other = await idOf('m1');
  const { rows } = await database.pool.query<{ key: string; id: number }>('select key, id from players');
  for (const { key, id } of rows) players.set(key, id);
  await record({ act: 'kick-off' }, '17:00:00');
  await record({ ...goal(), minute: 10 }, '17:10:00');
  await record({ act: 'phase', phase: 'HALF_TIME' }, '17:25:00');
  await record({ act: 'phase', phase: 'SECOND_HALF' }, '17:28:55');
  await record({ act: 'statistics', teams: {}, players: [{ player: player('ivan'), passes: 10, passesCompleted: 8 }] });
});
afterAll(async () => {
  await node?.close();
  await database?.close();
});
afterEach(() => {
  node.setSeconds(0);
  node.beforeRead = null;
});

async function idOf(key: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(`select id from matches where key = $1`, [key]);
  return rows[0]!.id;
}

function player(key: string): number {
  const id = players.get(key);
  if (id === undefined) throw new Error(`There is no player ${key}`);
  return id;
}

const goal = (): DeskAct & { act: 'goal' } => ({
  act: 'goal',
  team: 'home',
  player: player('ivan'),
  assist: null,
  ownGoal: false,
  penalty: false,
});

async function record(act: DeskAct, time?: string) {
  const recorded = await node.record(live, act, time === undefined ? undefined : new Date(`2026-03-15T${time}Z`));
  revision = recorded.revision;
}

/** Holds back every read of the match until it is released. */
function holdReads(): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  node.beforeRead = () => gate;
  return () => {
    node.beforeRead = null;
    release();
  };
}

async function openDetails(matchId: number): Promise<Match> {
  const answer = (await node.ask(`/api/readonly-match/${matchId}/details`)) as { details: { match: Match } };
  return answer.details.match;
}

test('a client that joins is acknowledged and gets all that the API knows, with the present clock', async () => {
  const client = await connectClient(node);
  node.setSeconds(7);
  expect(await client.join(live)).toEqual({ matchId: live, revision });
  await until(() => client.inbox.length === 7);
  const { goals, events, substitutions, squads, liveData, ...match } = await openDetails(live);
  expect(match).toMatchObject({ current_minute: 26, current_second: 12, team1_score: 1, timer_running: true });
  const revised = { matchId: live, revision };
  expect(client.inbox).toEqual([
    { name: 'match_update', message: { ...revised, match } },
    { name: 'timer_update', message: { ...revised, ...liveData!.timer } },
    { name: 'goals_update', message: { ...revised, complete: true, goals } },
    { name: 'events_update', message: { ...revised, complete: true, events } },
    { name: 'substitutions_update', message: { ...revised, complete: true, substitutions } },
    { name: 'squads_update', message: { ...revised, squads } },
    {
      name: 'stats_update',
      message: { ...revised, teamStats: liveData!.teamStats, playerStats: liveData!.playerStats },
    },
  ]);
  expect(client.last('stats_update').playerStats).toHaveLength(1);
});

test('a clock that was read long ago is sent as it is now', async () => {
  const first = await connectClient(node);
  await first.join(live);
  const reads = node.reads();
  node.setSeconds(60);
  const second = await connectClient(node);
  await second.join(live);
  await second.settle(live);
  await second.socket.emitWithAck('request_match_status', { matchId: live });
  await until(() => second.names().includes('goals_update'));
  expect(node.reads()).toBe(reads);
  expect(second.last('timer_update')).toMatchObject({ current_minute: 27, current_second: 5 });
  expect(second.last('match_update').match).toMatchObject({ current_minute: 27, current_second: 5 });
});

test('a client with the newest revision gets the clock alone, one with an older revision everything', async () => {
  await record({ act: 'card', team: 'home', player: player('b2'), card: 'yellow' });
  const [current, late] = [await connectClient(node), await connectClient(node)];
  await Promise.all([current.join(live, revision), late.join(live, revision - 1)]);
  const names = async (client: typeof current) => (await client.settle(live)).map(({ name }) => name);
  expect(await names(current)).toEqual(['match_update', 'timer_update']);
  expect(await names(late)).toHaveLength(7);
});

const STATS = ['team_stats_update', 'player_stats_update'];

test.each<[string, () => DeskAct, string[]]>([
  ['a goal', goal, ['match_update', 'goals_update', 'events_update', ...STATS]],
  ['a card', () => ({ act: 'card', team: 'home', player: player('b3'), card: 'red' }), ['events_update', ...STATS]],
  [
    'a substitution',
    () => ({ act: 'substitution', team: 'home', playerIn: player('b6'), playerOut: player('b2') }),
    ['substitutions_update', 'player_stats_update'],
  ],
  ['a clock stopped', () => ({ act: 'stop-clock' }), ['match_update', 'timer_update']],
  ['a clock started again', () => ({ act: 'start-clock' }), ['match_update', 'timer_update']],
  ['a line-up', () => lineup({ player }, 'home'), ['squads_update', 'player_stats_update']],
  [
    'statistics of a team',
    () => ({ act: 'statistics', teams: { home: { corners: 4 } }, players: [] }),
    ['team_stats_update'],
  ],
  [
    'statistics of a player',
    () => ({ act: 'statistics', teams: {}, players: [{ player: player('ivan'), passes: 20 }] }),
    ['player_stats_update'],
  ],
  ['an act that changes nothing to be seen', () => ({ act: 'statistics', teams: {}, players: [] }), []],
])('%s is sent in just its messages, with the next revision', async (_what, act, names) => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  const before = revision;
  await record(act());
  const messages = await client.settle(live);
  expect(messages.map(({ name }) => name)).toEqual(names);
  for (const { message } of messages) expect(message).toMatchObject({ matchId: live, revision: before + 1 });
});

test('the most urgent messages are sent first', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  const release = holdReads();
  await record({ act: 'statistics', teams: { home: { corners: 5 } }, players: [] });
  await record({ ...lineup({ player }, 'home'), captain: player('b1') });
  await record({ act: 'substitution', team: 'home', playerIn: player('b7'), playerOut: player('b4') });
  await record({ act: 'stop-clock' });
  await record(goal());
  release();
  expect((await client.settle(live)).map(({ name }) => name)).toEqual([
    'match_update',
    'timer_update',
    'goals_update',
    'events_update',
    'substitutions_update',
    'squads_update',
    'team_stats_update',
    'player_stats_update',
  ]);
});

test('a goal that is withdrawn is gone from the list, and the score follows', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await record(goal());
  await client.settle(live);
  const { goals, team1_score: score } = await openDetails(live);
  await record({ act: 'withdraw', revision });
  const [match, list] = await client.settle(live);
  expect(match).toMatchObject({ name: 'match_update', message: { match: { team1_score: score! - 1 } } });
  expect(list).toMatchObject({ name: 'goals_update', message: { complete: true, goals: goals.slice(0, -1) } });
});

/** For a goal in a match with line-ups. */
const GOAL_MESSAGES = ['match_update', 'goals_update', 'events_update', 'squads_update', ...STATS];

test('rooms do not mix, and a client that has left gets nothing more', async () => {
  const [ofLiveMatch, ofOther, ofBoth] = [
    await connectClient(node),
    await connectClient(node),
    await connectClient(node),
  ];
  await Promise.all([ofLiveMatch.join(live), ofOther.join(other), ofBoth.join(live), ofBoth.join(other)]);
  for (const client of [ofLiveMatch, ofOther, ofBoth]) await client.settle(other);
  await record(goal());
  expect((await ofOther.settle(live)).map(({ name }) => name)).toEqual([]);
  expect((await ofBoth.settle(live)).map(({ name }) => name)).toEqual(GOAL_MESSAGES);
  await ofLiveMatch.settle(live);
  expect(await ofLiveMatch.socket.emitWithAck('leave_match', { matchId: live })).toEqual({ matchId: live });
  await ofBoth.socket.emitWithAck('leave_match', { matchId: other });
  await ofLiveMatch.settle(live);
  await ofBoth.settle(live);
  await record(goal());
  expect(await ofLiveMatch.settle(live)).toEqual([]);
  expect(await ofBoth.settle(live)).toHaveLength(GOAL_MESSAGES.length);
});

test('the status of a match can be requested without joining it', async () => {
  const client = await connectClient(node);
  expect(await client.socket.emitWithAck('request_match_status', { matchId: other })).toEqual({
    matchId: other,
    revision: 0,
  });
  await until(() => client.inbox.length === 3);
  expect(client.names()).toEqual(['match_update', 'timer_update', 'goals_update']);
  expect(client.last('match_update').match).toMatchObject({ status: 'FINISHED', team1_score: 3, team2_score: 1 });
});

test('an unknown match is an error in plain words', async () => {
  const client = await connectClient(node);
  expect(await client.join(99_999)).toEqual({ error: 'There is no match 99999' });
  expect(await client.socket.emitWithAck('request_match_status', { matchId: 99_999 })).toEqual({
    error: 'There is no match 99999',
  });
  client.socket.emit('request_match_status', { matchId: 99_999 });
  await until(() => client.inbox.length > 0);
  expect(client.inbox).toEqual([{ name: 'error', message: { error: 'There is no match 99999' } }]);
});

test('a hundred clients that join at once cost one read', async () => {
  const clients = await Promise.all(Array.from({ length: 100 }, () => connectClient(node)));
  const before = node.reads();
  const answers = await Promise.all(clients.map((client) => client.join(live)));
  expect(answers.every((answer) => 'revision' in answer && answer.revision === revision)).toBe(true);
  await until(() => clients.every(({ inbox }) => inbox.length === 7));
  expect(node.reads() - before).toBeLessThanOrEqual(1);
  expect(node.gateway.figures().matches).toBe(1);
  expect(node.gateway.figures().open).toBeGreaterThanOrEqual(100);
});

test('changes during a read cost one more, and all of them arrive', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  const release = holdReads();
  const before = node.reads();
  for (let i = 0; i < 4; i++) await record(goal());
  expect(node.reads() - before).toBe(1);
  release();
  await client.settle(live);
  expect(node.reads() - before).toBe(2);
  await client.socket.emitWithAck('request_match_status', { matchId: live });
  await until(() => client.inbox.length === 3);
  expect(client.last('goals_update').goals).toHaveLength((await openDetails(live)).goals.length);
});

test('a client that leaves while the match is being read gets nothing of it', async () => {
  const client = await connectClient(node);
  await client.settle(live);
  const unread = await idOf('m3');
  const release = holdReads();
  const joining = client.join(unread);
  client.socket.emit('leave_match', { matchId: unread });
  await client.socket.emitWithAck('request_match_status', { matchId: live });
  release();
  expect(await joining).toEqual({ error: `Match ${unread} was left before it could be joined` });
  expect(client.names()).toEqual(['match_update', 'timer_update', 'goals_update']);
});

test('what was recorded while the database could not be read arrives when it is back', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  node.beforeRead = () => Promise.reject(new Error('the database is down'));
  const before = node.reads();
  await record(goal());
  const joining = (await connectClient(node)).join(live);
  await until(() => node.reads() - before >= 2);
  const unread = await idOf('m2');
  expect(await client.socket.emitWithAck('request_match_status', { matchId: unread })).toEqual({
    error: `Match ${unread} cannot be read right now`,
  });
  expect(client.inbox).toEqual([]);
  node.beforeRead = null;
  expect((await client.settle(live)).map(({ name }) => name)).toEqual(GOAL_MESSAGES);
  expect(await joining).toEqual({ matchId: live, revision });
});

test('what was recorded while the listener was gone arrives when it is back', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %'`,
  );
  const goals = (await openDetails(live)).goals.length;
  await recordAct(database.db, { matchId: live, key: 'unheard', act: goal() }, SMALL_LEAGUE_NOW);
  revision += 1;
  await until(() => client.names().includes('goals_update'));
  expect(client.last('goals_update').goals).toHaveLength(goals + 1);
  await client.settle(live);
  await record(goal());
  expect((await client.settle(live)).map(({ name }) => name)).toContain('goals_update');
});

test('names that changed anywhere reach every room', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  await node.write(`update teams set name = 'Нов Балик' where key = 'balik'`, ['everything']);
  const messages = await client.settle(live);
  expect(messages.map(({ name }) => name)).toEqual(['match_update', 'player_stats_update']);
});

test('a match that ends keeps its room and its statistics', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  await record({ act: 'final-whistle' });
  expect((await client.settle(live)).map(({ name }) => name)).toEqual([
    'match_update',
    'timer_update',
    'player_stats_update',
  ]);
  await record({ act: 'statistics', teams: {}, players: [{ player: player('ivan'), rating: 9 }] });
  expect((await client.settle(live)).map(({ name }) => name)).toEqual(['squads_update', ...STATS]);
});

test('a match without followers is dropped from memory after a moment', async () => {
  const visit = async () => {
    const before = node.reads();
    const client = await connectClient(node);
    await client.join(other);
    expect(node.gateway.figures()).toMatchObject({ open: 1, matches: 1 });
    client.socket.disconnect();
    await until(() => node.gateway.figures().open === 0);
    expect(node.gateway.figures().matches).toBe(0);
    return node.reads() - before;
  };
  await until(() => node.gateway.figures().open === 0);
  await visit();
  await sleep(2100);
  expect(await visit()).toBeGreaterThan(0);
});
