import { afterAll, beforeAll, expect, test } from 'vitest';
import { followingEndpoints } from '#contract/http/following.ts';
import { apiPaths } from '#contract/paths.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

let league: LeagueApp;
beforeAll(async () => {
  league = await openLeagueApp(smallLeague(), SMALL_LEAGUE_NOW);
});
afterAll(async () => league?.close());

const ask = (ids: string) => league.ask(followingEndpoints.list, `${apiPaths.following}?ids=${ids}`);
const team = (key: string) => `t${league.id('teams', key)}`;
const player = (key: string) => `p${league.id('players', key)}`;

test('a team has its live match, else the next one, and its last result', async () => {
  const { teams } = await ask(`${team('balik')}.${team('vihar')}.${team('riltsi')}`);
  const found = Object.fromEntries(teams.map(({ team: { name }, next, last }) => [name, [next?.id, last?.id]]));
  const match = (key: string) => league.id('matches', key);
  expect(found).toEqual({
    // Awarded afterwards.
    Балик: [match('m5'), match('m4')],
    // Half an hour late at most [WE3].
    Вихър: [match('m8'), match('m3')],
    Рилци: [match('m6'), match('m4')],
  });
  expect(teams.find(({ team: { name } }) => name === 'Балик')?.next).toMatchObject({
    status: 'LIVE',
    score: { home: 5 },
  });
});

test('players have their team, and those who are not shown are not there', async () => {
  const { players } = await ask(`${player('ivan')}.${player('hidden')}.p999999`);
  expect(players).toMatchObject([{ name: 'Иван Колев', team: { name: 'Балик' } }]);
});

test('news are those of the followed teams, and of no others', async () => {
  expect((await ask(team('balik'))).news.map(({ title_bg }) => title_bg)).toContain('Балик поведе');
  expect((await ask(player('ivan'))).news).toEqual([]);
});

test('[FO6] the feed has the finished matches of teams, of players, and the days of competitions, newest first', async () => {
  const { results, performances, played } = await ask(
    `${team('balik')}.${player('ivan')}.${player('hidden')}.c${league.id('competitions', 'liga')}`,
  );
  const match = (key: string) => league.id('matches', key);
  expect(results.map(({ id }) => id)).toEqual([match('m4'), match('m1')]);
  expect(performances).toMatchObject([
    {
      player_id: league.id('players', 'ivan'),
      matchId: match('m1'),
      opponent: { name: 'Вихър' },
      score: { playerTeamScore: 3, opponentScore: 1 },
      playerStats: { goals: 2, assists: 1, rating: 8.5 },
    },
  ]);
  // One of the two on 8 March was awarded.
  expect(played).toMatchObject([
    { date: '2026-03-08', gameweek: { number: 2 }, matches: 2, goals: 4 },
    { date: '2026-03-01', gameweek: { number: 1 }, matches: 2, goals: 8 },
  ]);
});

test('[FO4] the same in another order is the same response', async () => {
  const [one, other] = [`${team('balik')}.${team('vihar')}`, `${team('vihar')}.${team('balik')}.${team('balik')}`];
  const [first, second] = await Promise.all(
    [one, other].map((ids) => league.app.inject({ url: `${apiPaths.following}?ids=${ids}` })),
  );
  expect(second?.headers['etag']).toBe(first?.headers['etag']);
  expect(second?.body).toBe(first?.body);
});

test.each(['', 'x1', 't0', 't1,t2', 't1..t2', 't'.repeat(600), "t1'--", 't99999999999'])(
  '%s is refused',
  async (ids) => {
    await league.refuse(`${apiPaths.following}?ids=${encodeURIComponent(ids)}`, 400);
  },
);
