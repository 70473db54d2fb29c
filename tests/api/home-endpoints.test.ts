import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  activeCompetitionsSchema,
  featuredSchema,
  recentMatchesSchema,
  type Featured,
  type NextMatches,
  type Standing,
} from '#contract/http/competition.ts';
import {
  dayMatchesSchema,
  liveAndUpcomingSchema,
  liveStatusSchema,
  matchDaysSchema,
  weekendSchema,
  type LiveAndUpcoming,
} from '#contract/http/live.ts';
import { latestNewsSchema, type LatestNews } from '#contract/http/news.ts';
import { currentSeasonSchema } from '#contract/http/season.ts';
import { teamsSchema, type Teams } from '#contract/http/team.ts';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

const SETTINGS = { publicUrl: 'http://localhost:3000', trustedProxies: [] as string[], logLevel: 'silent' as const };
let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openLeagueDatabase(smallLeague());
  app = await buildApp({
    settings: SETTINGS,
    reader: database.reader,
    now: () => SMALL_LEAGUE_NOW,
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

async function ask<T>(path: string, status = 200): Promise<T> {
  const response = await app.inject({ url: path });
  expect(response.statusCode).toBe(status);
  return response.json<T>();
}
const ligaId = async () => (await ask<{ id: number }[]>('/api/competitions/active'))[0]?.id ?? 0;

test('active competitions: those whose dates contain now, with the gameweek that is on', async () => {
  const answer = await ask('/api/competitions/active');
  expect(activeCompetitionsSchema.parse(answer)).toEqual([
    {
      id: expect.any(Number),
      name: 'Делта Лига',
      name_latin: 'Delta Liga',
      logo_url: null,
      city: 'Добрич',
      city_latin: 'Dobrich',
      country: 'Bulgaria',
      current_gameweek: 3,
      format: 'LEAGUE',
      start_date: '2025-09-28',
      end_date: '2026-05-31',
    },
  ]);
});

test('the current season', async () => {
  const answer = await ask('/api/seasons/current');
  expect(currentSeasonSchema.parse(answer)).toMatchObject({
    success: true,
    data: { year_start: 2025, year_end: 2026 },
  });
});

describe('featured', () => {
  let featured: Featured;
  beforeAll(async () => {
    featured = await ask<Featured>(`/api/competitions/${await ligaId()}/featured`);
  });

  test('fits the contract', () => {
    expect(() => featuredSchema.strict().parse(featured)).not.toThrow();
  });

  test('[ST2][ST5] the table as worked out by hand: the awarded match counts, the live one does not, four points are gone', () => {
    const rows = (featured.standings as Standing[]).map((row) => [
      row.position,
      row.team.name,
      row.matches_played,
      row.wins,
      row.draws,
      row.losses,
      row.goals_scored,
      row.goals_conceded,
      row.goal_difference,
      row.points,
      row.points_adjustment,
      row.form.join(''),
    ]);
    expect(rows).toEqual([
      [1, 'Вихър', 2, 1, 0, 1, 5, 3, 2, 3, 0, 'LW'],
      [2, 'Балик', 2, 2, 0, 0, 6, 1, 5, 2, -4, 'WW'],
      [3, 'Рилци', 2, 0, 1, 1, 2, 5, -3, 1, 0, 'DL'],
      [4, 'Орловец', 2, 0, 1, 1, 2, 6, -4, 1, 0, 'DL'],
    ]);
    expect(featured.competition.adjustments).toMatchObject([
      { team: { name: 'Балик' }, points: -4, reason_bg: 'Нередовен играч' },
    ]);
  });

  test('leaders: sums of finished matches, a hidden player in no list', () => {
    expect(featured.topScorers.top_scorers.map(({ player, goals }) => [player.name, goals])).toEqual([
      ['Иван Колев', 2],
      ['Петър Желев', 2],
    ]);
    expect(featured.topAssisters.top_assisters.map(({ player, assists }) => [player.name, assists])).toEqual([
      ['Петър Желев', 2],
      ['Иван Колев', 1],
    ]);
    expect(
      featured.topRatedPlayers.map(({ player, team, avg_rating }) => [player.name, team.name, avg_rating]),
    ).toEqual([
      ['Иван Колев', 'Балик', 8.5],
      ['Петър Желев', 'Вихър', 7.25],
    ]);
  });

  test.each([
    ['0', 400],
    ['-1', 400],
    ['abc', 400],
    ['2147483648', 400],
    ['1.5', 400],
    ['2147483647', 404],
  ])('id %s is a %i', async (id, status) => {
    expect(await ask(`/api/competitions/${id}/featured`, status)).toEqual({
      error: expect.stringMatching(/^[^{}\n]+$/),
    });
  });
});

test('recent matches: newest first, the awarded one with its awarded score', async () => {
  const answer = await ask(`/api/competitions/${await ligaId()}/recent-matches`);
  const { matches } = recentMatchesSchema.parse(answer);
  expect(
    matches.map((row) => [
      row.status,
      row.home_team.short_name,
      row.team1_score,
      row.team2_score,
      row.away_team.short_name,
    ]),
  ).toEqual([
    ['AWARDED', 'РИЛ', 0, 3, 'БАЛ'],
    ['FINISHED', 'ВИХ', 4, 0, 'ОРЛ'],
    ['FINISHED', 'ОРЛ', 2, 2, 'РИЛ'],
    ['FINISHED', 'БАЛ', 3, 1, 'ВИХ'],
  ]);
});

test('live status counts live matches', async () => {
  expect(liveStatusSchema.parse(await ask('/api/matches/live-status'))).toEqual({
    hasLiveMatches: true,
    liveMatchCount: 1,
  });
});

test('live and upcoming: the clock runs, an hour ahead and half an hour overdue are about to start', async () => {
  const answer = await ask<LiveAndUpcoming>('/api/matches/live-and-upcoming');
  const { liveMatches, upcomingMatches, laterMatches } = liveAndUpcomingSchema.parse(answer);
  expect(liveMatches).toMatchObject([
    {
      team1: { name: 'Балик' },
      team1_score: 5,
      team2_score: 0,
      current_minute: 26,
      current_second: 5,
      timer_running: true,
      match_phase: 'SECOND_HALF',
    },
  ]);
  expect(upcomingMatches.map(({ team1, team2 }) => `${team1.name} ${team2.name}`)).toEqual([
    'Вихър Орловец',
    'Вихър Рилци',
  ]);
  // The rest of today's are listed apart.
  expect(laterMatches.map(({ team1, team2 }) => `${team1.name} ${team2.name}`)).toEqual(['Рилци Орловец']);
});

test('[WE3] the next matches of a competition, with day, hour and pitch', async () => {
  const { matches } = await ask<NextMatches>(apiPaths.nextMatches(await ligaId()));
  expect(matches.map(({ home_team, start_time, venue }) => [home_team?.name, start_time, venue])).toEqual([
    ['Вихър', '2026-03-15T17:05:00.000Z', 'Терен Балик'],
    ['Вихър', '2026-03-15T18:15:00.000Z', 'Терен Балик'],
    ['Рилци', '2026-03-15T19:00:00.000Z', 'Терен Балик'],
  ]);
});

describe('the weekend', () => {
  test('[WE1] has all its matches, whatever their status', async () => {
    const { matches, ...rest } = weekendSchema.parse(await ask(apiPaths.weekend));
    expect(rest).toEqual({ from: '2026-03-13', to: '2026-03-15', next: [] });
    expect(matches.map(({ status, score, competition }) => [status, score, competition.name])).toEqual([
      ['LIVE', { home: 5, away: 0 }, 'Делта Лига'],
      ['UPCOMING', null, 'Делта Лига'],
      ['UPCOMING', null, 'Делта Лига'],
      ['UPCOMING', null, 'Делта Лига'],
    ]);
  });

  test('[WE2] without matches names the next days that have some', async () => {
    const now = () => new Date('2026-02-16T10:00:00Z');
    const before = await buildApp({ settings: SETTINGS, reader: database.reader, now });
    onTestFinished(() => before.close());
    const answer = weekendSchema.parse((await before.inject({ url: apiPaths.weekend })).json());
    expect(answer).toMatchObject({ from: '2026-02-20', to: '2026-02-22', matches: [] });
    expect(answer.next.map(({ home_team }) => home_team?.name)).toEqual(['Вихър', 'Вихър', 'Рилци']);
  });
});

describe('the matches of a day', () => {
  test('[MD1][MD4] are listed by competition, with the nearest days that have some', async () => {
    const day = dayMatchesSchema.parse(await ask(apiPaths.matchDay));
    expect(day).toMatchObject({ date: '2026-03-15', next: null });
    expect(day.competitions.map(({ competition, matches }) => [competition.name, matches.length])).toEqual([
      ['Делта Лига', 4],
    ]);
    const before = dayMatchesSchema.parse(await ask(`${apiPaths.matchDay}?date=${day.previous}`));
    expect(before).toMatchObject({ date: day.previous, next: expect.any(String) });
    expect(before.competitions.flatMap(({ matches }) => matches).length).toBeGreaterThan(0);
  });

  test('[MD4] a day without any leads on', async () => {
    const day = dayMatchesSchema.parse(await ask(`${apiPaths.matchDay}?date=2026-03-14`));
    expect(day).toMatchObject({ date: '2026-03-14', competitions: [], next: '2026-03-15' });
    expect(day.around.map(({ date }) => date)).toContain('2026-03-15');
  });

  test('are marked in the calendar with who plays', async () => {
    const { days } = matchDaysSchema.parse(await ask(`${apiPaths.matchDays}?month=2026-03`));
    const today = days.find(({ date }) => date === '2026-03-15');
    expect(today).toMatchObject({ matches: 4, live: true });
    expect(today?.team_ids).toHaveLength(4);
    expect(matchDaysSchema.parse(await ask(apiPaths.matchDays))).toEqual({ days });
    expect(await ask(`${apiPaths.matchDays}?month=2019-01`)).toEqual({ days: [] });
  });

  test.each(['date=2026-02-30', 'date=15.03.2026', 'date=0001-01-01'])('no such day: %s', async (query) => {
    await ask(`${apiPaths.matchDay}?${query}`, 400);
  });
});

test('latest news: published ones only', async () => {
  const answer = await ask<LatestNews>('/api/news/latest');
  expect(latestNewsSchema.parse(answer).news).toMatchObject([
    { title_bg: 'Балик поведе', title: 'Balik take the lead', team: { name: 'Балик' }, second_team: null },
  ]);
});

test('teams by the Bulgarian alphabet, and the picture behind a badge', async () => {
  const teams = teamsSchema.parse(await ask<Teams>('/api/teams'));
  expect(teams.map(({ name }) => name)).toEqual(['Балик', 'Вихър', 'Орловец', 'Рилци']);
  const picture = await app.inject({ url: teams[0]?.badge ?? '' });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(picture.body).toContain('<svg');
});

test.each(['/media/nothing.svg', '/media/000000000000000000000000.svg', '/api/unknown', '/media/..%2Fx'])(
  '%s is a 404 in plain words',
  async (path) => {
    expect(await ask(path, 404)).toEqual({ error: expect.any(String) });
  },
);

test('%FF in an address is a 400, not a failure', async () => {
  expect(await ask('/api/teams/%FF', 400)).toEqual({ error: expect.any(String) });
});

test('health and readiness', async () => {
  expect(await ask('/healthz')).toEqual({ status: 'ok' });
  expect(await ask('/readyz')).toEqual({ status: 'ready' });
});
