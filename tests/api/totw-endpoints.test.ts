import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totwEndpoints } from '#contract/http/totw.ts';
import { apiPaths } from '#contract/paths.ts';
import type { CompositionEntry, League, MatchEntry, PlayerStatsEntry } from '#tests/support/league.ts';
import { demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { playerStats, SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 1000) / whole) / 10);

/** The figures of a player over all rows, added up. */
function performance(all: readonly PlayerStatsEntry[]) {
  const sum = (figure: (stats: PlayerStatsEntry) => number) => all.reduce((total, stats) => total + figure(stats), 0);
  const tenths = all.flatMap(({ rating }) => (rating === null ? [] : [Math.round(rating * 10)]));
  const total = tenths.reduce((a, b) => a + b, 0);
  return {
    goals: sum(({ goals }) => goals),
    assists: sum(({ assists }) => assists ?? 0),
    minutes_played: sum(({ minutesPlayed }) => minutesPlayed ?? 0),
    rating: tenths.length === 0 ? null : Math.round((total * 10) / tenths.length) / 100,
    shots: sum(({ shots }) => shots ?? 0),
    shots_on_target: sum(({ shotsOnTarget }) => shotsOnTarget ?? 0),
    passes: sum(({ passes }) => passes ?? 0),
    pass_accuracy: percent(
      sum(({ passesCompleted }) => passesCompleted ?? 0),
      sum(({ passes }) => passes ?? 0),
    ),
    tackles: sum(({ tackles }) => tackles ?? 0),
    saves: sum(({ saves }) => saves ?? 0),
    yellow_cards: sum(({ yellowCards }) => yellowCards ?? 0),
    red_cards: sum(({ redCards }) => redCards ?? 0),
  };
}

describe('the small league, worked out by hand', () => {
  const composition = (key: string, change: Partial<CompositionEntry>): CompositionEntry => ({
    key,
    type: 'TEAM_OF_THE_WEEK',
    competition: 'liga',
    season: '2025',
    gameweek: 1,
    goalkeeper: 'keeper',
    defenders: ['ivan', 'libero'],
    midfielder: 'petar',
    forwards: ['hidden', 'nobody'],
    notesBg: null,
    notesEn: null,
    picture: null,
    createdOn: '2026-03-09',
    ...change,
  });

  function withTeams(weeks: number[]): League {
    const league = smallLeague();
    const person = league.players[0]!;
    league.players.push(
      { ...person, key: 'keeper', name: 'Вратар Вратаров', position: 'GK' },
      { ...person, key: 'libero', name: 'Либеро Либеров', position: null },
      { ...person, key: 'nobody', name: 'Никой Никоев' },
    );
    league.memberships.push(
      { team: 'riltsi', player: 'nobody', shirtNumber: 77, rank: 'SECONDARY', joinedOn: '2025-09-01', leftOn: null },
      { team: 'balik', player: 'nobody', shirtNumber: 5, rank: 'MAIN', joinedOn: '2025-10-01', leftOn: null },
      { team: 'vihar', player: 'nobody', shirtNumber: 6, rank: 'MAIN', joinedOn: '2025-01-01', leftOn: '2025-09-30' },
    );
    const orlovets = league.matches.find(({ key }) => key === 'm3')!;
    orlovets.playerStats.push(
      playerStats('keeper', 'vihar', { rating: 7.4, saves: 6, passes: 8, passesCompleted: 7 }),
      playerStats('libero', 'vihar', { rating: 7.1, starter: false, minutesPlayed: 12, manOfTheMatch: true }),
    );
    orlovets.lineups.push({
      player: 'keeper',
      team: 'vihar',
      starter: true,
      shirtNumber: 12,
      position: 'GK',
      place: 1,
      captain: false,
    });
    league.compositions.push(
      ...weeks.map((gameweek) => composition(`week-${gameweek}`, { gameweek })),
      composition('season', { type: 'TEAM_OF_THE_SEASON', gameweek: null }),
      composition('year', { type: 'TEAM_OF_THE_YEAR', gameweek: null, goalkeeper: 'ivan' }),
    );
    return league;
  }

  let site: LeagueApp;
  beforeAll(async () => {
    site = await openLeagueApp(withTeams([1, 2]), SMALL_LEAGUE_NOW);
  });
  afterAll(() => site?.close());
  const path = (query = '') => `${apiPaths.teamOfTheWeek(site.id('competitions', 'liga'))}${query}`;
  const week = (number: number) => `gameweekId=${site.gameweekId('liga', '2025', number)}`;

  test('without a team of the current gameweek: the latest; a hidden player is left out', async () => {
    const { players } = await site.ask(totwEndpoints.teamOfTheWeek, path());
    expect(
      players.map(({ name, section, number, position, team }) => [name, section, number, position, team?.name]),
    ).toEqual([
      // From the line-up.
      ['Вратар Вратаров', 'gk', 12, 'GK', 'Вихър'],
      // The only match of his team was awarded: registered with Балик.
      ['Иван Колев', 'def', 9, 'FWD', 'Балик'],
      // Played as a guest: no number is known.
      ['Либеро Либеров', 'def', null, null, 'Вихър'],
      ['Петър Желев', 'mid', 7, 'FWD', 'Вихър'],
      ['Никой Никоев', 'fwd', 5, 'FWD', 'Балик'],
    ]);
    expect(players).toEqual((await site.ask(totwEndpoints.teamOfTheWeek, path(`?${week(2)}`))).players);
    const [keeper, ivan, libero, petar] = players.map(({ matchStats }) => matchStats);
    expect(keeper).toEqual({
      played: true,
      match: {
        id: site.id('matches', 'm3'),
        start_time: '2026-03-08T17:00:00.000Z',
        opponent: expect.objectContaining({ name: 'Орловец', short_name: 'ОРЛ' }),
        score: { home: 4, away: 0 },
        venue: 'home',
      },
      goals: 0,
      assists: 0,
      minutes_played: 50,
      rating: 7.4,
      shots: 0,
      shots_on_target: 0,
      passes: 8,
      pass_accuracy: 87.5,
      tackles: 0,
      saves: 6,
      yellow_cards: 0,
      red_cards: 0,
      motm: false,
      is_starter: true,
      clean_sheet: true,
    });
    expect(ivan).toEqual({ played: false, message: expect.any(String) });
    expect(libero).toMatchObject({ motm: true, is_starter: false, clean_sheet: false, pass_accuracy: null });
    expect(petar).toMatchObject({ goals: 1, assists: 2, rating: 8, clean_sheet: false });
  });

  test('a guest sees his own goals first', async () => {
    const { players } = await site.ask(totwEndpoints.teamOfTheWeek, path(`?${week(1)}`));
    expect(players.find(({ name }) => name === 'Петър Желев')?.matchStats).toMatchObject({
      match: { opponent: { name: 'Балик' }, score: { home: 1, away: 3 }, venue: 'away' },
      goals: 1,
      rating: 6.5,
    });
  });

  test('a gameweek without a team has no players', async () => {
    // What there is instead: the last one that exists.
    const latest = { season: site.id('seasons', '2025'), number: 2 };
    expect(await site.ask(totwEndpoints.teamOfTheWeek, path(`?${week(3)}`))).toEqual({ latest, players: [] });
  });

  test('the team of the season, each with his sums; the live match is in none', async () => {
    const { players } = await site.ask(
      totwEndpoints.teamOfTheSeason,
      apiPaths.teamOfTheSeason(site.id('competitions', 'liga')),
    );
    expect(players.map(({ name, team, number }) => [name, team?.name, number])).toEqual([
      ['Вратар Вратаров', 'Вихър', null],
      ['Иван Колев', 'Балик', 9],
      ['Либеро Либеров', 'Вихър', null],
      ['Петър Желев', 'Вихър', 7],
      ['Никой Никоев', 'Балик', 5],
    ]);
    expect(players.at(-2)?.seasonStats).toMatchObject({
      played: true,
      matches_played: 2,
      goals: 2,
      assists: 2,
      minutes_played: 100,
      rating: 7.25,
      shots: 3,
      shots_on_target: 2,
    });
    expect(players.at(-1)?.seasonStats).toEqual({ played: false, message: expect.any(String) });
  });

  test('a competition without teams of the week or the season', async () => {
    const old = site.id('competitions', 'old');
    expect(await site.ask(totwEndpoints.teamOfTheWeek, apiPaths.teamOfTheWeek(old))).toEqual({
      latest: null,
      players: [],
    });
    expect(await site.ask(totwEndpoints.teamOfTheSeason, apiPaths.teamOfTheSeason(old))).toEqual({ players: [] });
  });

  test('bad input', async () => {
    for (const gameweek of ['0', '-1', 'abc', '', '2147483648', '1%00', '1&gameweekId=2']) {
      await site.refuse(path(`?gameweekId=${gameweek}`), 400);
    }
    await site.refuse(path('?gameweekId=2147483647'), 404);
    await site.refuse(path(`?season=${site.id('seasons', '2024')}`), 404);
    await site.refuse(path(`?season=${site.id('seasons', '2024')}&${week(1)}`), 404);
    await site.refuse(`${apiPaths.teamOfTheWeek(site.id('competitions', 'old'))}?${week(1)}`, 404);
    for (const pathOf of [apiPaths.teamOfTheWeek, apiPaths.teamOfTheSeason]) {
      await site.refuse(pathOf(2147483647), 404);
      await site.refuse(pathOf(0), 400);
      await site.refuse(`${pathOf(site.id('competitions', 'liga'))}?season=x`, 400);
    }
  });

  test('a team of the current gameweek goes before a later one', async () => {
    const league = withTeams([1, 2, 3]);
    // One match of the second gameweek is still to come.
    const isLeft = ({ key }: MatchEntry) => key === 'm4';
    league.matches = league.matches.map((one) =>
      isLeft(one) ? { ...one, status: 'UPCOMING', official: null, startTime: '2026-03-14T17:00:00Z' } : one,
    );
    const later = await openLeagueApp(league, new Date('2026-03-12T12:00:00Z'));
    try {
      const { players } = await later.ask(
        totwEndpoints.teamOfTheWeek,
        apiPaths.teamOfTheWeek(later.id('competitions', 'liga')),
      );
      expect(players[0]?.matchStats).toMatchObject({ match: { id: later.id('matches', 'm3') } });
    } finally {
      await later.close();
    }
  });
});

describe('the demo league, looked up again', () => {
  const league = demoLeague();
  const people = new Map(league.players.map((player) => [player.key, player]));
  const teamName = new Map(league.teams.map(({ key, name }) => [key, name]));
  const sixOf = ({ goalkeeper, defenders, midfielder, forwards }: CompositionEntry) =>
    [goalkeeper, ...defenders, midfielder, ...forwards] as const;
  const SECTIONS = ['gk', 'def', 'def', 'mid', 'fwd', 'fwd'];
  const of = (type: CompositionEntry['type']) => league.compositions.filter((entry) => entry.type === type);
  const finished = (entry: CompositionEntry, own: (match: MatchEntry) => boolean) =>
    league.matches.filter(
      (match) =>
        match.competition === entry.competition &&
        match.season === entry.season &&
        match.status === 'FINISHED' &&
        own(match),
    );

  let site: LeagueApp;
  beforeAll(async () => {
    site = await openLeagueApp(league, SMALL_LEAGUE_NOW);
  });
  afterAll(() => site?.close());

  test('every team of the week, each player with his match', async () => {
    expect(of('TEAM_OF_THE_WEEK').length).toBeGreaterThan(10);
    for (const entry of of('TEAM_OF_THE_WEEK')) {
      const id = site.gameweekId(entry.competition, entry.season, entry.gameweek!);
      const { players } = await site.ask(
        totwEndpoints.teamOfTheWeek,
        `${apiPaths.teamOfTheWeek(site.id('competitions', entry.competition))}?gameweekId=${id}`,
      );
      const expected = sixOf(entry).map((key, i) => {
        const [match] = finished(
          entry,
          ({ gameweek, playerStats: all }) => gameweek === entry.gameweek && all.some(({ player }) => player === key),
        );
        const stats = match!.playerStats.find(({ player }) => player === key)!;
        const sheet = match!.lineups.find(({ player }) => player === key)!;
        const atHome = stats.team === match!.home;
        const [home, away] = match!.score!;
        const conceded = atHome ? away : home;
        return {
          name: people.get(key)?.name,
          section: SECTIONS[i],
          number: sheet.shirtNumber,
          position: sheet.position ?? people.get(key)?.position,
          team: { name: teamName.get(stats.team) },
          matchStats: {
            ...performance([stats]),
            match: {
              id: site.id('matches', match!.key),
              opponent: { name: teamName.get((atHome ? match!.away : match!.home) ?? '') },
              score: { home: atHome ? home : away, away: conceded },
              venue: atHome ? 'home' : 'away',
            },
            motm: stats.manOfTheMatch,
            is_starter: stats.starter,
            clean_sheet: sheet.position === 'GK' && conceded === 0,
          },
        };
      });
      expect(players).toMatchObject(expected);
    }
  });

  test('every team of the season, each player with his season', async () => {
    expect(of('TEAM_OF_THE_SEASON').length).toBeGreaterThan(0);
    for (const entry of of('TEAM_OF_THE_SEASON')) {
      const { players } = await site.ask(
        totwEndpoints.teamOfTheSeason,
        `${apiPaths.teamOfTheSeason(site.id('competitions', entry.competition))}?season=${site.id('seasons', entry.season)}`,
      );
      const expected = sixOf(entry).map((key, i) => {
        const all = finished(entry, () => true).flatMap(({ playerStats: stats }) =>
          stats.filter(({ player }) => player === key),
        );
        return {
          name: people.get(key)?.name,
          section: SECTIONS[i],
          seasonStats: { played: true, matches_played: all.length, ...performance(all) },
        };
      });
      expect(players).toMatchObject(expected);
    }
  });
});
