import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  postponedGameweekSchema,
  refereeSchema,
  savedMatchSchema,
  type PostponedGameweek,
  type Referee,
  type SavedMatch,
} from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { searchEndpoints } from '#contract/http/search.ts';
import { apiPaths } from '#contract/paths.ts';
import { lineup, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';
import { competitionId } from '#tests/support/office-competitions.ts';
import { lastJournal, openCalendarLeague, readCalendar, readMatch, refusalOf } from '#tests/support/office-calendar.ts';

/* New matches, deleted ones, whole gameweeks, referees, sheets. */

let league: DeskLeague;
let maria: Device;
beforeAll(async () => {
  league = await openCalendarLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
});
afterAll(() => league?.close());

const team = (key: string) => league.id('teams', key);
const details = async (id: number) =>
  (await league.ask(matchEndpoints.details, apiPaths.matchDetails(id))).details.match;
const gameweekOf = async (key: string) => (await readMatch(league, maria, key)).fields.gameweekId;
/** Sends a change and waits until the public site knows. */
async function change(method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object, status: number) {
  const before = league.notified.length;
  const sent = await maria.send(method, url, payload);
  expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status });
  await league.untilNotified(before + 1);
  return sent;
}

describe('a new match', () => {
  const wanted = async (more: object = {}) => ({
    day: '2026-05-02',
    time: '18:00',
    venue: 'Терен Балик',
    refereeId: null,
    note: null,
    homeId: team('balik'),
    awayId: team('orlovets'),
    gameweekId: await gameweekOf('m3'),
    ...more,
  });
  test('is on the site at once, with a key like those of files', async () => {
    const sent = await change(
      'POST',
      deskPaths.officeMatches,
      await wanted({ awayId: team('riltsi'), homeId: team('orlovets') }),
      201,
    );
    const { match } = sent.json<SavedMatch>();
    expect(savedMatchSchema.parse(sent.json())).toEqual(sent.json());
    expect(match).toMatchObject({ status: 'UPCOMING', untouched: true });
    const { rows } = await league.database.pool.query('select key from matches where id = $1', [match.id]);
    expect(rows).toEqual([{ key: 'liga-2025-orlovets-riltsi' }]);
    expect(await details(match.id)).toMatchObject({ start_time: '2026-05-02T15:00:00.000Z', venue: 'Терен Балик' });
    const fixtures = await league.app().inject({ url: apiPaths.teamFixtures(team('orlovets')) });
    expect(fixtures.body).toContain('2026-05-02T15:00:00.000Z');
    expect((await lastJournal(maria))[0]).toMatchObject({
      what: 'create_match',
      matchId: match.id,
      about: 'Орловец – Рилци',
    });
  });
  test.each([
    [{ awayId: 'balik' }, 'same_team', 'awayId'],
    [{ awayId: 'vihar' }, 'met_already', 'awayId'],
    [{ day: '2026-04-10', time: '19:20' }, 'team_engaged', 'time'],
    [{ time: null }, 'required', 'time'],
  ])(
    '[CH7] %j is refused',
    async ({ homeId = 'balik', awayId = 'orlovets', ...more }: Record<string, string | null>, ...why) => {
      const body = await wanted({ ...more, homeId: team(homeId ?? ''), awayId: team(awayId ?? '') });
      expect(refusalOf(await maria.send('POST', deskPaths.officeMatches, body))).toEqual([400, ...why]);
    },
  );
  test('may have no date yet', async () => {
    const body = await wanted({ day: null, time: null, venue: null, awayId: team('riltsi'), homeId: team('vihar') });
    const sent = await change('POST', deskPaths.officeMatches, body, 201);
    expect(sent.json()).toMatchObject({ match: { startTime: null } });
  });
});

describe('[CH6] a match that never began', () => {
  test('is deleted, and comes back as it was: address, date, decisions', async () => {
    await league.record('friday', { act: 'postpone' });
    const before = await readMatch(league, maria, 'friday');
    const publicly = await details(before.id);
    await change('DELETE', deskPaths.officeMatch(before.id), {}, 204);
    expect((await league.app().inject({ url: apiPaths.matchDetails(before.id) })).statusCode).toBe(404);
    expect((await readCalendar(maria)).matches.some(({ id }) => id === before.id)).toBe(false);
    expect((await lastJournal(maria))[0]).toMatchObject({ what: 'delete_match', about: 'Балик – Рилци' });
    expect((await maria.send('DELETE', deskPaths.officeMatch(before.id))).statusCode).toBe(404);

    const sent = await change('POST', deskPaths.restoredMatch(before.id), {}, 201);
    expect(sent.json()).toEqual({ match: before, revision: null });
    expect(await details(before.id)).toEqual({ ...publicly, last_update: expect.any(String) });
    await league.record('friday', { act: 'withdraw', revision: 1 });
    expect((await details(before.id)).status).toBe('UPCOMING');
    expect(refusalOf(await maria.send('POST', deskPaths.restoredMatch(before.id), {}))).toEqual([409, 'gone']);
  });
  test('and only such a one', async () => {
    expect(refusalOf(await maria.send('DELETE', deskPaths.officeMatch(league.id('matches', 'm5'))))).toEqual([
      409,
      'match_begun',
    ]);
    await league.record('derby', lineup(league, 'home'));
    expect(refusalOf(await maria.send('DELETE', deskPaths.officeMatch(league.id('matches', 'derby'))))).toEqual([
      409,
      'match_begun',
    ]);
    await league.database.pool.query(`update news set match_id = $1 where key = 'n1'`, [league.id('matches', 'm6')]);
    expect(refusalOf(await maria.send('DELETE', deskPaths.officeMatch(league.id('matches', 'm6'))))).toEqual([
      409,
      'match_in_news',
    ]);
    expect((await maria.send('POST', deskPaths.restoredMatch(99_999), {})).statusCode).toBe(404);
  });
});

describe('a whole gameweek', () => {
  const statuses = async (gameweekId: number) =>
    (await readCalendar(maria)).matches
      .filter(({ fields }) => fields.gameweekId === gameweekId)
      .map(({ id, status }) => [id, status] as const);

  test('is postponed but for what has begun, and that is taken back', async () => {
    const gameweekId = await gameweekOf('m5');
    const before = await statuses(gameweekId);
    const sent = await change('POST', deskPaths.postponedGameweek(gameweekId), {}, 200);
    const { entries, left } = sent.json<PostponedGameweek>();
    expect(postponedGameweekSchema.parse(sent.json())).toEqual(sent.json());
    expect([entries.length, left]).toEqual([before.filter(([, status]) => status === 'UPCOMING').length, 0]);
    expect(Object.fromEntries(await statuses(gameweekId))).toEqual(
      Object.fromEntries(before.map(([id, status]) => [id, status === 'UPCOMING' ? 'POSTPONED' : status])),
    );
    expect((await details(league.id('matches', 'm7'))).status).toBe('POSTPONED');
    expect((await lastJournal(maria))[0]).toMatchObject({
      what: 'postpone_gameweek',
      about: '3, Делта Лига 2025/2026',
      subject: `competition-season:${await competitionId(league)}`,
    });

    await change('POST', deskPaths.withdrawals, { entries }, 204);
    expect(await statuses(gameweekId)).toEqual(before);
    expect(refusalOf(await maria.send('POST', deskPaths.withdrawals, { entries }))).toEqual([409, 'withdrawn']);
  });
  test('that does not exist, or has nothing left, changes nothing', async () => {
    expect((await maria.send('POST', deskPaths.postponedGameweek(9999), {})).statusCode).toBe(404);
    const cup = await gameweekOf('final');
    const sent = await maria.send('POST', deskPaths.postponedGameweek(cup), {});
    expect(sent.json()).toEqual({ entries: [], left: 1 });
    expect(refusalOf(await maria.send('POST', deskPaths.withdrawals, { entries: [] }))).toEqual([
      400,
      'required',
      'entries',
    ]);
  });
  test('and one refused decision of several stops them all', async () => {
    const other = league.id('matches', 'other');
    await league.record('s1', { act: 'postpone' });
    const entries = [
      { matchId: league.id('matches', 's1'), revision: 3 },
      { matchId: other, revision: 77 },
    ];
    expect(refusalOf(await maria.send('POST', deskPaths.withdrawals, { entries }))).toEqual([409, 'unknown_entry']);
    expect((await readMatch(league, maria, 's1')).status).toBe('POSTPONED');
  });
});

describe('referees', () => {
  test('are added, found and renamed everywhere', async () => {
    const added = await change('POST', deskPaths.referees, { name: 'Веселин Пеев' }, 201);
    const referee = added.json<Referee>();
    expect(refereeSchema.parse(referee)).toEqual(referee);
    expect(referee).toMatchObject({ name: 'Веселин Пеев', nameLatin: 'Veselin Peev' });
    const found = await league.ask(searchEndpoints.search, `${apiPaths.search}?q=peev`);
    expect(found.results).toMatchObject([{ type: 'referee', id: referee.id }]);
    const { version, id } = referee;
    await change('PUT', deskPaths.referee(id), { name: 'Веселин Пейчев', version }, 200);
    const page = await league.app().inject({ url: apiPaths.referee(id) });
    expect(page.body).toContain('Веселин Пейчев');
    expect((await lastJournal(maria))[0]).toMatchObject({
      what: 'rename_referee',
      before: { name: 'Веселин Пеев' },
      after: { name: 'Веселин Пейчев', nameLatin: 'Veselin Peychev' },
    });
    const stale = await maria.send('PUT', deskPaths.referee(id), { name: 'Друг', version });
    expect(stale.json()).toMatchObject({ reason: 'conflict', conflict: { by: 'Мария Колева' } });
  });
  test.each([
    [{ name: '' }, 'required'],
    [{ name: 'я'.repeat(101) }, 'too_long'],
    [{ name: 'стоян динев' }, 'referee_exists'],
  ])('%j is refused', async (body, reason) => {
    expect(refusalOf(await maria.send('POST', deskPaths.referees, body))).toEqual([400, reason, 'name']);
  });
  test('that do not exist', async () => {
    const [{ version } = { version: '' }] = (await readCalendar(maria)).referees;
    expect((await maria.send('PUT', deskPaths.referee(9999), { name: 'Никой', version })).statusCode).toBe(404);
  });
});

describe('sheets', () => {
  test('of a match, a day and a gameweek are PDF files with a page for each match', async () => {
    const pages = async (query: string) => {
      const sent = await maria.send('GET', `${deskPaths.sheets}?${query}`);
      expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/pdf']);
      return sent.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    };
    expect(await pages(`match=${league.id('matches', 'saturday')}&lang=en`)).toBe(1);
    expect(await pages('day=2026-04-11')).toBe(1);
    expect(await pages(`gameweek=${await gameweekOf('saturday')}`)).toBe(4);
  });
  test.each(['', 'day=x', 'day=2026-04-11&match=1', 'match=1&lang=de'])('%j is not valid', async (query) => {
    expect((await maria.send('GET', `${deskPaths.sheets}?${query}`)).statusCode).toBe(400);
  });
  test('of a day without matches are not there', async () => {
    expect((await maria.send('GET', `${deskPaths.sheets}?day=2026-07-01`)).statusCode).toBe(404);
  });
});
