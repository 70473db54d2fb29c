import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { H2h, MatchStandings, PastMatches } from '#contract/http/match-context.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { cupLeague } from '#tests/support/cup-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';

/* Table, leaders, head to head and news of a match, worked out by hand. */

let database: OpenDatabase;
let app: FastifyInstance;
const ids = new Map<string, number>();
const id = (key: string) => ids.get(key) ?? 0;

beforeAll(async () => {
  database = await openLeagueDatabase(cupLeague());
  const { rows } = await database.pool.query<{ key: string; id: number }>(
    `select key, id from matches union all select key, id from competitions`,
  );
  for (const row of rows) ids.set(row.key, row.id);
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => SMALL_LEAGUE_NOW,
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

async function ask<T>(endpoint: keyof typeof matchEndpoints, path: string): Promise<T> {
  const response = await app.inject({ url: path });
  expect(response.statusCode).toBe(200);
  const answer = response.json<T>();
  expect(matchEndpoints[endpoint].response.parse(answer)).toEqual(answer);
  return answer;
}

test('the table of its competition counts matches under their short name', async () => {
  const table = await ask<MatchStandings>('standings', apiPaths.matchStandings(id('m1')));
  expect(table).toMatchObject({
    format: 'LEAGUE',
    zones: [{ from: 1, to: 1, kind: 'title', label_bg: 'Шампион' }],
    adjustments: [{ team: { name: 'Балик' }, points: -4 }],
  });
  const rows = Array.isArray(table.standings) ? table.standings : [];
  expect(rows.map((row) => [row.position, row.team.name, row.matches, row.points, row.form.join('')])).toEqual([
    [1, 'Вихър', 2, 3, 'LW'],
    [2, 'Балик', 2, 2, 'WW'],
    [3, 'Рилци', 2, 1, 'DL'],
    [4, 'Орловец', 2, 1, 'DL'],
  ]);
});

test('a cup has no table', async () => {
  expect(await ask('standings', apiPaths.matchStandings(id('final')))).toMatchObject({
    standings: [],
    format: 'KNOCKOUT',
  });
});

test('leaders are those of the season in which the match was played', async () => {
  const scorers = async (key: string) =>
    (
      await ask<{ top_scorers: { player_name: string; team_name: string; goals: number }[] }>(
        'topScorers',
        apiPaths.matchTopScorers(id(key)),
      )
    ).top_scorers.map((row) => [row.player_name, row.team_name, row.goals]);
  expect(await scorers('m1')).toEqual([
    ['Иван Колев', 'Балик', 2],
    ['Петър Желев', 'Вихър', 2],
  ]);
  // Of the final's two goals one was an own goal and one a hidden player's.
  expect(await scorers('final')).toEqual([]);
  expect(await ask('topAssisters', apiPaths.matchTopAssisters(id('m1')))).toMatchObject({
    top_assisters: [
      { player_name: 'Петър Желев', assists: 2 },
      { player_name: 'Иван Колев', assists: 1 },
    ],
  });
  expect(await ask('topRated', apiPaths.matchTopRated(id('m1')))).toMatchObject({
    top_rated_players: [
      { player_name: 'Иван Колев', averageRating: 8.5 },
      { player_name: 'Петър Желев', averageRating: 7.25 },
    ],
  });
});

test('head to head: penalties make a draw, an awarded match counts, each side from its own point of view', async () => {
  // 3:1 in the league; 2:1, 1:1 and 3:0 (awarded) in the cup.
  const h2h = await ask<H2h>('h2h', apiPaths.matchH2h(id('m1')));
  expect(h2h).toMatchObject({
    total: 4,
    team1_wins: 3,
    team2_wins: 0,
    draws: 1,
    team1_goals: 9,
    team2_goals: 3,
  });
  expect(h2h.matches.map((row) => [row.id, row.status, row.team1_score, row.team2_score, row.penalty_score])).toEqual([
    [id('m1'), 'FINISHED', 3, 1, null],
    [id('noShow'), 'AWARDED', 3, 0, null],
    [id('final'), 'FINISHED', 1, 1, { team1: 2, team2: 3 }],
    [id('semi'), 'FINISHED', 2, 1, null],
  ]);
  const two = await ask<PastMatches>('headToHeadMatches', `${apiPaths.headToHeadMatches(id('m1'))}?limit=2`);
  expect(two.matches).toEqual(h2h.matches.slice(0, 2));
});

test('matches of a side: what is over, of one competition or of all', async () => {
  const path = apiPaths.teamMatches(id('live'), 'home');
  const pastMatchIds = async (query: string) =>
    (await ask<PastMatches>('teamMatches', path + query)).matches.map((row) => row.id);
  expect(await pastMatchIds('')).toEqual(['m3', 'm1', 'noShow', 'final', 'semi'].map(id));
  expect(await pastMatchIds('?competitionId=all&limit=1')).toEqual([id('m3')]);
  expect(await pastMatchIds(`?competitionId=${id('old')}`)).toEqual(['noShow', 'final', 'semi'].map(id));
});

test('competitions of a side in the order of the bar', async () => {
  const competitionsOf = async (key: string) => ask('teamCompetitions', apiPaths.sideCompetitions(id(key), 'away'));
  expect(await competitionsOf('m1')).toMatchObject({ competitions: [{ name: 'Делта Лига' }, { name: 'Стара купа' }] });
  expect(await competitionsOf('m2')).toMatchObject({ competitions: [{ name: 'Делта Лига' }] });
});

test('news: the match’s own first, then of its teams, each once, none before its publication', async () => {
  const { news } = await ask<{ news: { title: string }[] }>('news', apiPaths.matchNews(id('m1')));
  expect(news.map(({ title }) => title)).toEqual(['Balik take the lead', 'Vihar news']);
});

describe('bad input', () => {
  const refusal = { error: expect.stringMatching(/^[^{}\n]+$/) };
  const paths = [
    '/details',
    '/stats',
    '/lineups',
    '/h2h',
    '/standings',
    '/top-scorers',
    '/top-assisters',
    '/top-rated',
    '/team-matches/home',
    '/team-competitions/away',
    '/head-to-head-matches',
    '/news',
  ];

  test.each(paths)('%s: a malformed id is a 400, an unknown one a 404', async (path) => {
    for (const [bad, status] of [
      ['0', 400],
      ['1e3', 400],
      ['2147483648', 400],
      ['%00', 400],
      ['2147483647', 404],
    ] as const) {
      const response = await app.inject({ url: `/api/readonly-match/${bad}${path}` });
      expect([bad, response.statusCode, response.json()]).toEqual([bad, status, refusal]);
    }
  });

  test.each([
    ['/team-matches/left', 400],
    ['/team-matches/HOME', 400],
    ['/team-competitions/%00', 400],
    ['/team-matches/home?limit=0', 400],
    ['/team-matches/home?limit=-1', 400],
    ['/team-matches/home?limit=101', 400],
    ['/team-matches/home?limit=5&limit=5', 400],
    ['/team-matches/home?competitionId=', 400],
    ['/team-matches/home?competitionId=ALL', 400],
    ['/team-matches/home?competitionId=1%00', 400],
    ['/team-matches/home?competitionId=2147483647', 404],
    ['/head-to-head-matches?limit=0', 400],
    ['/head-to-head-matches?limit=101', 400],
    ['/head-to-head-matches?limit=%00', 400],
    ['/nothing', 404],
  ])('%s is a %i', async (rest, status) => {
    const response = await app.inject({ url: `/api/readonly-match/${id('m1')}${rest}` });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual(refusal);
  });
});
