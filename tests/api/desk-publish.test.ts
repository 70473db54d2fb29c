import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  competitionBasisSchema,
  type CompetitionBasis,
  type Published,
  type PublishRequest,
} from '#contract/desk/publish.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { competitionEndpoints, type Standing } from '#contract/http/competition.ts';
import { apiPaths } from '#contract/paths.ts';
import { drawGroups } from '#domain/fixtures/groups.ts';
import { planSeason, type SeasonFormat } from '#domain/fixtures/plan-season.ts';
import { toProgram } from '#domain/fixtures/program.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';
import { lastJournal, refusalOf } from '#tests/support/office-calendar.ts';
import { change, readCompetition } from '#tests/support/office-competitions.ts';

/* A new season is published as the organiser has seen it: in one transaction. */

let league: DeskLeague;
let maria: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
});
afterAll(() => league?.close());

const GROUNDS = {
  firstDay: '2026-08-01',
  weekdays: [6, 0],
  daysOff: [],
  pace: 'week',
  times: ['17:00', '18:00', '19:00'],
  pitches: ['Терен Балик'],
} as const;
const SEASON = { yearStart: 2026, yearEnd: 2027, startsOn: '2026-07-01', endsOn: '2027-06-30', makeCurrent: true };
const RULES = {
  pointsWin: 3,
  pointsDraw: 1,
  pointsLoss: 0,
  shootOuts: false,
  pointsShootOutWin: 2,
  pointsShootOutLoss: 1,
  tieBreakers: ['wins' as const],
  halfMinutes: 25,
  extraTime: true,
  yellowsPerSuspension: 4,
  matchesPerRed: 1,
  secondYellowIsRed: false,
  leavingResults: 'annul' as const,
  leavingGoals: 5,
  sharesWith: null,
  sharesYellows: false,
  registrationUntil: '2026-08-31',
  zones: [],
};
const NAMES = ['Тополи', 'Каварна', 'Тервел', 'Крушари'];
const places = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);
const roundsOf = (format: SeasonFormat) => toProgram(planSeason(format, GROUNDS) ?? []);
const added = (name: string) => ({ id: null, name, nameLatin: null, group: null, seed: null });

const cup = (): PublishRequest => ({
  season: SEASON,
  competition: { name: 'Купа на селата', nameLatin: null, city: null, logoId: null, rank: 5 },
  format: 'LEAGUE',
  rules: RULES,
  teams: NAMES.map(added),
  rounds: roundsOf({ kind: 'league', teams: places(4), twice: true }),
});
const publish = (request: unknown) => maria.send('POST', deskPaths.competitions, request as object);
const tables = async () =>
  (
    await league.database.pool.query(
      'select (select count(*) from seasons) s, (select count(*) from teams) t, (select count(*) from matches) m',
    )
  ).rows;

test('the basis says how each competition was played last', async () => {
  const basis = (await maria.send('GET', deskPaths.competitionBasis)).json<CompetitionBasis>();
  expect(competitionBasisSchema.parse(basis)).toEqual(basis);
  expect(basis.competitions.map(({ name, last }) => [name, last.format, last.teams.length])).toEqual([
    ['Делта Лига', 'LEAGUE', 4],
    ['Стара купа', 'KNOCKOUT', 2],
  ]);
  expect(basis.pitches.map(({ name }) => name)).toContain('Терен Балик');
});

describe('refuses, and writes nothing', () => {
  const clash = () => {
    const { rounds } = cup();
    const [first, second] = rounds[0]?.matches ?? [];
    if (first && second) Object.assign(second, { day: first.day, time: first.time, pitch: first.pitch });
    return { rounds };
  };
  const cases: [string, () => Partial<Record<keyof PublishRequest, unknown>>, string, string][] = [
    ['two matches on a pitch at a time', clash, 'pitch_twice', 'rounds'],
    [
      'a match outside the season',
      () => ({ season: { ...SEASON, startsOn: '2026-08-20' } }),
      'outside_season',
      'rounds',
    ],
    [
      'a team that the league has by name',
      () => ({ teams: ['балик', ...NAMES.slice(1)].map(added) }),
      'team_exists',
      'teams.0.name',
    ],
    [
      'a team twice',
      () => ({ teams: ['Тополи', 'Тополи', 'Тервел', 'Крушари'].map(added) }),
      'team_exists',
      'teams.1.name',
    ],
    [
      'a name that is taken',
      () => ({ competition: { name: 'Делта лига', nameLatin: null, city: null, logoId: null, rank: 5 } }),
      'competition_exists',
      'competition.name',
    ],
    ['a place that nobody has', () => ({ teams: NAMES.slice(0, 3).map(added) }), 'invalid', 'rounds'],
    ['rules that cannot be', () => ({ rules: { ...RULES, pointsDraw: 9 } }), 'draw_above_win', 'pointsDraw'],
    ['no matches', () => ({ rounds: [] }), 'required', 'rounds'],
  ];
  test.each(cases)('%s', async (_name, change, reason, field) => {
    const before = await tables();
    expect(refusalOf(await publish({ ...cup(), ...change() }))).toEqual([400, reason, field]);
    expect(await tables()).toEqual(before);
  });
});

test('a first season with new teams is on the site at once', async () => {
  const [first, ...others] = cup().teams;
  const named = { ...cup(), teams: [{ ...added(first?.name ?? ''), nameLatin: 'FC Northwind' }, ...others] };
  const published = await change<Published>(league, maria, 'POST', deskPaths.competitions, named);
  expect(published.matches).toBe(12);
  expect((await league.app().inject({ url: '/api/search?q=northwind' })).body).toContain('FC Northwind');
  const record = await readCompetition(maria, published.id);
  expect(record).toMatchObject({
    season: { yearStart: 2026, isCurrent: true },
    rules: { yellowsPerSuspension: 4, tieBreakers: ['wins'] },
    counts: { teams: 4, matches: 12, played: 0 },
  });
  const { standings } = await league.ask(competitionEndpoints.featured, apiPaths.featured(published.competitionId));
  expect((standings as Standing[]).map(({ team }) => team.name)).toEqual(['Каварна', 'Крушари', 'Тервел', 'Тополи']);
  expect((await league.app().inject({ url: '/api/search?q=kavarna' })).body).toContain('Каварна');
  expect(await lastJournal(maria)).toMatchObject([
    { what: 'publish_competition', about: 'Купа на селата 2026/2027', after: { teams: 4, matches: 12 } },
  ]);
  const again = {
    ...cup(),
    season: { id: record.season.id },
    competition: { id: published.competitionId },
    teams: cup().teams,
  };
  expect(refusalOf(await publish(again))).toEqual([400, 'played_in_season', 'competition']);
});

test('[BR10] groups and knockout know who comes from where', async () => {
  const basis = (await maria.send('GET', deskPaths.competitionBasis)).json<CompetitionBasis>();
  const season = basis.seasons.find(({ isCurrent }) => isCurrent);
  const groups = drawGroups(places(4), 2);
  const published = await change<Published>(league, maria, 'POST', deskPaths.competitions, {
    ...cup(),
    season: { id: season?.id },
    competition: { name: 'Есенна купа', nameLatin: null, city: null, logoId: null, rank: 6 },
    format: 'GROUP_PLUS_KNOCKOUT',
    teams: basis.teams.slice(0, 4).map(({ id, name }, i) => ({
      id,
      name,
      seed: i + 1,
      group: groups.find(({ teams }) => teams.includes(`${i}`))?.name ?? null,
    })),
    rounds: roundsOf({
      kind: 'groups',
      groups,
      twice: false,
      qualifiers: 2,
      knockout: { twoLegs: true, thirdPlace: true },
    }),
  });
  const { rows } = await league.database.pool.query<{ round: string; origins: string }>(
    `select g.elimination_round as round, concat_ws(' – ', m.home_origin, m.away_origin) as origins from matches m
     join gameweeks g on g.id = m.gameweek_id where m.competition_season_id = $1 and g.elimination_round is not null
     order by g.number, m.bracket_slot`,
    [published.id],
  );
  expect(rows.map(({ round, origins }) => `${round} ${origins}`.trim())).toEqual([
    'semi_final 1 А – 2 Б',
    'semi_final 1 Б – 2 А',
    'semi_final 2 Б – 1 А',
    'semi_final 2 А – 1 Б',
    'third_place',
    'final',
  ]);
  expect((await readCompetition(maria, published.id)).groups).toEqual(['А', 'Б']);
});
