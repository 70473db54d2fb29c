import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '#server/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CompetitionEntry } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { scaled, timeout } from '#tests/support/chaos-scale.ts';
import { deskLeague, expectSumsToBeRight, openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';
import { competitionId, readCompetition } from '#tests/support/office-competitions.ts';
import { match } from '#tests/support/small-league.ts';

/*
 * Several people decide about matches of one competition at the same moment. Every round is sent at once, so that transactions
 * meet; whoever comes second waits, and none is ended by PostgreSQL because two wait for each other.
 */

const ROUNDS = scaled(40, 6);

let league: DeskLeague;
let maria: Device;
beforeAll(async () => {
  const start = deskLeague();
  const cup = start.competitionSeasons.find(({ competition }) => competition === 'old')!;
  const [first] = start.competitions;
  const day = { startsOn: '2026-03-15', endsOn: '2026-03-21' };
  const teams = ['balik', 'vihar', 'orlovets', 'riltsi'];
  const gameweeks = (...rounds: (EliminationRound | null)[]) =>
    rounds.map((eliminationRound, i) => ({ number: i + 1, ...day, eliminationRound }));
  Object.assign(cup, {
    format: 'GROUP_PLUS_KNOCKOUT',
    teams: teams.map((team, i) => ({ team, group: i < 2 ? 'А' : 'Б', seed: i + 1, withdrawnOn: null })),
    gameweeks: gameweeks(null, 'semi_final', 'third_place', 'final'),
  });
  start.competitions.push({ ...first!, key: 'legs', name: 'Купа с реванш', rank: 9 });
  start.competitionSeasons.push({
    ...cup,
    competition: 'legs',
    format: 'KNOCKOUT',
    adjustments: [],
    teams: teams.map((team) => ({ team, group: null, seed: null, withdrawnOn: null })),
    gameweeks: gameweeks('semi_final', 'semi_final', 'final'),
  });
  const startTime = '2026-03-15T16:00:00Z';
  const of = (competition: string) => (key: string, gameweek: number, more: object) =>
    match(key, { competition, gameweek, startTime, ...more });
  const [inCup, inLegs] = [of('old'), of('legs')];
  start.matches = [
    ...start.matches.filter(({ competition }) => competition !== 'old'),
    // The final has the smallest id: the order of ids is not that of rounds.
    inCup('last', 4, { bracketSlot: 1 }),
    inCup('half1', 2, { bracketSlot: 1, homeOrigin: '1 А', awayOrigin: '2 Б' }),
    inCup('a1', 1, { group: 'А', home: 'balik', away: 'vihar' }),
    inCup('b1', 1, { group: 'Б', home: 'orlovets', away: 'riltsi' }),
    inCup('half2', 2, { bracketSlot: 2, homeOrigin: '1 Б', awayOrigin: '2 А' }),
    inCup('third', 3, { bracketSlot: 1 }),
    inLegs('back1', 2, { bracketSlot: 1, home: 'vihar', away: 'balik' }),
    inLegs('back2', 2, { bracketSlot: 2, home: 'riltsi', away: 'orlovets' }),
    inLegs('out1', 1, { bracketSlot: 1, home: 'balik', away: 'vihar' }),
    inLegs('out2', 1, { bracketSlot: 2, home: 'orlovets', away: 'riltsi' }),
    inLegs('cup', 3, { bracketSlot: 1 }),
    // Those of the team that leaves stand between others.
    ...Array.from({ length: ROUNDS + 2 }, (_, i) =>
      match(`of${i}`, {
        gameweek: 3,
        home: i % 2 === 0 ? 'orlovets' : 'riltsi',
        away: i % 2 === 0 ? 'riltsi' : 'orlovets',
      }),
    ),
    ...Array.from({ length: ROUNDS + 2 }, (_, i) => match(`other${i}`, { gameweek: 2, home: 'balik', away: 'riltsi' })),
  ];
  league = await openDeskLeague(start);
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
  league.passTo(60);
});
afterAll(() => league?.close());

type Sent = Awaited<ReturnType<DeskLeague['send']>>;

const enter = (key: string, home: number, away: number): Promise<Sent> =>
  league.desk().inject({
    method: 'PUT',
    url: `/api/matches/${league.id('matches', key)}/result`,
    headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': randomUUID() },
    payload: { score: { home, away }, goals: [], cards: [], reason: 'Поправка' },
  });

/** All at the same moment; whatever is refused is refused by a rule. */
async function atOnce(...sent: (() => Promise<Sent>)[]): Promise<Sent[]> {
  const answered = await Promise.all(sent.map((send) => send()));
  for (const { statusCode, body } of answered)
    expect([statusCode, body]).toEqual([expect.toBeOneOf([200, 204, 409]), body]);
  return answered;
}

const teamsOf = async (key: string) => {
  const { rows } = await league.database.pool.query<{ home: string | null; away: string | null }>(
    `select h.key as home, a.key as away from matches m left join teams h on h.id = m.home_team_id
     left join teams a on a.id = m.away_team_id where m.key = $1`,
    [key],
  );
  return [rows[0]?.home ?? null, rows[0]?.away ?? null];
};

describe('matches of a bracket', () => {
  test('that end a group together fill its places', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const isHome = round % 2 === 0;
      const goals = isHome ? 2 : 0;
      await atOnce(
        () => enter('a1', goals, 1),
        () => enter('b1', goals, 1),
      );
      const order = isHome ? ['balik', 'vihar', 'orlovets', 'riltsi'] : ['vihar', 'balik', 'riltsi', 'orlovets'];
      expect([await teamsOf('half1'), await teamsOf('half2')]).toEqual([
        [order[0], order[3]],
        [order[2], order[1]],
      ]);
    }
  });

  test('that end together put their winners into the final', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [home, away] = round % 2 === 0 ? [2, 0] : [0, 2];
      const answered = await atOnce(
        () => enter('half1', home, away),
        () => enter('half2', away, home),
      );
      expect(answered.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const [one, two] = [await teamsOf('half1'), await teamsOf('half2')];
      const [winner, loser] = round % 2 === 0 ? [0, 1] : [1, 0];
      expect(await teamsOf('last')).toEqual([one[winner], two[loser]]);
      expect(await teamsOf('third')).toEqual([one[loser], two[winner]]);
    }
  });

  test('that are the two legs of a tie decide it together', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const isHome = round % 2 === 0;
      await atOnce(
        () => enter('out1', isHome ? 3 : 0, 1),
        () => enter('back1', isHome ? 0 : 2, 1),
        () => enter('out2', isHome ? 3 : 0, 1),
        () => enter('back2', isHome ? 0 : 2, 1),
      );
      expect([round, await teamsOf('cup')]).toEqual([round, isHome ? ['balik', 'orlovets'] : ['vihar', 'riltsi']]);
    }
  });
});

test(
  '[ST18] a team leaves and comes back while its matches end and others are corrected',
  async () => {
    const liga = await competitionId(league);
    const orlovets = league.id('teams', 'orlovets');
    const leave = async (withdrawnOn: string | null) => {
      const entry = (await readCompetition(maria, liga)).entries.find(({ team }) => team.id === orlovets)!;
      const { group, seed, lot, resultsAnnulled, version }: CompetitionEntry = entry;
      const fields = { group, seed, lot, withdrawnOn, resultsAnnulled, version };
      return () => maria.send('PUT', deskPaths.entry(liga, orlovets), fields);
    };
    for (let round = 0; round < ROUNDS; round++) {
      const [left] = await atOnce(
        await leave(round % 2 === 0 ? '2026-03-15' : null),
        // A little later each time, so that they meet the decision at all of its stages.
        () => pause(round * 5).then(() => enter(`of${round}`, 1, 0)),
        () => pause(round * 10).then(() => enter(`of${ROUNDS + 1 - round}`, 1, 3)),
        () => enter('derby', 1, round % 5),
        () => enter('s1', 1, round % 5),
      );
      expect([left?.statusCode, left?.body]).toEqual([200, left?.body]);
    }
    await expectSumsToBeRight(league.database);
  },
  timeout(5, 3),
);

test(
  'a gameweek is postponed, and that is taken back, while its matches end',
  async () => {
    const { rows } = await league.database.pool.query<{ id: number }>(
      `select gameweek_id as id from matches where key = 'other0'`,
    );
    const postpone = () => maria.send('POST', deskPaths.postponedGameweek(rows[0]!.id), {});
    for (let round = 0; round < ROUNDS / 2; round++) {
      const [postponed] = await atOnce(
        postpone,
        () => enter(`other${2 * round}`, 1, 0),
        () => enter(`other${2 * round + 1}`, 1, 0),
        () => enter('derby', 1, round % 5),
      );
      const { entries } = postponed!.json<{ entries: { matchId: number; revision: number }[] }>();
      await atOnce(
        () => maria.send('POST', deskPaths.withdrawals, { entries }),
        () => enter(`other${2 * round + 1}`, 2, 0),
        () => enter(`other${2 * round + 2}`, 1, 0),
      );
    }
    await expectSumsToBeRight(league.database);
  },
  timeout(5, 3),
);

test('none of them was ended by PostgreSQL', async () => {
  const { rows } = await league.database.pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(rows[0]?.deadlocks).toBe(0);
  expect(league.database.pools().map(({ deadlocks }) => deadlocks)).toEqual([0, 0, 0]);
});

test('two transactions that wait for each other are counted', async () => {
  const lock = (tx: Queryable, key: string) => tx.run(sql`select from matches where key = ${key} for no key update`);
  let locked = 0;
  const cross = (first: string, second: string) =>
    league.database.desk.transaction(async (tx) => {
      await lock(tx, first);
      locked += 1;
      await vi.waitUntil(() => locked === 2);
      await lock(tx, second);
    });
  const ended = await Promise.allSettled([cross('derby', 's1'), cross('s1', 'derby')]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(league.database.pools().find(({ name }) => name === 'desk')?.deadlocks).toBe(1);
});
