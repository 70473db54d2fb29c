import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchEndpoints } from '#contract/http/match.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { apiPaths, filePaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { match, SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

/* Calendars compared with the API, read by an independent parser. */

const SITE = 'http://localhost:3000';
const HOSTILE = String.raw`Терен „Балик“, вход 2; \n C:\ BEGIN:VEVENT </script> & ]]> "` + '\u2028\n⚽🏆 нов ред';

async function readCalendar(app: FastifyInstance, path: string) {
  const answered = await app.inject({ url: path, headers: { host: 'evil.example' } });
  expect([path, answered.statusCode]).toEqual([path, 200]);
  expect(answered.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answered.body).not.toContain('evil.example');
  for (const line of answered.body.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\ufffd]/);
  }
  const calendar = new ICAL.Component(ICAL.parse(answered.body) as unknown[]);
  // Only the zone in the calendar defines its times.
  ICAL.TimezoneService.reset();
  const zone = calendar.getFirstSubcomponent('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Europe/Sofia');
  if (zone) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().getTime(),
      minutes: event.duration.toSeconds() / 60,
      summary: event.summary,
      location: event.location,
      description: event.description,
      url: component.getFirstPropertyValue('url'),
      stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
      modified: component.getFirstPropertyValue('last-modified')?.toString(),
    };
  });
  return { calendar, events };
}
const uid = (id: number) => `match-${id}@localhost`;

describe('the small league', () => {
  let site: LeagueApp;
  beforeAll(async () => {
    const league = smallLeague();
    const [team] = league.teams;
    if (team) team.name = `${HOSTILE.replace('\n', ' ')} ${'я'.repeat(80)}`;
    const teams = { home: 'vihar', away: 'riltsi', gameweek: 3 };
    league.matches.push(
      match('winter', { ...teams, startTime: '2026-03-28T18:00:00Z', venue: HOSTILE }),
      match('summer', { ...teams, startTime: '2026-03-29T17:00:00Z', venue: null }),
      match('autumn', { ...teams, startTime: '2025-10-25T17:00:00Z', status: 'CANCELLED' }),
      match('later', { ...teams, startTime: '2025-10-26T18:00:00Z', status: 'POSTPONED' }),
      match('abandoned', { ...teams, startTime: '2026-02-26T18:00:00Z', status: 'POSTPONED', score: [1, 0] }),
      match('undated', { ...teams, startTime: null }),
      match('open', { gameweek: 3, home: 'vihar', startTime: '2026-05-30T17:00:00Z' }),
      match('past', { ...teams, competition: 'old', season: '2024', gameweek: 1, startTime: '2025-03-02T17:00:00Z' }),
      match('penalties', {
        ...teams,
        startTime: '2026-03-02T17:00:00Z',
        status: 'FINISHED',
        phase: 'FULL_TIME',
        score: [2, 2],
        penalties: [4, 3],
      }),
    );
    const old = league.competitionSeasons.find(({ competition }) => competition === 'old');
    old?.gameweeks.push({ number: 1, startsOn: '2025-03-01', endsOn: '2025-03-07', eliminationRound: 'final' });
    site = await openLeagueApp(league, SMALL_LEAGUE_NOW);
  });
  afterAll(() => site?.close());
  const eventOf = async (key: string, query = '') => {
    const { events } = await readCalendar(site.app, filePaths.matchCalendar(site.id('matches', key)) + query);
    return events[0];
  };

  test('a team has its whole season: all that the API lists with a date, at the instants of the API', async () => {
    const id = site.id('teams', 'vihar');
    const [{ calendar, events }, fixtures, results] = [
      await readCalendar(site.app, filePaths.teamCalendar(id)),
      await site.ask(teamEndpoints.fixtures, apiPaths.teamFixtures(id)),
      await site.ask(teamEndpoints.results, apiPaths.teamResults(id)),
    ];
    const listed = [...fixtures.fixtures, ...results.results].flatMap(({ matches }) => matches);
    const dated = listed.filter(({ startTime }) => startTime !== null);
    expect(dated.length).toBe(listed.length - 1);
    expect(events.map(({ uid: name, start }) => `${name} ${start}`).toSorted()).toEqual(
      dated.map((one) => `${uid(one.id)} ${Date.parse(one.startTime ?? '')}`).toSorted(),
    );
    expect(new Set(events.map((event) => event.uid)).size).toBe(events.length);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Вихър');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
  });

  test('a competition has all its matches, its old seasons none', async () => {
    const { events } = await readCalendar(site.app, filePaths.competitionCalendar(site.id('competitions', 'liga')));
    expect(events).toHaveLength(8 + 7);
    for (const { uid: name, start } of events) {
      const id = Number(/\d+/.exec(name)?.[0]);
      const { details } = await site.ask(matchEndpoints.details, apiPaths.matchDetails(id));
      expect(start).toBe(Date.parse(details.match.start_time ?? ''));
    }
    const old = await readCalendar(site.app, filePaths.competitionCalendar(site.id('competitions', 'old')));
    expect(old.events).toEqual([]);
  });

  test.each(['winter', 'summer', 'autumn', 'later', 'open', 'past'])(
    '%s time is the instant of the API',
    async (key) => {
      const { details } = await site.ask(matchEndpoints.details, apiPaths.matchDetails(site.id('matches', key)));
      const event = await eventOf(key);
      expect(event?.start).toBe(Date.parse(details.match.start_time ?? ''));
      expect(event?.minutes).toBe(60);
    },
  );

  test('the day before and the day after clocks change, a match at 20:00 is at 20:00', async () => {
    for (const key of ['winter', 'summer', 'autumn', 'later']) {
      const { body } = await site.app.inject({ url: filePaths.matchCalendar(site.id('matches', key)) });
      expect(body).toMatch(/DTSTART;TZID=Europe\/Sofia:\d{8}T200000\r\n/);
    }
  });

  test('a match shows its result, or that it is cancelled', async () => {
    const balik = `${HOSTILE.replace('\n', ' ')} ${'я'.repeat(80)}`;
    expect((await eventOf('m1'))?.summary).toBe(`${balik} – Вихър 3:1`);
    expect((await eventOf('m4'))?.summary).toBe(`Рилци – ${balik} 0:3 (служебно)`);
    expect((await eventOf('m5'))?.summary).toBe(`${balik} – Орловец`);
    expect(await eventOf('m6')).toMatchObject({ summary: 'Вихър – Рилци', status: 'CONFIRMED' });
    expect(await eventOf('autumn')).toMatchObject({ summary: 'Вихър – Рилци (отменен)', status: 'CANCELLED' });
    expect(await eventOf('abandoned')).toMatchObject({ summary: 'Вихър – Рилци 1:0 (прекратен)' });
    expect(await eventOf('later')).toMatchObject({ summary: 'Вихър – Рилци (отложен)', status: 'TENTATIVE' });
    expect((await eventOf('penalties'))?.summary).toBe('Вихър – Рилци 2:2 (4:3 след дузпи)');
    expect((await eventOf('open'))?.summary).toBe('Вихър – Предстои да се определи');
  });

  test('place and description in both languages, with hostile texts unchanged', async () => {
    const id = site.id('matches', 'winter');
    const event = await eventOf('winter');
    expect(event).toMatchObject({ location: HOSTILE, url: `${SITE}/match-details/${id}` });
    expect(event?.description).toBe(`Делта Лига 2025/2026, 3. кръг\n${SITE}/match-details/${id}`);
    expect(await eventOf('later', '?lang=en')).toMatchObject({
      summary: 'Vihar – Riltsi (postponed)',
      url: `${SITE}/match-details/${site.id('matches', 'later')}?lang=en`,
    });
    expect((await eventOf('past'))?.description).toMatch(/^Стара купа 2024\/2025, Финал\n/);
    expect((await eventOf('summer'))?.location).toBeFalsy();
  });

  test('a match without a date is in no calendar', async () => {
    expect(await eventOf('undated')).toBe(undefined);
  });

  test.each([
    ['/calendars/team/2147483647.ics', 404],
    ['/calendars/competition/2147483647.ics', 404],
    ['/calendars/match/2147483647.ics', 404],
    ['/calendars/team/x.ics', 400],
    ['/calendars/match/-1.ics', 400],
    ['/calendars/match/1%00.ics', 400],
  ])('%s is a %i in plain words', (path, status) => site.refuse(path, status));
});

describe('a match that moves', () => {
  let league: DeskLeague;
  beforeAll(async () => {
    league = await openDeskLeague();
  });
  afterAll(() => league?.close());
  const eventOf = async (key: string) => {
    const { events } = await readCalendar(league.app(), filePaths.matchCalendar(league.id('matches', key)));
    return events[0];
  };

  test('[CA3] keeps its uid and raises its sequence when its date, place or status changes', async () => {
    const first = await eventOf('s3');
    expect(first).toMatchObject({ uid: uid(league.id('matches', 's3')), sequence: 0, status: 'CONFIRMED' });
    league.passTo(1);
    await league.record('s3', { act: 'postpone' });
    expect(await eventOf('s3')).toMatchObject({ uid: first?.uid, sequence: 1, status: 'TENTATIVE' });
    league.passTo(2);
    await league.record('s3', { act: 'reschedule', startTime: '2026-04-05T16:00:00Z', venue: null });
    const moved = await eventOf('s3');
    expect(moved).toMatchObject({
      uid: first?.uid,
      sequence: 2,
      status: 'CONFIRMED',
      start: Date.parse('2026-04-05T16:00:00Z'),
      stamp: '2026-03-15T18:02:00Z',
      modified: '2026-03-15T18:02:00Z',
    });
    league.passTo(3);
    await league.record('s3', { act: 'reschedule', startTime: '2026-04-05T16:00:00Z', venue: 'Градски стадион' });
    expect(await eventOf('s3')).toMatchObject({
      ...moved,
      sequence: 3,
      location: 'Градски стадион',
      stamp: '2026-03-15T18:03:00Z',
      modified: '2026-03-15T18:03:00Z',
    });
    await league.record('s3', { act: 'cancel' });
    expect(await eventOf('s3')).toMatchObject({ uid: first?.uid, sequence: 4, status: 'CANCELLED' });
  });

  test('moves in the calendars of its teams and its competition at once; a goal does not raise its sequence', async () => {
    const calendars = [
      filePaths.teamCalendar(league.id('teams', 'balik')),
      filePaths.teamCalendar(league.id('teams', 'vihar')),
      filePaths.competitionCalendar(league.id('competitions', 'liga')),
    ];
    const inCalendars = () =>
      Promise.all(
        calendars.map(async (path) => {
          const { events } = await readCalendar(league.app(), path);
          return events.find((event) => event.uid === uid(league.id('matches', 's4')));
        }),
      );
    await inCalendars();
    await league.record('s4', { act: 'reschedule', startTime: '2026-03-15T18:30:00Z', venue: null });
    for (const event of await inCalendars())
      expect(event).toMatchObject({ sequence: 1, start: Date.parse('2026-03-15T18:30:00Z') });
    league.passTo(30);
    await league.record('s4', { act: 'kick-off' });
    await league.record('s4', { act: 'goal', team: 'home', player: league.player('ivan') });
    for (const event of await inCalendars()) expect(event).toMatchObject({ sequence: 1, summary: 'Балик – Вихър' });
    await league.record('s4', { act: 'abandon' });
    for (const event of await inCalendars()) expect(event).toMatchObject({ sequence: 2, status: 'TENTATIVE' });
  });
});
