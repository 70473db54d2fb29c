import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { apiPaths } from '#contract/paths.ts';
import type { League, MatchEntry } from '#tests/support/league.ts';
import { demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { match, playerStats, SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

type Figure = 'goals' | 'assists' | 'rating';
const LISTS = {
  goals: apiPaths.topScorers,
  assists: apiPaths.topAssisters,
  rating: apiPaths.topRated,
} as const;

/** Player, team and figure of every row. */
async function askList(site: LeagueApp, by: Figure, competition: string, query: string) {
  const path = `${LISTS[by](site.id('competitions', competition))}${query}`;
  if (by === 'goals') {
    const rows = await site.ask(competitionEndpoints.topScorers, path);
    return rows.map(({ player, team, goals }) => [player.name, team.name, goals]);
  }
  if (by === 'assists') {
    const rows = await site.ask(competitionEndpoints.topAssisters, path);
    return rows.map(({ player, team, assists }) => [player.name, team.name, assists]);
  }
  const rows = await site.ask(competitionEndpoints.topRated, path);
  return rows.map(({ player, team, rating }) => [player.name, team.name, rating]);
}

describe('the small league, worked out by hand', () => {
  const guest = { ...smallLeague().players[0]!, key: 'guest', name: 'Гост Гостев', nameLatin: 'guest' };
  const played2024 = (key: string, stats: MatchEntry['playerStats'], startTime: string) =>
    match(key, {
      season: '2024',
      home: 'balik',
      away: 'vihar',
      score: [5, 0],
      status: 'FINISHED',
      phase: 'FULL_TIME',
      startTime,
      playerStats: stats,
    });

  /** A season before: Петър still played for Балик, and a guest once, brilliantly. */
  function twoSeasons(): League {
    const league = smallLeague();
    const [liga] = league.competitionSeasons;
    league.competitionSeasons.push({
      ...liga!,
      season: '2024',
      startsOn: '2024-09-29',
      endsOn: '2025-05-31',
      adjustments: [],
      gameweeks: [{ number: 1, startsOn: '2025-03-01', endsOn: '2025-03-07', eliminationRound: null }],
    });
    league.players.push(guest);
    league.matches.push(
      played2024(
        'o1',
        [
          playerStats('petar', 'balik', { goals: 3, shots: 3, rating: 7 }),
          playerStats('ivan', 'balik', { assists: 2, rating: null }),
          playerStats('guest', 'balik', { goals: 2, ownGoals: 1, shots: 2, rating: 10 }),
        ],
        '2025-03-01T17:00:00Z',
      ),
      played2024('o2', [playerStats('petar', 'balik', { assists: 1, rating: 7.5 })], '2025-03-02T17:00:00Z'),
    );
    // A live match does not count until it is over.
    const live = league.matches.find(({ status }) => status === 'LIVE')!;
    live.playerStats = [playerStats('ivan', 'balik', { goals: 5, assists: 5, shots: 5, rating: 10 })];
    return league;
  }

  let site: LeagueApp;
  beforeAll(async () => {
    site = await openLeagueApp(twoSeasons(), SMALL_LEAGUE_NOW);
  });
  afterAll(() => site?.close());
  const season2024 = () => `?season=${site.id('seasons', '2024')}`;

  test.each<[Figure, [string, string, number][]]>([
    [
      'goals',
      [
        ['Иван Колев', 'Балик', 2],
        ['Петър Желев', 'Вихър', 2],
      ],
    ],
    [
      'assists',
      [
        ['Петър Желев', 'Вихър', 2],
        ['Иван Колев', 'Балик', 1],
      ],
    ],
    [
      'rating',
      [
        ['Иван Колев', 'Балик', 8.5],
        ['Петър Желев', 'Вихър', 7.25],
      ],
    ],
  ])('%s of the current season: of finished matches, fewer matches first, nobody hidden', async (by, expected) => {
    expect(await askList(site, by, 'liga', '')).toEqual(expected);
    expect(await askList(site, by, 'liga', '?type=season&limit=1')).toEqual(expected.slice(0, 1));
  });

  test.each<[Figure, [string, string, number][]]>([
    [
      'goals',
      [
        ['Петър Желев', 'Балик', 3],
        ['Гост Гостев', 'Балик', 2],
      ],
    ],
    [
      'assists',
      [
        ['Иван Колев', 'Балик', 2],
        ['Петър Желев', 'Балик', 1],
      ],
    ],
    // Once in two matches is often enough; without a rating nobody is rated.
    [
      'rating',
      [
        ['Гост Гостев', 'Балик', 10],
        ['Петър Желев', 'Балик', 7.25],
      ],
    ],
  ])('%s of an earlier season, each with the team he had then', async (by, expected) => {
    expect(await askList(site, by, 'liga', season2024())).toEqual(expected);
  });

  test.each<[Figure, [string, string, number][]]>([
    [
      'goals',
      [
        ['Петър Желев', 'Вихър', 5],
        ['Гост Гостев', 'Балик', 2],
        ['Иван Колев', 'Балик', 2],
      ],
    ],
    [
      'assists',
      [
        ['Иван Колев', 'Балик', 3],
        ['Петър Желев', 'Вихър', 3],
      ],
    ],
    // Of four matches at most, one is too few: the guest is out, and Иван has but one rating.
    ['rating', [['Петър Желев', 'Вихър', 7.25]]],
  ])('%s of all time, each with the team he last played for', async (by, expected) => {
    expect(await askList(site, by, 'liga', '?type=alltime')).toEqual(expected);
    expect(await askList(site, by, 'liga', '?type=alltime&limit=1')).toEqual(expected.slice(0, 1));
    expect(await askList(site, by, 'liga', '?type=alltime&season=2147483647')).toEqual(expected);
  });

  test('featured of an earlier season has its table and its leaders', async () => {
    const path = `${apiPaths.featured(site.id('competitions', 'liga'))}${season2024()}`;
    const { competition, standings, topScorers } = await site.ask(competitionEndpoints.featured, path);
    expect(competition).toMatchObject({ current_gameweek: 1, season: { year_start: 2024 }, adjustments: [] });
    expect(standings).toMatchObject([{ team: { name: 'Балик' }, points: 6, goals_scored: 10 }, {}, {}, {}]);
    expect(topScorers.top_scorers.map(({ goals }) => goals)).toEqual([3, 2]);
  });

  test('bad input', async () => {
    for (const list of Object.values(LISTS)) {
      const path = list(site.id('competitions', 'liga'));
      for (const query of ['limit=0', 'limit=-1', 'limit=1001', 'limit=1.5', 'limit=ten', 'limit=', 'limit=1%00']) {
        await site.refuse(`${path}?${query}`, 400);
      }
      for (const query of ['type=career', 'type=', 'type=season&type=alltime', 'season=0', 'season=1&season=1']) {
        await site.refuse(`${path}?${query}`, 400);
      }
      await site.refuse(`${path}?season=2147483647`, 404);
      await site.refuse(list(2147483647), 404);
      await site.refuse(`${list(2147483647)}?type=alltime`, 404);
      await site.refuse(path.replace(/\d+/, '0'), 400);
    }
    await site.refuse(`${apiPaths.featured(site.id('competitions', 'old'))}?season=${site.id('seasons', '2025')}`, 404);
  });
});

describe('the demo league, added up again', () => {
  const league = demoLeague();
  const people = new Map(league.players.map((player) => [player.key, player]));
  const teamName = new Map(league.teams.map(({ key, name }) => [key, name]));
  const byName = new Intl.Collator('bg').compare;
  let site: LeagueApp;
  beforeAll(async () => {
    site = await openLeagueApp(league, SMALL_LEAGUE_NOW);
  });
  afterAll(() => site?.close());

  /** The whole list, from every finished match. */
  function rank(matches: readonly MatchEntry[], by: Figure) {
    const sums = new Map<string, { matches: number; total: number; tenths: number[]; team: string; last: number }>();
    for (const { status, startTime, playerStats: all } of matches) {
      if (status !== 'FINISHED') continue;
      for (const stats of all) {
        const own = sums.get(stats.player) ?? { matches: 0, total: 0, tenths: [], team: '', last: -1 };
        own.matches += 1;
        if (by !== 'rating') own.total += stats[by] ?? 0;
        if (stats.rating !== null) own.tenths.push(Math.round(stats.rating * 10));
        const at = Date.parse(startTime ?? '');
        if (at > own.last) [own.team, own.last] = [stats.team, at];
        sums.set(stats.player, own);
      }
    }
    const most = Math.max(...[...sums.values()].map(({ tenths }) => tenths.length));
    return [...sums]
      .flatMap(([key, own]) => {
        const player = people.get(key)!;
        const total = own.tenths.reduce((a, b) => a + b, 0);
        const value = by === 'rating' ? Math.round((total * 10) / own.tenths.length) / 100 : own.total;
        const ranked = by === 'rating' ? own.tenths.length * 3 >= most : value > 0;
        return ranked && !player.hidden ? [{ name: player.name, team: teamName.get(own.team), value, own }] : [];
      })
      .toSorted((a, b) => b.value - a.value || a.own.matches - b.own.matches || byName(a.name, b.name))
      .map(({ name, team, value }) => [name, team, value]);
  }

  test.each<Figure>(['goals', 'assists', 'rating'])('%s of every season and of all time', async (by) => {
    for (const { competition, season } of league.competitionSeasons) {
      const own = league.matches.filter((entry) => entry.competition === competition && entry.season === season);
      const query = `?season=${site.id('seasons', season)}`;
      const expected = rank(own, by);
      expect(await askList(site, by, competition, `${query}&limit=1000`)).toEqual(expected);
      expect(await askList(site, by, competition, query)).toEqual(expected.slice(0, 10));
    }
    for (const { key } of league.competitions) {
      const expected = rank(
        league.matches.filter(({ competition }) => competition === key),
        by,
      );
      expect(await askList(site, by, key, '?type=alltime&limit=1000')).toEqual(expected);
      expect(await askList(site, by, key, '?type=alltime&limit=20')).toEqual(expected.slice(0, 20));
    }
  });

  test('featured shows the first ten of the same lists', async () => {
    for (const { key } of league.competitions) {
      const featured = await site.ask(competitionEndpoints.featured, apiPaths.featured(site.id('competitions', key)));
      expect(featured.topScorers.top_scorers.map((row) => [row.player.name, row.team.name, row.goals])).toEqual(
        await askList(site, 'goals', key, ''),
      );
      expect(featured.topAssisters.top_assisters.map((row) => [row.player.name, row.team.name, row.assists])).toEqual(
        await askList(site, 'assists', key, ''),
      );
      expect(featured.topRatedPlayers.map((row) => [row.player.name, row.team.name, row.avg_rating])).toEqual(
        await askList(site, 'rating', key, ''),
      );
    }
  });
});
