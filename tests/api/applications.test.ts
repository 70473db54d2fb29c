import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptedApplicationSchema,
  officeApplicationsSchema,
  type AcceptedApplication,
  type ApplicationPeriodFields,
  type OfficeApplications,
  type OfficePeriod,
  type PeriodRecord,
} from '#contract/desk/applications.ts';
import type { CompetitionRecord } from '#contract/desk/competitions.ts';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import {
  applicationFormSchema,
  ownApplicationSchema,
  type ApplicationForm,
  type OwnApplication,
} from '#contract/desk/open-applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { deleteOldApplications } from '#server/db/applications/applications.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { codeIn, sendFrom, signInAs, signInAsManager, trySignIn, type Device } from '#tests/support/desk-people.ts';

/* Teams that want to join, and what the league says. */

let league: DeskLeague;
let maria: Device;
let petar: Device;
/** The league in the season to come. */
let coming: number;
const DAY = 24 * 60;

beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  petar = await signInAs(league, 'organiser', { name: 'Петър' });
  const season = { yearStart: 2026, yearEnd: 2027, startsOn: '2026-08-01', endsOn: '2027-06-30', makeCurrent: false };
  const competitionId = league.id('competitions', 'liga');
  const sent = await maria.send('POST', deskPaths.announcedCompetitions, { season, competitionId });
  coming = sent.json<{ id: number }>().id;
  await saveLeague({ squad: { onPitch: 6, least: 8, most: 18 } });
});
beforeEach(async () => {
  // A day apart, so that neither limits nor the day's number of applications last from one test to the next.
  days += 1;
  league.passTo(days * DAY);
  await league.database.pool.query('truncate applications');
  await league.database.pool.query('delete from competition_teams where competition_season_id = $1', [coming]);
  await open({});
});
afterAll(() => league?.close());
let days = 0;

const PERIOD: ApplicationPeriodFields = {
  isOpen: true,
  opensOn: '2026-03-01',
  closesOn: '2026-12-15',
  answersBy: '2026-12-20',
  places: 3,
  textBg: 'Шест на шест, от септември.',
  textEn: '',
  fee: '120 €',
  asksColour: true,
  asksDays: true,
  asksPitch: false,
  questions: [{ bg: 'Имате ли човек, който да свири?', en: '', isRequired: false }],
  document: null,
  documentOn: null,
};

async function saveLeague(change: Partial<LeagueSettings>) {
  const { settings } = (await maria.send('GET', deskPaths.league)).json<{ settings: LeagueSettings }>();
  const saved = await maria.send('PUT', deskPaths.league, { ...settings, ...change });
  expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
}

const readPeriod = async () => (await maria.send('GET', deskPaths.applicationPeriod(coming))).json<PeriodRecord>();

async function savePeriod(change: Partial<ApplicationPeriodFields>, version?: string) {
  return maria.send('PUT', deskPaths.applicationPeriod(coming), {
    ...PERIOD,
    ...change,
    version: version ?? (await readPeriod()).version,
  });
}
async function open(change: Partial<ApplicationPeriodFields>) {
  const saved = await savePeriod(change);
  expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
}

const visit = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  sendFrom(league, undefined, { method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });

const form = async () => (await visit(deskPaths.applicationForm)).json<ApplicationForm>();

const filledIn = (change: object = {}) => ({
  competitionSeasonId: coming,
  teamName: 'Морска звезда',
  teamId: null,
  contactName: 'Десислава Митева',
  contact: '0877 410 226',
  colour: 'turquoise',
  days: ['sunday'],
  pitch: '',
  answers: ['не'],
  agreed: true,
  language: 'bg',
  website: '',
  openedAt: new Date(league.now().getTime() - 60_000).toISOString(),
  ...change,
});
const send = (change: object = {}, key: string = randomUUID()) =>
  visit(deskPaths.openApplications, filledIn(change), { 'idempotency-key': key });
async function apply(change: object = {}): Promise<string> {
  const sent = await send(change);
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<{ code: string }>().code;
}
const outcome = (sent: { statusCode: number; body: string }) => {
  const { reason, field } = sent.body === '' ? {} : (JSON.parse(sent.body) as Partial<DeskErrorResponse>);
  return [sent.statusCode, reason, ...(field === undefined ? [] : [field])];
};
/** By status. */
const inOrder = (outcomes: ReturnType<typeof outcome>[]) => outcomes.toSorted(([a], [b]) => Number(a) - Number(b));
async function own(code: string): Promise<OwnApplication> {
  const read = await visit(deskPaths.readApplication, { code });
  expect([read.statusCode, read.body]).toEqual([200, read.body]);
  const answer = read.json<OwnApplication>();
  expect(ownApplicationSchema.parse(answer)).toEqual(answer);
  return answer;
}
async function listed(): Promise<OfficePeriod> {
  const read = (await maria.send('GET', deskPaths.applications)).json<OfficeApplications>();
  expect(officeApplicationsSchema.parse(read)).toEqual(read);
  const found = read.periods.find(({ competitionSeasonId }) => competitionSeasonId === coming);
  if (!found) throw new Error('The competition is not listed');
  return found;
}
const idOf = async (teamName: string) =>
  (await listed()).applications.find((one) => one.teamName === teamName)?.id ?? 0;
const accept = (id: number, body: object = {}, device = maria) =>
  device.send('POST', deskPaths.acceptedApplication(id), body);
const refuse = (id: number, reason = 'Местата са заети', device = maria) =>
  device.send('POST', deskPaths.refusedApplication(id), { reason });
const entries = async () =>
  (await maria.send('GET', deskPaths.competition(coming)))
    .json<CompetitionRecord>()
    .entries.map(({ team }) => team.name);

describe('[AL1] the period', () => {
  test('is what the form shows while it is open, and not before, after or once it was closed', async () => {
    const shown = await form();
    expect(applicationFormSchema.parse(shown)).toEqual(shown);
    expect(shown.periods).toMatchObject([
      {
        competitionSeasonId: coming,
        closesOn: '2026-12-15',
        places: 3,
        free: 3,
        fee: '120 €',
        text: { en: PERIOD.textBg },
      },
    ]);
    expect(shown.teams.find(({ id }) => id === league.id('teams', 'balik'))).toMatchObject({ name: 'Балик' });
    for (const closed of [{ opensOn: '2026-12-01' }, { closesOn: '2026-03-10' }, { isOpen: false }]) {
      await open(closed);
      expect((await form()).periods).toEqual([]);
      expect(outcome(await send())).toEqual([409, 'closed_applications']);
    }
  });

  test('is closed at once, also for a form that is open already', async () => {
    const { openedAt } = await form();
    const code = await apply({ openedAt: new Date(Date.parse(openedAt) - 10_000).toISOString() });
    expect((await petar.send('POST', deskPaths.closedApplications(coming))).statusCode).toBe(200);
    expect(outcome(await send())).toEqual([409, 'closed_applications']);
    const change = { ...filledIn({ contactName: 'Друга' }), code };
    const { competitionSeasonId: _c, website: _w, openedAt: _o, ...changed } = change;
    expect(outcome(await visit(deskPaths.changedApplication, changed))).toEqual([409, 'closed_applications']);
    expect(await own(code)).toMatchObject({ state: 'open', isPeriodOpen: false, contactName: 'Десислава Митева' });
    // It still waits for an answer.
    expect(await listed()).toMatchObject({ state: 'off', applications: [{ teamName: 'Морска звезда' }] });
  });

  test('has days that fit together, and is not overwritten by somebody who has not seen it', async () => {
    expect(outcome(await savePeriod({ closesOn: '2026-02-01' }))).toEqual([400, 'before_opening', 'closesOn']);
    expect(outcome(await savePeriod({ opensOn: null }))).toEqual([400, 'required', 'opensOn']);
    expect(outcome(await savePeriod({ document: 77 }))).toEqual([400, 'gone', 'document']);
    const { version } = await readPeriod();
    await open({ places: 5 });
    expect(outcome(await savePeriod({ places: 6 }, version))).toEqual([409, 'conflict']);
  });
});

describe('[CB4] the form', () => {
  test('refuses programs, and does not take everything at once', async () => {
    expect(outcome(await send({ website: 'https://spam.example' }))).toEqual([400, 'by_program']);
    expect(outcome(await send({ openedAt: league.now().toISOString() }))).toEqual([400, 'by_program']);
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await send({ teamName: `Отбор ${i}` })).statusCode);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  });

  test('takes so many a day as the league says, however many are sent at once', async () => {
    await saveLeague({ applications: { perDay: 2 } });
    const sent = await Promise.all(['Едни', 'Други', 'Трети', 'Четвърти'].map((teamName) => send({ teamName })));
    expect(inOrder(sent.map(outcome))).toEqual([
      [201, undefined],
      [201, undefined],
      [409, 'full_day'],
      [409, 'full_day'],
    ]);
    await saveLeague({ applications: { perDay: 20 } });
  });

  test('is sent once, however often', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([send({}, key), send({}, key)]);
    expect(second.json()).toEqual(first.json());
    expect((await send({}, key)).json()).toEqual(first.json());
    expect((await listed()).applications).toHaveLength(1);
    expect(outcome(await send({ teamName: 'Друг' }, key))).toEqual([409, 'key_reused']);
  });

  test.each([
    ['teamName', ''],
    ['teamName', 'а'.repeat(61)],
    ['teamName', 'Вихър\u202E'],
    ['teamName', 'а\0'],
    ['teamId', 999_999],
    ['teamId', '1 or 1=1'],
    ['contactName', '\n\n'],
    ['contact', 'javascript:alert(1)'],
    ['contact', '<img src=x>@x.bg'],
    ['colour', 'red; drop table teams'],
    ['days', ['sunday', 'sunday', 'sunday', 'sunday']],
    ['answers', ['а'.repeat(301)]],
    ['answers', []],
    ['language', 'de'],
    ['openedAt', 'вчера'],
    ['website', 7],
    ['surplus', 'x'],
  ])('refuses %s: %j', async (field, value) => {
    expect((await send({ [field]: value })).statusCode).toBe(400);
    expect((await listed()).applications).toEqual([]);
  });

  test('stores markup as what it is, and asks only what the competition asks', async () => {
    await open({ asksColour: false, asksDays: false });
    const code = await apply({ teamName: "<b>Робърт'); drop table teams;--</b>" });
    expect(await own(code)).toMatchObject({ teamName: "<b>Робърт'); drop table teams;--</b>", colour: null, days: [] });
  });

  test('asks for the answers and the tick that are needed, and for no team that takes part', async () => {
    const document = { title: { bg: 'Правилник', en: '' }, text: 'Играем честно.' };
    const made = await maria.send('POST', deskPaths.documents, document);
    expect([made.statusCode, made.body]).toEqual([201, made.body]);
    const { number } = made.json<{ number: number }>();
    await open({
      questions: [{ bg: 'Кой свири?', en: 'Who referees?', isRequired: true }],
      document: number,
      documentOn: '2026-06-01',
    });
    expect(outcome(await send({ answers: [''] }))).toEqual([400, 'required', 'answers.0']);
    expect(outcome(await send({ agreed: false }))).toEqual([400, 'required', 'agreed']);
    const code = await apply({ answers: ['Стоян'], teamId: league.id('teams', 'balik'), teamName: 'Балик' });
    expect(await own(code)).toMatchObject({
      rules: { number, titleBg: 'Правилник', on: '2026-06-01' },
      answers: [{ bg: 'Кой свири?', answer: 'Стоян' }],
    });
    expect((await accept(await idOf('Балик'))).statusCode).toBe(200);
    const again = { answers: ['Стоян'], teamId: league.id('teams', 'balik'), teamName: 'Балик' };
    expect(outcome(await send(again))).toEqual([400, 'takes_part', 'teamName']);
  });
});

describe('the link of the applicant', () => {
  test('[AL3] reads, changes and withdraws, until somebody has decided', async () => {
    const code = await apply();
    const { competitionSeasonId: _c, website: _w, openedAt: _o, ...fields } = filledIn({ contact: 'desi@example.bg' });
    expect((await visit(deskPaths.changedApplication, { ...fields, code })).statusCode).toBe(204);
    expect(await own(code)).toMatchObject({
      contact: 'desi@example.bg',
      state: 'open',
      place: null,
      isPeriodOpen: true,
    });
    expect((await visit(deskPaths.withdrawnApplication, { code })).statusCode).toBe(204);
    expect(await own(code)).toMatchObject({ state: 'withdrawn', decidedBy: null });
    expect((await listed()).applications).toEqual([]);
    expect(outcome(await visit(deskPaths.withdrawnApplication, { code }))).toEqual([409, 'decided']);
    expect(outcome(await visit(deskPaths.changedApplication, { ...fields, code }))).toEqual([409, 'decided']);
    expect(outcome(await visit(deskPaths.applicantManager, { code }))).toEqual([409, 'ended_code']);
  });

  test('opens nothing for somebody who guesses, and slows him down', async () => {
    const code = 'A'.repeat(24);
    const paths = [deskPaths.readApplication, deskPaths.withdrawnApplication, deskPaths.applicantManager];
    const answers = [];
    for (let i = 0; i < 4; i += 1) for (const path of paths) answers.push(outcome(await visit(path, { code })));
    expect(answers.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => [404, 'unknown_code']));
    expect(answers.at(-1)).toEqual([429, undefined]);
  });
});

describe('what the league says', () => {
  test('[AL6] [AL8] yes: a new team, which takes part and has its manager, who signs in once by his own link', async () => {
    const code = await apply();
    const sent = await accept(await idOf('Морска звезда'));
    const answer = sent.json<AcceptedApplication>();
    expect(acceptedApplicationSchema.parse(answer)).toEqual(answer);
    expect(await entries()).toEqual(['Морска звезда']);
    expect(await own(code)).toMatchObject({
      state: 'accepted',
      decidedBy: 'Мария',
      manager: 'invited',
      next: { squad: { least: 8, most: 18 }, startsOn: '2026-08-01' },
    });
    const own1 = (await visit(deskPaths.applicantManager, { code })).json<{ link: string }>();
    const session = await trySignIn(league, codeIn(own1.link));
    expect(session.json()).toMatchObject({
      name: 'Десислава Митева',
      roles: ['manager'],
      teams: [{ id: answer.teamId, name: 'Морска звезда' }],
    });
    expect(await own(code)).toMatchObject({ manager: 'signed-in' });
    expect(outcome(await visit(deskPaths.applicantManager, { code }))).toEqual([409, 'used_code']);
    expect(outcome(await trySignIn(league, codeIn(answer.link ?? '')))).toEqual([409, 'ended_code']);
    const { entries: journal } = (await maria.send('GET', deskPaths.journal)).json<Journal>();
    expect(journal.find(({ what }) => what === 'accept_application')).toMatchObject({ who: 'Мария' });
  });

  test('[AL6] yes to a team that played before, and to its own manager', async () => {
    const manager = await signInAsManager(league, 'vihar', 'Ивелин Нанев');
    expect(manager.session.roles).toEqual(['manager']);
    const code = await apply({ teamId: league.id('teams', 'vihar'), teamName: 'Вихър', contactName: 'ивелин нанев' });
    expect((await listed()).applications).toMatchObject([
      { team: { id: league.id('teams', 'vihar') }, lastSeason: { yearStart: 2025 }, managers: ['Ивелин Нанев'] },
    ]);
    expect((await accept(await idOf('Вихър'))).json()).toMatchObject({
      teamId: league.id('teams', 'vihar'),
      link: null,
    });
    expect(await entries()).toEqual(['Вихър']);
    expect(await own(code)).toMatchObject({ state: 'accepted', manager: 'none' });
  });

  test('[AL6] asks whether a team of the same name is the same', async () => {
    await apply({ teamName: 'балик' });
    const id = await idOf('балик');
    expect(outcome(await accept(id))).toEqual([409, 'same_name']);
    expect(outcome(await accept(id, { as: { teamName: 'БАЛИК' } }))).toEqual([409, 'same_name']);
    expect(await entries()).toEqual([]);
    expect((await accept(id, { as: { teamName: 'Балик 2' } })).statusCode).toBe(200);
    expect(await entries()).toEqual(['Балик 2']);
  });

  test('[AL6] nothing where it does not hold: a full competition, published fixtures', async () => {
    await open({ places: 2 });
    for (const teamName of ['Едни', 'Двама', 'Трима']) await apply({ teamName });
    await accept(await idOf('Едни'));
    // The last place twice.
    const ids = [await idOf('Двама'), await idOf('Трима')];
    const both = await Promise.all([accept(ids[0] ?? 0), accept(ids[1] ?? 0, {}, petar)]);
    expect(inOrder(both.map(outcome))).toEqual([
      [200, undefined],
      [409, 'full_competition'],
    ]);
    expect(await entries()).toHaveLength(2);
    expect(await listed()).toMatchObject({ places: 2, teams: [{}, {}], applications: [{ state: 'open' }] });
    await open({ places: 4 });
    const left = (await listed()).applications[0]?.id ?? 0;
    await league.database.pool.query(
      `insert into matches (key, competition_season_id, gameweek_id, status, venue, changed_at)
       select 'published-' || $1, $1::int, gameweek_id, 'UPCOMING', '', now() from matches limit 1`,
      [coming],
    );
    expect(outcome(await accept(left))).toEqual([409, 'has_fixtures']);
    expect((await listed()).hasFixtures).toBe(true);
    expect((await accept(left, { despiteFixtures: true })).statusCode).toBe(200);
    await league.database.pool.query('delete from matches where competition_season_id = $1', [coming]);
  });

  test('[AL3] once: of two organisers, and an applicant who withdraws meanwhile, one decides', async () => {
    const code = await apply();
    const id = await idOf('Морска звезда');
    const all = await Promise.all([
      accept(id),
      refuse(id, 'Не', petar),
      visit(deskPaths.withdrawnApplication, { code }),
    ]);
    expect(all.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    const late = all.filter(({ statusCode }) => statusCode >= 300).map((sent) => sent.json<DeskErrorResponse>());
    const { state } = await own(code);
    for (const { reason, outcome: known } of late) expect([reason, known?.state]).toEqual(['decided', state]);
    expect(await entries()).toHaveLength(state === 'accepted' ? 1 : 0);
  });

  test('[AL4] [AL5] those of one team stand together, and the waiting list has an order', async () => {
    const codes = [
      await apply({ teamName: 'Сокол' }),
      await apply({ teamName: 'Звезда' }),
      await apply({ teamName: 'сокол' }),
    ];
    expect((await listed()).applications.map(({ teamName, isRepeated }) => [teamName, isRepeated])).toEqual([
      ['Сокол', false],
      ['сокол', true],
      ['Звезда', false],
    ]);
    const wait = async (name: string) => maria.send('POST', deskPaths.waitingApplication(await idOf(name)));
    expect((await wait('Звезда')).statusCode).toBe(204);
    league.passTo(days * DAY + 5);
    expect((await wait('Сокол')).statusCode).toBe(204);
    expect((await wait('Звезда')).statusCode).toBe(204);
    expect(await Promise.all(codes.map(async (code) => (await own(code)).place))).toEqual([2, 1, null]);
    expect((await refuse(await idOf('Звезда'))).statusCode).toBe(204);
    expect(await own(codes[1] ?? '')).toMatchObject({
      state: 'refused',
      reason: 'Местата са заети',
      decidedBy: 'Мария',
    });
    expect((await own(codes[0] ?? '')).place).toBe(1);
  });
});

test('[AL7] what led to nothing is deleted after sixty days, and what was accepted stays', async () => {
  for (const teamName of ['Приети', 'Отказани', 'Чакащи']) await apply({ teamName });
  await accept(await idOf('Приети'));
  await refuse(await idOf('Отказани'));
  const left = async (before: number) => {
    await deleteOldApplications(league.database.db, new Date(league.now().getTime() + before * DAY * 60_000));
    const { rows } = await league.database.pool.query<{ name: string }>(
      'select team_name as name from applications order by id',
    );
    return rows.map(({ name }) => name);
  };
  expect(await left(-1)).toEqual(['Приети', 'Отказани', 'Чакащи']);
  // The period is open for longer than that.
  expect(await left(1)).toEqual(['Приети', 'Чакащи']);
  expect(await left(400)).toEqual(['Приети']);
});

test('[CB4] nothing of an application is public', async () => {
  await apply({ teamName: 'Тайна звезда', contact: '0899 123 456' });
  for (const path of ['/api/teams', '/api/competitions/by-status', '/api/league-settings', '/api/openapi.json']) {
    const { body } = await league.app().inject({ url: path });
    expect([path, body.includes('Тайна звезда'), body.includes('0899 123 456')]).toEqual([path, false, false]);
  }
});

test('[AL9] the fixtures of an announced competition say which teams take part', async () => {
  await apply({ teamName: 'Звезда' });
  await accept(await idOf('Звезда'));
  const ids = [league.id('teams', 'balik'), league.id('teams', 'vihar')];
  const { rules } = (await maria.send('GET', deskPaths.competition(coming))).json<CompetitionRecord>();
  const { version: _version, ...fields } = rules;
  const match = {
    home: 0,
    away: 1,
    day: '2026-09-05',
    time: '18:00',
    pitch: 'Спартак',
    bracketSlot: null,
    homeOrigin: null,
    awayOrigin: null,
  };
  const sent = await maria.send('POST', deskPaths.competitions, {
    season: { id: await seasonOf(coming) },
    competition: { id: league.id('competitions', 'liga') },
    format: 'LEAGUE',
    rules: fields,
    teams: ids.map((id) => ({ id, name: 'x', nameLatin: null, group: null, seed: null })),
    rounds: [{ eliminationRound: null, matches: [match] }],
  });
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  expect(sent.json<{ id: number }>().id).toBe(coming);
  expect((await entries()).toSorted()).toEqual(['Балик', 'Вихър']);
});

const seasonOf = async (id: number) =>
  (await maria.send('GET', deskPaths.competition(id))).json<CompetitionRecord>().season.id;
