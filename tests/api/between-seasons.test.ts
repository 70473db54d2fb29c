import { afterAll, beforeAll, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { apiPaths, inLanguage } from '#contract/paths.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { match, smallLeague } from '#tests/support/small-league.ts';

/* The season 2025/2026 of the small league is over, Вихър won it; 2026/2027 is current and has not begun. */

let database: OpenDatabase;
let league: LeagueApp;
let id: number;

beforeAll(async () => {
  const small = smallLeague();
  const [old] = small.competitionSeasons;
  database = await openLeagueDatabase({
    ...small,
    seasons: [
      ...small.seasons.map((season) => ({ ...season, isCurrent: false })),
      { key: '2026', yearStart: 2026, yearEnd: 2027, startsOn: '2026-07-01', endsOn: '2027-05-31', isCurrent: true },
    ],
    competitionSeasons: [
      ...small.competitionSeasons,
      {
        ...old!,
        season: '2026',
        startsOn: '2026-09-28',
        endsOn: '2027-05-31',
        adjustments: [],
        gameweeks: [{ number: 1, startsOn: '2026-09-28', endsOn: '2026-10-04', eliminationRound: null }],
      },
    ],
    matches: [
      ...small.matches.filter(({ status }) => status === 'FINISHED' || status === 'AWARDED'),
      match('next', { season: '2026', home: 'balik', away: 'vihar', startTime: '2026-09-28T17:00:00Z' }),
    ],
  });
  league = await openAppOn(database, new Date('2026-08-01T12:00:00Z'));
  id = league.id('competitions', 'liga');
});
afterAll(() => league?.close());

const featured = (app: LeagueApp) => app.ask(competitionEndpoints.featured, `${apiPaths.featured(id)}?played=true`);

test('until the first match of the new season home shows the last one, its champion first', async () => {
  expect(await league.ask(competitionEndpoints.active, apiPaths.activeCompetitions)).toMatchObject([{ id }]);
  expect(await featured(league)).toMatchObject({
    competition: { season: { year_start: 2025 } },
    champion: { name: 'Вихър' },
  });
  const { matches } = await league.ask(competitionEndpoints.recentMatches, apiPaths.recentMatches(id));
  expect(matches).toHaveLength(4);
  const { body } = await league.app.inject({ url: '/' });
  expect(body.indexOf('Шампион на сезон 2025/2026')).toBeGreaterThan(0);
  expect(body.indexOf('Шампион на сезон 2025/2026')).toBeLessThan(body.indexOf('Последни мачове'));
  const english = await league.app.inject({ url: inLanguage('/', 'en') });
  expect(english.body.includes('Champions of 2025/2026')).toBe(true);
});

test('the competition itself opens with the new season', async () => {
  const { competition, champion } = await league.ask(competitionEndpoints.featured, apiPaths.featured(id));
  expect([competition.season.year_start, champion]).toEqual([2026, null]);
});

test('with its first result home shows the new season', async () => {
  await database.pool.query(
    `update matches set status = 'FINISHED', home_score = 1, away_score = 0 where key = 'next'`,
  );
  const later = await openAppOn({ ...database, close: () => Promise.resolve() }, new Date('2026-09-29T12:00:00Z'));
  expect(await featured(later)).toMatchObject({ competition: { season: { year_start: 2026 } }, champion: null });
  await later.close();
});
