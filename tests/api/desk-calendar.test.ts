import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { calendarSchema, savedMatchSchema, type MatchFields } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths, filePaths } from '#contract/paths.ts';
import { expectSumsToBeRight, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';
import {
  edit,
  lastJournal,
  openCalendarLeague,
  readCalendar,
  readMatch,
  refusalOf,
  tryEdit,
} from '#tests/support/office-calendar.ts';

/* An organiser edits matches: dates, pitches, referees, notes, teams. */

let league: DeskLeague;
let maria: Device;
let petar: Device;
beforeAll(async () => {
  league = await openCalendarLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
  petar = await signInAs(league, 'organiser', { name: 'Петър Йорданов' });
});
afterAll(() => league?.close());

const details = async (key: string) =>
  (await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key)))).details.match;
const sequence = async (key: string) => {
  const answered = await league.app().inject({ url: filePaths.matchCalendar(league.id('matches', key)) });
  return Number(/SEQUENCE:(\d+)/.exec(answered.body)?.[1]);
};

test('the calendar has the season with all that its matches need', async () => {
  const calendar = await readCalendar(maria);
  expect(calendarSchema.parse(calendar)).toEqual(calendar);
  expect(calendar.season).toMatchObject({ yearStart: 2025, yearEnd: 2026 });
  expect(calendar.seasons.map(({ yearStart }) => yearStart)).toEqual([2025, 2024]);
  expect(calendar.competitions.map(({ name, teams }) => [name, teams.length])).toEqual([
    ['Делта Лига', 4],
    ['Стара купа', 2],
  ]);
  expect(calendar.pitches.map(({ name }) => name)).toEqual(['Терен Балик', 'Терен Изток']);
  expect(calendar.referees.map(({ name }) => name)).toEqual(['Стоян Динев']);
  const of = (key: string) => calendar.matches.find(({ id }) => id === league.id('matches', key));
  expect(of('friday')).toMatchObject({
    fields: { day: '2026-04-10', time: '19:00', venue: 'Терен Балик', refereeId: null, note: null },
    status: 'UPCOMING',
    untouched: true,
    handedIn: false,
  });
  expect(of('m5')).toMatchObject({ status: 'LIVE', score: { home: 5, away: 0 }, untouched: false });
  expect(of('m4')).toMatchObject({ status: 'AWARDED', score: null, official: { home: 0, away: 3 } });
  expect(of('m1')).toMatchObject({ handedIn: true });
  expect(of('final')).toMatchObject({ fields: { day: null, time: null, homeId: null, awayId: null } });
  const older = await maria.send('GET', `${deskPaths.calendar}?season=${league.id('seasons', '2024')}`);
  expect(older.json()).toMatchObject({ season: { yearStart: 2024 }, matches: [], gameweeks: [] });
  expect((await maria.send('GET', `${deskPaths.calendar}?season=99`)).statusCode).toBe(404);
  expect((await maria.send('GET', `${deskPaths.calendar}?season=x`)).statusCode).toBe(400);
});

describe('moving a match', () => {
  test('is one save: date, pitch, referee and note, in the ledger, in the journal and on the site', async () => {
    const refereeId = league.id('referees', 'ref');
    const note = 'Елате по-рано, паркингът е зает';
    const saved = await edit(league, maria, 'friday', {
      day: '2026-04-12',
      time: '18:30',
      venue: 'Терен Спартак',
      refereeId,
      note,
    });
    expect(savedMatchSchema.parse(saved)).toEqual(saved);
    expect(saved).toMatchObject({ revision: 1, match: { fields: { day: '2026-04-12', time: '18:30', note } } });
    expect(await details('friday')).toMatchObject({
      start_time: '2026-04-12T15:30:00.000Z',
      previous_start_time: '2026-04-10T16:00:00.000Z',
      venue: 'Терен Спартак',
      referee: { name: 'Стоян Динев' },
      note,
    });
    expect(await sequence('friday')).toBe(1);
    const [edited, moved] = await lastJournal(maria, 2);
    expect(edited).toMatchObject({
      what: 'edit_match',
      who: 'Мария Колева',
      about: 'Балик – Рилци',
      before: { referee: null, note: null },
      after: { referee: 'Стоян Динев', note },
    });
    expect(moved).toMatchObject({ what: 'RESCHEDULE', who: 'Мария Колева', about: 'Балик – Рилци' });
  });

  test('can be taken back, with everything that was saved with it', async () => {
    const saved = await edit(
      league,
      maria,
      'friday',
      { day: '2026-04-10', time: '19:00', venue: 'Терен Балик', refereeId: null, note: null },
      { undo: 1 },
    );
    expect(saved.match.fields).toMatchObject({ day: '2026-04-10', time: '19:00', venue: 'Терен Балик', note: null });
    expect(await details('friday')).toMatchObject({ previous_start_time: null, referee: null, note: null });
    expect((await tryEdit(league, maria, 'friday', {}, { undo: 1 })).json()).toMatchObject({ reason: 'withdrawn' });
  });

  test('[LG11] quietly corrects a date without saying that it was moved', async () => {
    await edit(league, maria, 'friday', { time: '19:30' }, { quiet: true });
    expect(await details('friday')).toMatchObject({
      start_time: '2026-04-10T16:30:00.000Z',
      previous_start_time: null,
    });
    await edit(league, maria, 'friday', { day: '2026-04-12' });
    expect((await details('friday')).previous_start_time).toBe('2026-04-10T16:30:00.000Z');
    await edit(league, maria, 'friday', { time: '19:00' }, { quiet: true });
    expect((await details('friday')).previous_start_time).toBe('2026-04-10T16:30:00.000Z');
  });

  test('a referee or a note alone is no new date', async () => {
    const before = await sequence('friday');
    const saved = await edit(league, maria, 'friday', { note: 'Вход от улицата' });
    expect(saved.revision).toBeNull();
    expect(await sequence('friday')).toBe(before);
    expect((await details('friday')).note).toBe('Вход от улицата');
  });

  test('gives a postponed match its new date', async () => {
    await league.record('saturday', { act: 'postpone' });
    const saved = await edit(league, maria, 'saturday', { day: '2026-04-18' });
    expect(saved).toMatchObject({ match: { status: 'UPCOMING' }, revision: 2 });
  });

  test('plans the date of a match whose teams are not known yet', async () => {
    await edit(league, maria, 'final', { day: '2026-05-20', time: '19:00', venue: 'Градски стадион' });
    expect(await details('final')).toMatchObject({ start_time: '2026-05-20T16:00:00.000Z', venue: 'Градски стадион' });
    expect(await sequence('final')).toBe(1);
    expect((await lastJournal(maria))[0]).toMatchObject({
      what: 'edit_match',
      about: '? – ?',
      before: { day: null, time: null },
      after: { day: '2026-05-20', time: '19:00', venue: 'Градски стадион' },
    });
  });

  test('sent again, because the answer was lost, changes nothing', async () => {
    const { fields, version, id } = await readMatch(league, maria, 'final');
    const body = { ...fields, time: '20:00', version };
    const sent = [
      await maria.send('PUT', deskPaths.officeMatch(id), body),
      await maria.send('PUT', deskPaths.officeMatch(id), body),
    ];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(sent[1]?.json()).toEqual(sent[0]?.json());
    expect(await sequence('final')).toBe(2);
  });
});

describe('two organisers', () => {
  test('the second is shown what the first wrote, and saves over it only knowingly', async () => {
    const read = await readMatch(league, petar, 'saturday');
    await edit(league, maria, 'saturday', { time: '20:00', venue: 'Терен Балик' });
    const url = deskPaths.officeMatch(read.id);
    const fields = { ...read.fields, time: '18:00' };
    const refused = await petar.send('PUT', url, { ...fields, version: read.version });
    expect(refused.statusCode).toBe(409);
    const { conflict } = refused.json<{ conflict: { current: typeof fields; version: string } }>();
    expect(refused.json()).toMatchObject({
      reason: 'conflict',
      conflict: { current: { ...read.fields, time: '20:00', venue: 'Терен Балик' }, by: 'Мария Колева' },
    });
    const merged = { ...conflict.current, time: '18:00' };
    expect((await petar.send('PUT', url, { ...merged, version: conflict.version })).statusCode).toBe(200);
    expect((await readMatch(league, maria, 'saturday')).fields).toMatchObject({ time: '18:00', venue: 'Терен Балик' });
  });

  test('a goal meanwhile is no conflict, and a kick-off makes a new date impossible', async () => {
    const read = await readMatch(league, petar, 's1');
    await league.record('s1', { act: 'kick-off' });
    const url = deskPaths.officeMatch(read.id);
    const note = { ...read.fields, note: 'Играе се' };
    expect((await petar.send('PUT', url, { ...note, version: read.version })).statusCode).toBe(200);
    expect(refusalOf(await tryEdit(league, petar, 's1', { day: '2026-06-01' }))).toEqual([409, 'wrong_status']);
  });
});

/** Two matches as they are now, for the tests that follow. */
async function putBack() {
  const [friday, saturday] = [await readMatch(league, maria, 'friday'), await readMatch(league, maria, 'saturday')];
  return async () => {
    await tryEdit(league, maria, 'friday', { ...friday.fields, refereeId: null });
    await tryEdit(league, maria, 'saturday', saturday.fields);
    await tryEdit(league, maria, 'friday', friday.fields);
  };
}

describe('[CH3] what cannot be', () => {
  test('a team in two places at a time', async () => {
    expect(refusalOf(await tryEdit(league, maria, 'friday', { day: '2026-03-15', time: '20:30' }))).toEqual([
      400,
      'team_engaged',
      'time',
    ]);
  });
  test('a referee in two places at a time', async () => {
    const { day, time } = (await readMatch(league, maria, 'saturday')).fields;
    await edit(league, maria, 'friday', { day, time, venue: 'Терен Север' });
    const refereeId = league.id('referees', 'ref');
    expect(refusalOf(await tryEdit(league, maria, 'friday', { refereeId }))).toEqual([
      400,
      'referee_engaged',
      'refereeId',
    ]);
  });
  test('but a pitch that is taken, and a second match on the day, are only said', async () => {
    const { venue } = (await readMatch(league, maria, 'saturday')).fields;
    await edit(league, maria, 'friday', { venue });
    await edit(league, maria, 'friday', { day: '2026-03-15', time: '10:00' });
  });
  test('[CH8] a pitch that somebody else took meanwhile is said first', async () => {
    onTestFinished(await putBack());
    const taken = { day: '2026-05-02', time: '11:00', venue: 'Терен Юг' };
    const { match } = await edit(league, petar, 'saturday', taken);
    expect(refusalOf(await tryEdit(league, maria, 'friday', taken, { seen: [] }))).toEqual([
      400,
      'pitch_taken',
      'venue',
    ]);
    await edit(league, maria, 'friday', taken, { seen: [match.id] });
    // Nothing new about the pitch, nothing to say.
    await edit(league, maria, 'friday', { note: 'На половината терен' }, { seen: [] });
  });
  test('[CH8] two organisers at the same moment do not both take one slot, nor both engage one referee', async () => {
    onTestFinished(await putBack());
    const both = async (change: Partial<MatchFields>) => {
      const sent = await Promise.all([
        tryEdit(league, maria, 'friday', change, { seen: [] }),
        tryEdit(league, petar, 'saturday', change, { seen: [] }),
      ]);
      return sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    };
    for (const hour of [10, 12, 14, 16])
      expect(await both({ day: '2026-05-09', time: `${hour}:00`, venue: 'Терен Юг' })).toEqual([200, 400]);
    await edit(league, maria, 'friday', { day: '2026-05-10', time: '11:00', venue: 'Терен Юг', refereeId: null });
    await edit(league, maria, 'saturday', { day: '2026-05-10', time: '11:00', venue: 'Терен Изток', refereeId: null });
    expect(await both({ refereeId: league.id('referees', 'ref') })).toEqual([200, 400]);
  });
  test('and what was so before does not stop another change', async () => {
    await edit(league, maria, 's2', { note: 'По същото време' });
  });
});

describe('wrong input names the field', () => {
  test.each([
    [{ day: '1999-01-01' }, 'day', 'invalid'],
    [{ day: '2026-13-01' }, 'day', 'invalid'],
    [{ day: null, time: null }, 'day', 'required'],
    [{ time: null }, 'time', 'required'],
    [{ time: '25:00' }, 'time', 'invalid'],
    [{ venue: null }, 'venue', 'required'],
    [{ venue: 'я'.repeat(201) }, 'venue', 'too_long'],
    [{ note: 'x'.repeat(501) }, 'note', 'too_long'],
    [{ note: 'a\0b' }, 'note', 'invalid'],
    [{ refereeId: 9999 }, 'refereeId', 'gone'],
    [{ gameweekId: 9999 }, 'gameweekId', 'gone'],
    [{ homeId: null }, 'homeId', 'required'],
  ])('%j', async (change, field, reason) => {
    const before = await readMatch(league, maria, 'friday');
    expect(refusalOf(await tryEdit(league, maria, 'friday', change))).toEqual([400, reason, field]);
    expect(await readMatch(league, maria, 'friday')).toEqual(before);
  });

  test('a version or a match that is not one', async () => {
    expect((await tryEdit(league, maria, 'friday', { time: '11:00' }, { version: 'x' })).statusCode).toBe(400);
    const { fields, version } = await readMatch(league, maria, 'friday');
    expect((await maria.send('PUT', deskPaths.officeMatch(99_999), { ...fields, version })).statusCode).toBe(404);
  });
});

describe('[CH6] teams and gameweek', () => {
  const team = (key: string) => league.id('teams', key);
  test('of a match that never began can be changed', async () => {
    await edit(league, maria, 'saturday', { homeId: team('balik'), awayId: team('orlovets') });
    const { team1, team2 } = await details('saturday');
    expect([team1?.name, team2?.name]).toEqual(['Балик', 'Орловец']);
    expect((await lastJournal(maria))[0]).toMatchObject({ before: { home: 'Вихър' }, after: { home: 'Балик' } });
    const { gameweekId } = (await readMatch(league, maria, 'm3')).fields;
    await edit(league, maria, 'saturday', { gameweekId });
    expect((await details('saturday')).gameweek.number).toBe(2);
  });
  test('of one that began, or has a line-up, cannot', async () => {
    for (const key of ['m1', 'm5'])
      expect(refusalOf(await tryEdit(league, maria, key, { homeId: team('orlovets') }))).toEqual([409, 'match_begun']);
  });
  test.each([
    [{ awayId: 'balik', gameweek: 'friday' }, 'same_team', 'awayId'],
    [{ awayId: 'vihar', gameweek: 'derby' }, 'met_already', 'awayId'],
  ])('%j is refused', async ({ awayId, gameweek }, reason, field) => {
    const gameweekId = (await readMatch(league, maria, gameweek)).fields.gameweekId;
    const change = { awayId: team(awayId), gameweekId };
    expect(refusalOf(await tryEdit(league, maria, 'friday', change))).toEqual([400, reason, field]);
  });
  test('a team that does not take part, or a bracket that is left, is refused', async () => {
    expect(refusalOf(await tryEdit(league, maria, 'tie', { homeId: team('orlovets') }))).toEqual([
      400,
      'not_in_competition',
      'homeId',
    ]);
    const gameweekId = (await readMatch(league, maria, 'final')).fields.gameweekId;
    expect(refusalOf(await tryEdit(league, maria, 'tie', { gameweekId }))).toEqual([400, 'in_bracket', 'gameweekId']);
  });
});

test('the referee of a match that is over can be corrected; his numbers follow', async () => {
  await edit(league, maria, 'm1', { refereeId: league.id('referees', 'ref') });
  await expectSumsToBeRight(league.database);
  const numbers = await league.app().inject({ url: apiPaths.refereeMatches(league.id('referees', 'ref')) });
  expect(numbers.json()).toMatchObject({ matches: [{ id: league.id('matches', 'm1') }] });
});
