import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Competition,
  CompetitionsByStatus,
  EliminationMatch,
  Featured,
  GameweekGoals,
  GameweekMatch,
  Gameweeks,
  Standing,
  TopScorer,
} from '#contract/http/competition.ts';
import type { MatchDetails } from '#contract/http/match.ts';
import type { Team } from '#contract/http/shared.ts';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { addRows } from '#server/league-files/openfootball/add-rows.ts';
import { parseNotes, parseOpenfootball } from '#server/league-files/openfootball/openfootball-file.ts';
import { toRows } from '#server/league-files/openfootball/to-rows.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/*
 * The official outcomes of two competitions, written down by hand, against the API after their results have been
 * imported. Nothing here is computed by the code under test.
 */

interface Site {
  database: OpenDatabase;
  app: FastifyInstance;
  competition: Competition;
  ask<T>(path: string): Promise<T>;
  close(): Promise<void>;
}

async function openSite(name: string, now: string): Promise<Site> {
  const read = (ending: string) =>
    readFile(fileURLToPath(new URL(`../data/openfootball/${name}${ending}`, import.meta.url)), 'utf8');
  const { rows } = toRows(parseOpenfootball(await read('.json'), name), parseNotes(await read('.notes.json'), name));
  const database = await openLeagueDatabase();
  await addRows(database, rows);
  const app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => new Date(now),
  });
  const ask = async <T>(path: string): Promise<T> => {
    const response = await app.inject({ url: path });
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response.json<T>();
  };
  const { finished } = await ask<CompetitionsByStatus>(apiPaths.competitionsByStatus);
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { database, app, competition: finished[0]!, ask, close };
}

describe('the Premier League of 2023/24', () => {
  let site: Site;
  let featured: Featured;
  beforeAll(async () => {
    site = await openSite('premier-league-2023-24', '2024-07-01T12:00:00Z');
    featured = await site.ask(apiPaths.featured(site.competition.id));
  });
  afterAll(() => site?.close());

  test('is a league of England that has been played', () => {
    expect(site.competition).toMatchObject({
      name: 'Premier League',
      country: 'United Kingdom',
      format: 'LEAGUE',
      start_date: '2023-08-11',
      end_date: '2024-05-19',
    });
    expect(featured.competition.season).toMatchObject({ year_start: 2023, year_end: 2024 });
  });

  test('[ST1] ends with the official table', () => {
    const table = (featured.standings as Standing[]).map((row) => [
      row.position,
      row.team.name,
      row.matches_played,
      row.wins,
      row.draws,
      row.losses,
      row.goals_scored,
      row.goals_conceded,
      row.points,
    ]);
    // oxfmt-ignore
    expect(table).toEqual([
      [ 1, 'Manchester City FC',         38, 28,  7,  3, 96,  34, 91],
      [ 2, 'Arsenal FC',                 38, 28,  5,  5, 91,  29, 89],
      [ 3, 'Liverpool FC',               38, 24, 10,  4, 86,  41, 82],
      [ 4, 'Aston Villa FC',             38, 20,  8, 10, 76,  61, 68],
      [ 5, 'Tottenham Hotspur FC',       38, 20,  6, 12, 74,  61, 66],
      [ 6, 'Chelsea FC',                 38, 18,  9, 11, 77,  63, 63],
      [ 7, 'Newcastle United FC',        38, 18,  6, 14, 85,  62, 60],
      [ 8, 'Manchester United FC',       38, 18,  6, 14, 57,  58, 60],
      [ 9, 'West Ham United FC',         38, 14, 10, 14, 60,  74, 52],
      [10, 'Crystal Palace FC',          38, 13, 10, 15, 57,  58, 49],
      [11, 'Brighton & Hove Albion FC',  38, 12, 12, 14, 55,  62, 48],
      [12, 'AFC Bournemouth',            38, 13,  9, 16, 54,  67, 48],
      [13, 'Fulham FC',                  38, 13,  8, 17, 55,  61, 47],
      [14, 'Wolverhampton Wanderers FC', 38, 13,  7, 18, 50,  65, 46],
      [15, 'Everton FC',                 38, 13,  9, 16, 40,  51, 40],
      [16, 'Brentford FC',               38, 10,  9, 19, 56,  65, 39],
      [17, 'Nottingham Forest FC',       38,  9,  9, 20, 49,  67, 32],
      [18, 'Luton Town FC',              38,  6,  8, 24, 52,  85, 26],
      [19, 'Burnley FC',                 38,  5,  9, 24, 41,  78, 24],
      [20, 'Sheffield United FC',        38,  3,  7, 28, 35, 104, 16],
    ]);
  });

  test('[ST5] with the deducted points, each decision separately', () => {
    const adjusted = (featured.standings as Standing[]).filter((row) => row.points_adjustment !== 0);
    expect(adjusted.map((row) => [row.team.name, row.points_adjustment])).toEqual([
      ['Everton FC', -8],
      ['Nottingham Forest FC', -4],
    ]);
    expect(featured.competition.adjustments.map(({ team, points }) => [team.short_name, points])).toEqual([
      ['EVE', -6],
      ['NOT', -4],
      ['EVE', -2],
    ]);
  });

  test('with the form of the last five: City won them all, Sheffield United none', () => {
    const form = new Map((featured.standings as Standing[]).map((row) => [row.team.name, row.form.join('')]));
    expect(form.get('Manchester City FC')).toBe('WWWWW');
    expect(form.get('Arsenal FC')).toBe('WWWWW');
    expect(form.get('Sheffield United FC')).toBe('LLLLL');
  });

  test('has 38 gameweeks and the 1,246 goals that were a record', async () => {
    const { gameweeks } = await site.ask<Gameweeks>(apiPaths.gameweeks(site.competition.id));
    expect(gameweeks.map(({ number }) => number)).toEqual(Array.from({ length: 38 }, (_, index) => index + 1));
    const goals = await site.ask<GameweekGoals>(apiPaths.gameweekGoals(site.competition.id));
    expect(goals.reduce((sum, entry) => sum + entry.goals, 0)).toBe(1246);
    expect(await site.ask(apiPaths.totalMatchesPlayed(site.competition.id))).toEqual({ totalMatches: 380 });
  });

  test('opened at Turf Moor on a Friday evening, in British summer time', async () => {
    const { gameweeks } = await site.ask<Gameweeks>(apiPaths.gameweeks(site.competition.id));
    const matches = await site.ask<GameweekMatch[]>(
      apiPaths.gameweekMatches(site.competition.id, gameweeks.find(({ number }) => number === 1)?.id ?? 0),
    );
    expect(matches).toHaveLength(10);
    const opening = matches.find(({ home_team }) => home_team?.name === 'Burnley FC');
    expect(opening).toMatchObject({ away_team: { name: 'Manchester City FC' }, score: { home: 0, away: 3 } });
    expect(Date.parse(opening?.start_time ?? '')).toBe(Date.parse('2023-08-11T19:00:00Z'));
  });

  test('teams have short names of three letters, all different', async () => {
    const teams = await site.ask<Team[]>(apiPaths.teams);
    const names = teams.map(({ short_name }) => short_name);
    expect(new Set(names).size).toBe(20);
    expect(names.every((name) => /^[A-Z]{3}$/.test(name))).toBe(true);
  });
});

describe('the World Cup of 2022', () => {
  let site: Site;
  let featured: Featured;
  beforeAll(async () => {
    site = await openSite('world-cup-2022', '2023-01-15T12:00:00Z');
    featured = await site.ask(apiPaths.featured(site.competition.id));
  });
  afterAll(() => site?.close());

  // oxfmt-ignore
  const GROUPS: Record<string, [team: string, won: number, drawn: number, lost: number, scored: number, conceded: number, points: number][]> = {
    A: [['Netherlands', 2, 1, 0, 5, 1, 7], ['Senegal',     2, 0, 1, 5, 4, 6], ['Ecuador',  1, 1, 1, 4, 3, 4], ['Qatar',        0, 0, 3, 1,  7, 0]],
    B: [['England',     2, 1, 0, 9, 2, 7], ['USA',         1, 2, 0, 2, 1, 5], ['Iran',     1, 0, 2, 4, 7, 3], ['Wales',        0, 1, 2, 1,  6, 1]],
    C: [['Argentina',   2, 0, 1, 5, 2, 6], ['Poland',      1, 1, 1, 2, 2, 4], ['Mexico',   1, 1, 1, 2, 3, 4], ['Saudi Arabia', 1, 0, 2, 3,  5, 3]],
    D: [['France',      2, 0, 1, 6, 3, 6], ['Australia',   2, 0, 1, 3, 4, 6], ['Tunisia',  1, 1, 1, 1, 1, 4], ['Denmark',      0, 1, 2, 1,  3, 1]],
    E: [['Japan',       2, 0, 1, 4, 3, 6], ['Spain',       1, 1, 1, 9, 3, 4], ['Germany',  1, 1, 1, 6, 5, 4], ['Costa Rica',   1, 0, 2, 3, 11, 3]],
    F: [['Morocco',     2, 1, 0, 4, 1, 7], ['Croatia',     1, 2, 0, 4, 1, 5], ['Belgium',  1, 1, 1, 1, 2, 4], ['Canada',       0, 0, 3, 2,  7, 0]],
    G: [['Brazil',      2, 0, 1, 3, 1, 6], ['Switzerland', 2, 0, 1, 4, 3, 6], ['Cameroon', 1, 1, 1, 4, 4, 4], ['Serbia',       0, 1, 2, 5,  8, 1]],
    H: [['Portugal',    2, 0, 1, 6, 4, 6], ['South Korea', 1, 1, 1, 4, 4, 4], ['Uruguay',  1, 1, 1, 2, 2, 4], ['Ghana',        1, 0, 2, 5,  7, 3]],
  };

  test('is a group stage with a knockout', () => {
    expect(site.competition).toMatchObject({ name: 'World Cup', country: 'Qatar', format: 'GROUP_PLUS_KNOCKOUT' });
    expect(Object.keys(featured.standings)).toEqual(Object.keys(GROUPS));
  });

  test.each(Object.keys(GROUPS))('[ST4] group %s ends in the official order', (group) => {
    const rows = (featured.standings as Record<string, Standing[]>)[group] ?? [];
    expect(
      rows.map((row) => [
        row.team.name,
        row.wins,
        row.draws,
        row.losses,
        row.goals_scored,
        row.goals_conceded,
        row.points,
      ]),
    ).toEqual(GROUPS[group]);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  test('three gameweeks for the groups, then four rounds and the match for third place', async () => {
    const { gameweeks } = await site.ask<Gameweeks>(apiPaths.gameweeks(site.competition.id));
    expect(gameweeks.map((week) => [week.number, week.elimination_round])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, 'round_of_16'],
      [5, 'quarter_final'],
      [6, 'semi_final'],
      [7, 'third_place'],
      [8, 'final'],
    ]);
  });

  test('the bracket, from the top of the tree: winners meet in the next round', async () => {
    const answer = await site.ask<{ matches: EliminationMatch[] }>(apiPaths.eliminationMatches(site.competition.id));
    const rounds = ['round_of_16', 'quarter_final', 'semi_final', 'third_place', 'final'];
    const bracket = answer.matches
      .toSorted(
        (a, b) =>
          rounds.indexOf(a.gameweek.elimination_round) - rounds.indexOf(b.gameweek.elimination_round) ||
          (a.bracket_slot ?? 0) - (b.bracket_slot ?? 0),
      )
      .map((match) => [
        match.gameweek.elimination_round,
        match.home_team?.name,
        match.home_score,
        match.away_score,
        match.away_team?.name,
        match.penalty_score && `${match.penalty_score.team1}–${match.penalty_score.team2}`,
      ]);
    expect(bracket).toEqual([
      ['round_of_16', 'Netherlands', 3, 1, 'USA', null],
      ['round_of_16', 'Argentina', 2, 1, 'Australia', null],
      ['round_of_16', 'Japan', 1, 1, 'Croatia', '1–3'],
      ['round_of_16', 'Brazil', 4, 1, 'South Korea', null],
      ['round_of_16', 'England', 3, 0, 'Senegal', null],
      ['round_of_16', 'France', 3, 1, 'Poland', null],
      ['round_of_16', 'Morocco', 0, 0, 'Spain', '3–0'],
      ['round_of_16', 'Portugal', 6, 1, 'Switzerland', null],
      ['quarter_final', 'Netherlands', 2, 2, 'Argentina', '3–4'],
      ['quarter_final', 'Croatia', 1, 1, 'Brazil', '4–2'],
      ['quarter_final', 'England', 1, 2, 'France', null],
      ['quarter_final', 'Morocco', 1, 0, 'Portugal', null],
      ['semi_final', 'Argentina', 3, 0, 'Croatia', null],
      ['semi_final', 'France', 2, 0, 'Morocco', null],
      ['third_place', 'Croatia', 2, 1, 'Morocco', null],
      ['final', 'Argentina', 3, 3, 'France', '4–2'],
    ]);
  });

  test('the top scorers, though the file calls Mbappé by two names', async () => {
    const scorers = await site.ask<TopScorer[]>(`${apiPaths.topScorers(site.competition.id)}?limit=200`);
    const most = scorers
      .filter((row) => row.goals >= 3)
      .map((row) => `${row.goals} ${row.player.name} (${row.team.name})`);
    expect(most.toSorted().toReversed()).toEqual([
      '8 Kylian Mbappé (France)',
      '7 Lionel Messi (Argentina)',
      '4 Olivier Giroud (France)',
      '4 Julián Álvarez (Argentina)',
      '3 Álvaro Morata (Spain)',
      '3 Richarlison (Brazil)',
      '3 Marcus Rashford (England)',
      '3 Gonçalo Ramos (Portugal)',
      '3 Enner Valencia (Ecuador)',
      '3 Cody Gakpo (Netherlands)',
      '3 Bukayo Saka (England)',
    ]);
    const two = scorers.filter((row) => row.goals === 2).map((row) => row.player.name.split(' ').at(-1));
    // oxfmt-ignore
    expect(new Set(two)).toEqual(new Set([
      'Aboubakar', 'Al-Dawsari', 'Arrascaeta', 'Doan', 'Embolo', 'En-Nesyri', 'Fernandes', 'Füllkrug', 'Gue-sung', 'Havertz', 'Kane',
      'Kramarić', 'Kudus', 'Leão', 'Lewandowski', 'Mitrović', 'Neymar', 'Taremi', 'Torres', 'Weghorst',
    ]));
    expect(two).toHaveLength(20);
    // 172 goals were scored, two of them in the scorer's own net.
    expect(scorers.reduce((sum, row) => sum + row.goals, 0)).toBe(170);
    expect(featured.topScorers.top_scorers.slice(0, 2).map((row) => [row.player.name, row.goals])).toEqual([
      ['Kylian Mbappé', 8],
      ['Lionel Messi', 7],
    ]);
  });

  async function details(home: string, away: string): Promise<MatchDetails['details']['match']> {
    const { rows } = await site.database.pool.query<{ id: number }>(
      `select m.id from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
       where h.name = $1 and a.name = $2`,
      [home, away],
    );
    expect(rows).toHaveLength(1);
    const answer = await site.ask<MatchDetails>(apiPaths.matchDetails(rows[0]?.id ?? 0));
    return answer.details.match;
  }

  test('the final: 2–0 at half-time, 2–2, 3–3 after extra time, 4–2 on penalties', async () => {
    const final = await details('Argentina', 'France');
    expect(final).toMatchObject({
      status: 'FINISHED',
      team1_score: 3,
      team2_score: 3,
      half_time_score: { team1: 2, team2: 0 },
      penalty_score: { team1: 4, team2: 2 },
      penalty_winner: final.team1_id,
      extra_time_winner: null,
      half_minutes: 45,
      venue: 'Lusail Iconic Stadium, Lusail',
    });
    expect(
      final.goals.map((goal) => [
        goal.minute,
        goal.match_phase,
        goal.scorer?.name,
        goal.is_penalty,
        `${goal.team1_score}–${goal.team2_score}`,
      ]),
    ).toEqual([
      [23, 'FIRST_HALF', 'Lionel Messi', true, '1–0'],
      [36, 'FIRST_HALF', 'Ángel Di María', false, '2–0'],
      [80, 'SECOND_HALF', 'Kylian Mbappé', true, '2–1'],
      [81, 'SECOND_HALF', 'Kylian Mbappé', false, '2–2'],
      [108, 'SECOND_EXTRA_TIME', 'Lionel Messi', false, '3–2'],
      [118, 'SECOND_EXTRA_TIME', 'Kylian Mbappé', true, '3–3'],
    ]);
    expect(Date.parse(final.start_time ?? '')).toBe(Date.parse('2022-12-18T15:00:00Z'));
  });

  test('Croatia and Brazil: nothing in ninety minutes, one each in extra time', async () => {
    const match = await details('Croatia', 'Brazil');
    expect(match.goals.map((goal) => [goal.minute, goal.extra_time, goal.match_phase, goal.scorer?.name])).toEqual([
      [105, 1, 'EXTRA_TIME', 'Neymar'],
      [117, null, 'SECOND_EXTRA_TIME', 'Bruno Petković'],
    ]);
    expect(match.half_time_score).toEqual({ team1: 0, team2: 0 });
    expect(match.penalty_winner).toBe(match.team1_id);
  });

  test.each([
    ['Canada', 'Morocco', 'Nayef Aguerd', 40, 2, '1–2'],
    ['Argentina', 'Australia', 'Enzo Fernández', 77, 1, '2–1'],
  ])(
    'an own goal in %s – %s counts for the others and stays his own team’s',
    async (home, away, name, minute, side, after) => {
      const match = await details(home, away);
      const [ownGoal, ...more] = match.goals.filter((goal) => goal.is_own_goal);
      expect(more).toEqual([]);
      expect(ownGoal).toMatchObject({
        minute,
        scorer: { name },
        team_id: side === 1 ? match.team1_id : match.team2_id,
      });
      expect(`${ownGoal?.team1_score}–${ownGoal?.team2_score}`).toBe(after);
    },
  );

  test('half-times that the file has wrong are those of its goals', async () => {
    expect((await details('Netherlands', 'Argentina')).half_time_score).toEqual({ team1: 0, team2: 1 });
    expect((await details('Japan', 'Spain')).half_time_score).toEqual({ team1: 0, team2: 1 });
    expect((await details('Serbia', 'Switzerland')).half_time_score).toEqual({ team1: 2, team2: 2 });
  });
});
