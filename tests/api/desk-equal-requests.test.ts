import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Calendar } from '#contract/desk/calendar.ts';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { article } from '#tests/support/desk-articles.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { competitionId, readCompetition } from '#tests/support/office-competitions.ts';
import { BAN, openOffice, PLAYER, TEAM, type OfficeClient } from '#tests/support/office.ts';

/* Requests without a key that reach the server at the same moment: names stay unique, and nothing fails on our side. */

let league: DeskLeague;
let office: OfficeClient;
beforeAll(async () => {
  league = await openDeskLeague();
  office = await openOffice(league);
});
afterAll(() => league?.close());

type Request = [method: 'POST' | 'PUT', url: string, payload: object];

async function atOnce(requests: readonly Request[]) {
  const sent = await Promise.all(requests.map((request) => office.device.send(...request)));
  return sent.map((one) => {
    if (one.statusCode < 300) return 'done';
    const { error, reason, field } = one.json<DeskErrorResponse>();
    expect(error).toMatch(/^[A-Z][^\n]+$/);
    return `${one.statusCode} ${reason} ${field}`;
  });
}
const sixTimes = (...request: Request) => atOnce(Array.from({ length: 6 }, () => request));
const oneOf = (refusal: string) => ['done', ...Array.from({ length: 5 }, () => refusal)];
const inOrder = (outcomes: string[]) => outcomes.toSorted((a, b) => (a === 'done' ? -1 : b === 'done' ? 1 : 0));

test('six equal teams are one, and five refusals with words', async () => {
  const outcomes = await sixTimes('POST', deskPaths.teams, { ...TEAM, name: 'Шест' });
  expect(inOrder(outcomes)).toEqual(oneOf('400 name_taken name'));
});

test('six equal referees are one', async () => {
  const outcomes = await sixTimes('POST', deskPaths.referees, { name: 'Шест Шестов' });
  expect(inOrder(outcomes)).toEqual(oneOf('400 referee_exists name'));
});

test('six equal players are one: whoever wants another says so', async () => {
  const outcomes = await sixTimes('POST', deskPaths.players, { ...PLAYER, squad: null });
  expect(inOrder(outcomes)).toEqual(oneOf('409 looks_alike undefined'));
});

test('six equal deductions, bans, articles and documents are six: only a key says that they are meant as one', async () => {
  const deduction = {
    teamId: league.id('teams', 'vihar'),
    points: -1,
    reasonBg: 'Шест',
    reasonEn: 'Six',
    decidedOn: '2026-03-11',
  };
  const requests: Request[] = [
    ['POST', deskPaths.deductions(await competitionId(league)), deduction],
    ['POST', deskPaths.bans(league.player('v2')), BAN],
    ['POST', deskPaths.news, article({ titleBg: 'Шест' })],
    ['POST', deskPaths.documents, { title: { bg: 'Шест', en: '' }, text: 'Шест.' }],
  ];
  for (const request of requests)
    expect([request[1], await sixTimes(...request)]).toEqual([request[1], Array.from({ length: 6 }, () => 'done')]);
});

test('six equal matches are one', async () => {
  const { matches } = await office.send<Calendar>('GET', deskPaths.calendar);
  const gameweekId = matches.find(({ id }) => id === league.id('matches', 'm3'))?.fields.gameweekId;
  const [homeId, awayId] = [league.id('teams', 'orlovets'), league.id('teams', 'riltsi')];
  const unplanned = { day: null, time: null, venue: null, refereeId: null, note: null };
  const outcomes = await sixTimes('POST', deskPaths.officeMatches, { ...unplanned, homeId, awayId, gameweekId });
  expect(inOrder(outcomes)).toEqual(oneOf('400 met_already awayId'));
});

test('a competition that is published in a season six times is played in it once', async () => {
  const { rules, competitionId: id } = await readCompetition(office.device, await competitionId(league));
  const { version: _version, ...fields } = rules;
  const { id: seasonId } = await office.send<{ id: number }>('POST', deskPaths.seasons, {
    yearStart: 2027,
    yearEnd: 2028,
    startsOn: '2027-08-01',
    endsOn: '2028-06-30',
    makeCurrent: false,
  });
  const teams = ['balik', 'vihar'].map((key) => ({
    id: league.id('teams', key),
    name: key,
    nameLatin: null,
    group: null,
    seed: null,
  }));
  const match = { home: 0, away: 1, homeOrigin: null, awayOrigin: null, bracketSlot: null, pitch: 'Терен Изток' };
  const outcomes = await sixTimes('POST', deskPaths.competitions, {
    season: { id: seasonId },
    competition: { id },
    format: 'LEAGUE',
    rules: { ...fields, zones: [] },
    teams,
    rounds: [{ eliminationRound: null, matches: [{ ...match, day: '2027-09-04', time: '18:00' }] }],
  });
  expect(inOrder(outcomes)).toEqual(oneOf('400 played_in_season competition'));
});

test('of two teams that get one name and a third that is added with it, one has it', async () => {
  const teams: { id: number; fields: object; version: string }[] = [];
  for (const name of ['Едно', 'Друго']) teams.push(await office.send('POST', deskPaths.teams, { ...TEAM, name }));
  const outcomes = await atOnce([
    ...teams.map(({ id, fields, version }): Request => [
      'PUT',
      deskPaths.team(id),
      { ...fields, name: 'Общо', version },
    ]),
    ['POST', deskPaths.teams, { ...TEAM, name: 'общо' }],
  ]);
  expect(inOrder(outcomes)).toEqual(['done', '400 name_taken name', '400 name_taken name']);
});

test('what an import adds at the same moment is a refusal with words', async () => {
  const client = await league.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into players (key, name, name_latin) values ('zdravko-zdravkov', 'Здравко', 'Zdravko')`);
    const sent = atOnce([['POST', deskPaths.players, { ...PLAYER, name: 'Здравко Здравков', squad: null }]]);
    await expect
      .poll(async () => {
        const { rows } = await league.database.pool.query(`select from pg_locks where not granted`);
        return rows.length;
      })
      .toBeGreaterThan(0);
    await client.query('commit');
    expect(await sent).toEqual(['409 just_added undefined']);
  } finally {
    client.release();
  }
});
