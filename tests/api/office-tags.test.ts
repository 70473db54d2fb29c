import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PitchList } from '#contract/desk/pitches.ts';
import type { Published } from '#contract/desk/publish.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { openDeskLeague, phase, type DeskLeague } from '#tests/support/desk-league.ts';
import { fullLeague } from '#tests/support/full-league.ts';
import { inLeague } from '#tests/support/office-commands/command-case.ts';
import { openOffice, PLAYER, type OfficeClient } from '#tests/support/office.ts';
import { openPublicAnswers } from '#tests/support/public-answers.ts';

/*
 * Commands name what they touch (decision 088): afterwards every answer that is still remembered equals the one that is read
 * again. office-commands.test.ts has every command once; here are those that touch other things with other fields.
 */

let league: DeskLeague;
let office: OfficeClient;
let site: ReturnType<typeof openPublicAnswers>;
beforeAll(async () => {
  league = await openDeskLeague(fullLeague());
  await league.database.pool.query(
    `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where key = 'm5'`,
  );
  office = await openOffice(league);
  site = openPublicAnswers(league);
});
afterAll(() => league?.close());

const { player, team, record, match, season, id } = inLeague(() => ({ league, office, answers: new Map() }));

type Request = ['POST' | 'PUT' | 'DELETE', string, object?];

const editTeam = async (key: string, fields: object): Promise<Request> => {
  const { id: teamId, fields: before, version } = await office.team(key);
  return ['PUT', deskPaths.team(teamId), { ...before, ...fields, version }];
};
const editPlayer = async (key: string, fields: object): Promise<Request> => {
  const { fields: before, version } = await office.player(player(key));
  return ['PUT', deskPaths.player(player(key)), { ...before, ...fields, version }];
};
const editRules = async (fields: object): Promise<Request> => {
  const { id: own, rules } = await record();
  return ['PUT', deskPaths.rules(own), { ...rules, ...fields }];
};
const editSeason = async (yearStart: number, changed: object): Promise<Request> => {
  const { seasonId, fields } = await season(yearStart);
  return ['PUT', deskPaths.season(seasonId), { ...fields, ...changed }];
};
const editMatch = async (key: string, fields: object): Promise<Request> => {
  const { id: matchId, fields: before, version } = await match(key);
  return ['PUT', deskPaths.officeMatch(matchId), { ...before, ...fields, version }];
};
const editPitch = async (name: string, fields: object): Promise<Request> => {
  const { pitches } = await office.send<PitchList>('GET', deskPaths.pitches);
  const pitch = pitches.find((one) => one.name === name);
  if (!pitch) throw new Error(`There is no pitch ${name}`);
  const { matches: _matches, id: pitchId, ...before } = pitch;
  return ['PUT', deskPaths.pitch(pitchId), { ...before, ...fields }];
};
const publish = async (competition: object, day: string, teams: (number | null)[]): Promise<Request> => {
  const { version: _version, ...rules } = (await record()).rules;
  const origins = { homeOrigin: null, awayOrigin: null, bracketSlot: null };
  const first = { home: 0, away: 1, ...origins, day, time: '18:00', pitch: 'Терен Изток' };
  return [
    'POST',
    deskPaths.competitions,
    {
      season: { id: (await season(day.startsWith('2025') ? 2024 : 2026)).seasonId },
      competition,
      format: 'LEAGUE',
      rules: { ...rules, zones: [], sharesWith: null, sharesYellows: false },
      teams: teams.map((one, at) => ({ id: one, name: `Нов ${at}`, nameLatin: null, group: null, seed: null })),
      rounds: [{ eliminationRound: null, matches: [first] }],
    },
  ];
};
const TODAY = '2026-03-15';

let published: Published | undefined;

const CASES: [what: string, make: () => Promise<Request>][] = [
  ['the year and description of a team', () => editTeam('balik', { founded: 1987, descriptionBg: 'Край морето.' })],
  [
    'the stadium and page of a team',
    () => editTeam('vihar', { stadium: 'Терен Балик', website: 'https://vihar.example/' }),
  ],
  ['the name of a team', () => editTeam('balik', { name: 'Балик 1987' })],
  ['where a player plays and comes from', () => editPlayer('ivan', { position: 'MID', nationality: 'RO' })],
  ['the name of a scorer', () => editPlayer('petar', { name: 'Петър Желязков' })],
  ['a player who asks not to be shown', () => editPlayer('ivan', { hidden: true })],
  ['a player who may be shown again', () => editPlayer('ivan', { hidden: false })],
  ['a player who is a minor', () => editPlayer('petar', { birthdate: '2008-05-05' })],
  ['a minor whose parent has agreed', async () => ['PUT', deskPaths.declaration(player('petar')), { given: true }]],
  ['a minor whose parent has not', async () => ['PUT', deskPaths.declaration(player('petar')), { given: false }]],
  ['the name of a member', async () => [...(await office.editing('balik', 'ivan', { name: 'Иван Колевски' }))]],
  ['a member who left', async () => [...(await office.editing('balik', 'b3', { leftOn: '2026-03-10' }))]],
  ['a captain', async () => [...(await office.editing('balik', 'b1', { captain: true }))]],
  [
    'a loan',
    async () => [...(await office.moving('balik', 'b2', { kind: 'loan', teamId: team('riltsi'), on: TODAY }))],
  ],
  ['a player without a team', async () => ['POST', deskPaths.players, { ...PLAYER, name: 'Сам Самичък', squad: null }]],
  ['the years of a season', () => editSeason(2025, { yearStart: 2026, yearEnd: 2026, startsOn: '2026-01-01' })],
  ['the days of a season', () => editSeason(2026, { startsOn: '2026-02-01', endsOn: '2026-06-15' })],
  [
    'a new season that is the current one',
    async () => [
      'POST',
      deskPaths.seasons,
      { yearStart: 2027, yearEnd: 2028, startsOn: '2027-08-01', endsOn: '2028-06-30', makeCurrent: true },
    ],
  ],
  [
    'the season before as the current one',
    async () => ['PUT', deskPaths.currentSeason((await season(2026)).seasonId), {}],
  ],
  ['the length of matches', () => editRules({ halfMinutes: 30 })],
  ['extra time', () => editRules({ extraTime: true })],
  ['cards and suspensions', () => editRules({ yellowsPerSuspension: 2, matchesPerRed: 3 })],
  ['suspensions shared with another', () => editRules({ sharesWith: id('competitions', 'old'), sharesYellows: true })],
  ['zones of a table', () => editRules({ zones: [] })],
  ['where a pitch is', () => editPitch('Терен Балик', { address: 'ул. Дунав 2', fee: null })],
  ['the name of a pitch', () => editPitch('Терен Балик', { name: 'Терен Море' })],
  ['when and where a match is', () => editMatch('m6', { day: '2026-03-20', time: '19:00', venue: 'Нов терен' })],
  ['the teams of a match', () => editMatch('m7', { awayId: team('balik'), day: '2026-03-21', time: '21:30' })],
  ['the referee of a match that is over', () => editMatch('m3', { refereeId: id('referees', 'ref') })],
  [
    'a competition in another season with a new team',
    () => publish({ id: id('competitions', 'liga') }, '2025-05-17', [team('balik'), null]),
  ],
  [
    'a new competition',
    () =>
      publish({ name: 'Купа', nameLatin: null, city: null, logoId: null, rank: 3 }, '2026-05-16', [
        team('balik'),
        team('vihar'),
      ]),
  ],
  ['a competition that is not played', async () => ['DELETE', deskPaths.competition(published?.id as never)]],
  [
    'an award of a team',
    async () => [
      'POST',
      deskPaths.awards((await record()).id),
      {
        subtype: 'FAIRPLAY_TEAM',
        playerId: null,
        teamId: team('balik'),
        gameweek: null,
        awardedOn: TODAY,
        notesBg: null,
        notesEn: null,
        picture: null,
      },
    ],
  ],
];

let place = 0;
async function outdatedAfter(run: () => Promise<unknown>) {
  const some = { at: (place += 1), step: scaled(1, 40) };
  await site.remember(some);
  await run();
  return site.findOutdated(some);
}

test.each(CASES)('%s', async (_what, make) => {
  const [method, url, payload] = await make();
  const found = await outdatedAfter(async () => {
    const sent = await office.device.send(method, url, payload);
    expect([sent.statusCode < 300, sent.body]).toEqual([true, sent.body]);
    if (url === deskPaths.competitions) published = sent.json<Published>();
  });
  expect(found).toEqual({});
});

test('a tag that is forgotten is found', async () => {
  const found = await outdatedAfter(() =>
    league.database.pool.query(`update teams set city = 'Шабла' where id = $1`, [team('balik')]),
  );
  expect(Object.keys(found)).toContain(`/api/teams/${team('balik')}`);
});

test('acts of a match', async () => {
  const found = await outdatedAfter(async () => {
    await league.record('derby', phase('FIRST_HALF'));
    await league.record('derby', { act: 'goal', team: 'home', player: player('b4') } as never);
  });
  expect(found).toEqual({});
});
