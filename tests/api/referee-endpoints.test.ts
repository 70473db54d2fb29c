import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refereeEndpoints, type Referee, type RefereeMatches } from '#contract/http/referee.ts';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { League, MatchEntry } from '#tests/support/league.ts';
import { cupLeague } from '#tests/support/cup-league.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

const demo: League = demoLeague();

interface Site {
  database: OpenDatabase;
  app: FastifyInstance;
  ids: Map<string, number>;
}
let small: Site;
let large: Site;

async function open(league: League): Promise<Site> {
  const database = await openLeagueDatabase(league);
  const { rows } = await database.pool.query<{ key: string; id: number }>(
    `select 'match ' || key as key, id from matches union all select key, id from referees`,
  );
  const app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => DEMO_NOW,
  });
  return { database, app, ids: new Map(rows.map(({ key, id }) => [key, id])) };
}

beforeAll(async () => {
  [small, large] = [await open(cupLeague()), await open(demo)];
});
afterAll(async () => {
  for (const site of [small, large]) {
    await site?.app.close();
    await site?.database.close();
  }
});

async function ask<T>({ app }: Site, endpoint: keyof typeof refereeEndpoints, path: string): Promise<T> {
  const response = await app.inject({ url: path });
  expect(response.statusCode).toBe(200);
  const answer = response.json<T>();
  expect(refereeEndpoints[endpoint].response.parse(answer)).toEqual(answer);
  return answer;
}

test('a referee by hand: two matches played; a match that was not played does not count; a second yellow counts as both cards', async () => {
  const id = small.ids.get('ref') ?? 0;
  expect(await ask(small, 'one', apiPaths.referee(id))).toEqual({
    id,
    name: 'Стоян Динев',
    name_latin: 'Stoyan Dinev',
    picture: null,
    matches_refereed: 2,
    yellow_cards: 3,
    red_cards: 1,
  });
  expect(await ask(small, 'matches', apiPaths.refereeMatches(id))).toMatchObject({
    matches: [
      {
        id: small.ids.get('match final'),
        status: 'FINISHED',
        score: { home: 1, away: 1 },
        penalty_score: { team1: 2, team2: 3 },
        home_team: { name: 'Балик' },
        competition: { name: 'Стара купа' },
        yellow_cards: 3,
        red_cards: 1,
      },
      { id: small.ids.get('match semi'), score: { home: 2, away: 1 }, yellow_cards: null },
    ],
    pagination: { currentPage: 1, hasMore: false },
  });
});

const refereedBy = (referee: string) =>
  demo.matches.filter(
    (match) => match.referee === referee && ['FINISHED', 'AWARDED'].includes(match.status) && match.score !== null,
  );
const cards = (matches: MatchEntry[], colour: 'yellowCards' | 'redCards') =>
  matches.flatMap(({ teamStats }) => teamStats).reduce((sum, row) => sum + (row[colour] ?? 0), 0);

test('every referee of the demo league, page by page', async () => {
  for (const { key, name } of demo.referees) {
    const id = large.ids.get(key) ?? 0;
    const refereed = refereedBy(key);
    expect(await ask<Referee>(large, 'one', apiPaths.referee(id))).toMatchObject({
      name,
      matches_refereed: refereed.length,
      yellow_cards: cards(refereed, 'yellowCards'),
      red_cards: cards(refereed, 'redCards'),
    });
    const listed: number[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const answer = await ask<RefereeMatches>(large, 'matches', `${apiPaths.refereeMatches(id)}?page=${page}&limit=7`);
      expect(answer.pagination.currentPage).toBe(page);
      listed.push(...answer.matches.map((match) => match.id));
      more = answer.pagination.hasMore;
    }
    const kickOff = (match: MatchEntry) => Date.parse(match.startTime ?? '');
    const matchId = (match: MatchEntry) => large.ids.get(`match ${match.key}`) ?? 0;
    expect(listed).toEqual(
      refereed.toSorted((a, b) => kickOff(b) - kickOff(a) || matchId(b) - matchId(a)).map(matchId),
    );
  }
});

test('a page beyond the last is empty', async () => {
  const path = `${apiPaths.refereeMatches(small.ids.get('ref') ?? 0)}?page=100000&limit=100`;
  expect(await ask(small, 'matches', path)).toEqual({
    matches: [],
    pagination: { currentPage: 100000, hasMore: false },
  });
});

test.each([
  ['/api/referees/0', 400],
  ['/api/referees/%00', 400],
  ['/api/referees/2147483648', 400],
  ['/api/referees/2147483647', 404],
  ['/api/referees/abc/matches', 400],
  ['/api/referees/2147483647/matches', 404],
  ['/api/referees/1/matches?page=0', 400],
  ['/api/referees/1/matches?page=-1', 400],
  ['/api/referees/1/matches?limit=0', 400],
  ['/api/referees/1/matches?limit=101', 400],
  ['/api/referees/1/matches?page=1&page=2', 400],
  ['/api/referees/1/matches?limit=1%00', 400],
])('%s is a %i', async (path, status) => {
  const response = await small.app.inject({ url: path });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error: expect.stringMatching(/^[^{}\n]+$/) });
});
