import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Match } from '#contract/http/match.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { connectClient, startLiveNode, until, type LiveNode } from '#tests/support/live-node.ts';
import { playerStats, smallLeague } from '#tests/support/small-league.ts';

let database: OpenDatabase;
let node: LiveNode;
/** The live match, and another one. */
let live: number;
let other: number;
let revision = 0;

beforeAll(async () => {
  const league = smallLeague();
  const m5 = league.matches.find(({ key }) => key === 'm5')!;
  m5.playerStats = [playerStats('ivan', 'balik', { minutesPlayed: 26, passes: 10, passesCompleted: 8 })];
  database = await openLeagueDatabase(league);
  node = await startLiveNode(database);
  live = await idOf('matches', 'm5');
  other = await idOf('matches', 'm1');
});
afterAll(async () => {
  await node?.close();
  await database?.close();
});
afterEach(() => {
  node.setSeconds(0);
  node.beforeRead = null;
});

async function idOf(table: string, key: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(`select id from ${table} where key = $1`, [key]);
  return rows[0]!.id;
}

/** As the desk writes: the ledger grows and so does the revision, then what hangs on it. */
async function record(entry: Record<string, string | number>, ...alongside: string[]) {
  revision += 1;
  const row = { match_id: live, revision, idempotency_key: `'${revision}'`, phase: `'SECOND_HALF'`, ...entry };
  await node.write(
    [
      `insert into match_ledger (${Object.keys(row).join()}) values (${Object.values(row).join()})`,
      `update matches set revision = ${revision}, changed_at = now() where id = ${live}`,
      ...alongside,
    ].join(';'),
    [`match:${live}`, 'live'],
  );
}

const team = (key: string) => `(select id from teams where key = '${key}')`;
const player = (key: string) => `(select id from players where key = '${key}')`;
const ofLive = () => `where match_id = ${live}`;

async function openDetails(matchId: number): Promise<Match> {
  const answer = (await node.ask(`/api/readonly-match/${matchId}/details`)) as { details: { match: Match } };
  return answer.details.match;
}

test('who joins is acknowledged and told all that the API knows, at the clock of this moment', async () => {
  const client = await connectClient(node);
  node.setSeconds(7);
  expect(await client.join(live)).toEqual({ matchId: live, revision });
  await until(() => client.inbox.length === 7);
  const { goals, events, substitutions, squads, liveData, ...match } = await openDetails(live);
  expect(match).toMatchObject({ current_minute: 26, current_second: 12, team1_score: 5, timer_running: true });
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

test('a clock that was read long ago is told as it is now', async () => {
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

test('who has the newest revision is told the clock alone, who has an older one everything', async () => {
  await record({ kind: `'YELLOW_CARD'`, minute: 26, team_id: team('balik'), player_id: player('ivan') });
  const [current, late] = [await connectClient(node), await connectClient(node)];
  await Promise.all([current.join(live, revision), late.join(live, revision - 1)]);
  const names = async (client: typeof current) => (await client.settle(live)).map(({ name }) => name);
  expect(await names(current)).toEqual(['match_update', 'timer_update']);
  expect(await names(late)).toHaveLength(7);
});

const GOAL = { kind: `'GOAL'`, minute: 27, team_id: team('balik'), player_id: player('ivan') };
const TOTALS = `insert into team_match_stats (match_id, team_id, corners)`;

test.each<[string, () => Promise<void>, string[]]>([
  [
    'a goal',
    () => record(GOAL, `update matches set home_score = home_score + 1 where id = ${live}`),
    ['match_update', 'goals_update', 'events_update'],
  ],
  [
    'a card',
    () => record({ kind: `'RED_CARD'`, minute: 28, team_id: team('balik'), player_id: player('ivan') }),
    ['events_update'],
  ],
  [
    'a substitution',
    () =>
      record({
        kind: `'SUBSTITUTION'`,
        minute: 29,
        team_id: team('balik'),
        player_id: player('petar'),
        other_player_id: player('ivan'),
      }),
    ['substitutions_update'],
  ],
  [
    'a clock set right',
    () =>
      record(
        { kind: `'CLOCK_START'` },
        `update matches set clock_running_since = clock_running_since - interval '3 s' where id = ${live}`,
      ),
    ['timer_update'],
  ],
  [
    'a clock stopped',
    () =>
      record(
        { kind: `'CLOCK_STOP'` },
        `update matches set clock_seconds = 1600, clock_running_since = null where id = ${live}`,
      ),
    ['match_update', 'timer_update'],
  ],
  [
    'a team sheet',
    () =>
      record(
        { kind: `'LINEUP'` },
        `insert into lineups (match_id, player_id, team_id, starter, place) values (${live}, ${player('petar')}, ${team('balik')}, true, 1)`,
      ),
    ['squads_update'],
  ],
  [
    'statistics of a team',
    () => record({ kind: `'STATISTICS'` }, `${TOTALS} values (${live}, ${team('balik')}, 4)`),
    ['team_stats_update'],
  ],
  [
    'statistics of a player',
    () => record({ kind: `'STATISTICS'` }, `update player_match_stats set passes = 20 ${ofLive()}`),
    ['player_stats_update'],
  ],
  ['an entry that changes nothing to be seen', () => record({ kind: `'STATISTICS'` }), []],
])('%s is told in just its messages, with the next revision', async (_what, write, names) => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  const before = revision;
  await write();
  const told = await client.settle(live);
  expect(told.map(({ name }) => name)).toEqual(names);
  for (const { message } of told) expect(message).toMatchObject({ matchId: live, revision: before + 1 });
});

test('the most urgent comes first', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  await record(
    GOAL,
    `update matches set home_score = home_score + 1, clock_seconds = 1700 where id = ${live}`,
    `insert into match_ledger (match_id, revision, idempotency_key, kind, phase, minute, team_id, player_id, other_player_id)
     values (${live}, ${(revision += 2)}, 'change', 'SUBSTITUTION', 'SECOND_HALF', 30, ${team('balik')}, ${player('ivan')}, ${player('petar')})`,
    `update lineups set captain = true ${ofLive()}`,
    `update team_match_stats set corners = 5 ${ofLive()}`,
    `update player_match_stats set passes = 21 ${ofLive()}`,
  );
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

test('a goal that is taken back is gone from the list, and the score follows', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await record(GOAL, `update matches set home_score = home_score + 1 where id = ${live}`);
  await client.settle(live);
  const { goals, team1_score: score } = await openDetails(live);
  await record(
    { kind: `'WITHDRAWAL'`, target_revision: revision },
    `update matches set home_score = home_score - 1 where id = ${live}`,
  );
  const [match, list] = await client.settle(live);
  expect(match).toMatchObject({ name: 'match_update', message: { match: { team1_score: score! - 1 } } });
  expect(list).toMatchObject({ name: 'goals_update', message: { complete: true, goals: goals.slice(0, -1) } });
});

test('rooms do not mix, and who has left hears no more', async () => {
  const [ofLiveMatch, ofOther, ofBoth] = [
    await connectClient(node),
    await connectClient(node),
    await connectClient(node),
  ];
  await Promise.all([ofLiveMatch.join(live), ofOther.join(other), ofBoth.join(live), ofBoth.join(other)]);
  for (const client of [ofLiveMatch, ofOther, ofBoth]) await client.settle(other);
  await record(GOAL);
  expect((await ofOther.settle(live)).map(({ name }) => name)).toEqual([]);
  expect((await ofBoth.settle(live)).map(({ name }) => name)).toEqual(['goals_update', 'events_update']);
  await ofLiveMatch.settle(live);
  ofLiveMatch.socket.emit('leave_match', { matchId: live });
  ofBoth.socket.emit('leave_match', { matchId: other });
  await ofLiveMatch.settle(live);
  await ofBoth.settle(live);
  await record(GOAL);
  expect(await ofLiveMatch.settle(live)).toEqual([]);
  expect(await ofBoth.settle(live)).toHaveLength(2);
});

test('the status of a match is told without joining it', async () => {
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

test('a hundred who come at once cost one reading', async () => {
  const clients = await Promise.all(Array.from({ length: 100 }, () => connectClient(node)));
  const before = node.reads();
  const answers = await Promise.all(clients.map((client) => client.join(live)));
  expect(answers.every((answer) => 'revision' in answer && answer.revision === revision)).toBe(true);
  await until(() => clients.every(({ inbox }) => inbox.length === 7));
  expect(node.reads() - before).toBeLessThanOrEqual(1);
  expect(node.gateway.counts()).toEqual({ sockets: expect.any(Number), rooms: 1 });
  expect(node.gateway.counts().sockets).toBeGreaterThanOrEqual(100);
});

test('changes during a reading cost one more, and all of them arrive', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  node.beforeRead = () => gate;
  const before = node.reads();
  for (let goal = 0; goal < 4; goal++) await record(GOAL);
  expect(node.reads() - before).toBe(1);
  node.beforeRead = null;
  release();
  await client.settle(live);
  expect(node.reads() - before).toBe(2);
  await client.socket.emitWithAck('request_match_status', { matchId: live });
  await until(() => client.inbox.length === 3);
  expect(client.last('goals_update').goals).toHaveLength((await openDetails(live)).goals.length);
});

test('who leaves while the match is still being read is told nothing more of it', async () => {
  const client = await connectClient(node);
  await client.settle(live);
  const unheardOf = await idOf('matches', 'm3');
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  node.beforeRead = () => gate;
  const joining = client.join(unheardOf);
  client.socket.emit('leave_match', { matchId: unheardOf });
  await client.socket.emitWithAck('request_match_status', { matchId: live });
  release();
  expect(await joining).toEqual({ error: `Match ${unheardOf} was left before it could be joined` });
  expect(client.names()).toEqual(['match_update', 'timer_update', 'goals_update']);
});

test('what was written while the database could not be read arrives when it is back', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  node.beforeRead = () => Promise.reject(new Error('the database is away'));
  const before = node.reads();
  await record(GOAL);
  const joining = (await connectClient(node)).join(live);
  await until(() => node.reads() - before >= 2);
  const unheardOf = await idOf('matches', 'm2');
  expect(await client.socket.emitWithAck('request_match_status', { matchId: unheardOf })).toEqual({
    error: `Match ${unheardOf} cannot be read right now`,
  });
  expect(client.inbox).toEqual([]);
  node.beforeRead = null;
  expect((await client.settle(live)).map(({ name }) => name)).toEqual(['goals_update', 'events_update']);
  expect(await joining).toEqual({ matchId: live, revision });
});

test('what was announced while nobody could hear is caught up with', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %'`,
  );
  await database.pool.query(`update matches set venue = 'Под моста' where id = $1`, [live]);
  await until(() => client.names().includes('match_update'));
  expect(client.last('match_update').match.venue).toBe('Под моста');
  await record(GOAL);
  expect((await client.settle(live)).map(({ name }) => name)).toContain('goals_update');
});

test('names that changed anywhere reach every room', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  await node.write(`update teams set name = 'Нов Балик' where key = 'balik'`, ['everything']);
  const told = await client.settle(live);
  expect(told.map(({ name }) => name)).toEqual(['match_update', 'player_stats_update']);
});

test('a match that ends keeps its room and its statistics', async () => {
  const client = await connectClient(node);
  await client.join(live);
  await client.settle(live);
  await record(
    { kind: `'FINAL_WHISTLE'` },
    `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where id = ${live}`,
  );
  expect((await client.settle(live)).map(({ name }) => name)).toEqual(['match_update', 'timer_update']);
  await record({ kind: `'STATISTICS'` }, `update player_match_stats set rating = 9 ${ofLive()}`);
  expect((await client.settle(live)).map(({ name }) => name)).toEqual(['player_stats_update']);
});

test('a match that nobody follows is forgotten after a moment', async () => {
  const visit = async () => {
    const before = node.reads();
    const client = await connectClient(node);
    await client.join(other);
    expect(node.gateway.counts()).toEqual({ sockets: 1, rooms: 1 });
    client.socket.disconnect();
    await until(() => node.gateway.counts().sockets === 0);
    expect(node.gateway.counts().rooms).toBe(0);
    return node.reads() - before;
  };
  await until(() => node.gateway.counts().sockets === 0);
  await visit();
  await sleep(2100);
  expect(await visit()).toBeGreaterThan(0);
});
