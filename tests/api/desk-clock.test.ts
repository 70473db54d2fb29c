import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskMatchSchema, type DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { liveEndpoints } from '#contract/http/live.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { KICK_OFF, openDeskLeague, phase, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';

/* The clock is the server's: right to the second for everybody, through stops and restarts. */

let league: DeskLeague;
const unused = ['s1', 's2', 's3', 's4'];
let key: string;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(() => {
  key = unused.shift() ?? '';
  league.passTo(0);
});
afterAll(() => league?.close());

/** The clock in the match API, the list of live matches and the desk. */
async function clocks(): Promise<string[]> {
  const id = league.id('matches', key);
  const { match } = (await league.ask(matchEndpoints.details, apiPaths.matchDetails(id))).details;
  const { liveMatches } = await league.ask(liveEndpoints.liveAndUpcoming, apiPaths.liveAndUpcoming);
  const listed = liveMatches.find((one) => one.id === id);
  const { clock } = await deskMatch();
  const show = (minute: number, second: number, running: boolean) =>
    `${minute}:${String(second).padStart(2, '0')}${running ? '' : ' stopped'}`;
  const shown = [
    match,
    ...(match.liveData ? [match.liveData.timer, match.liveData.matchInfo] : []),
    ...(listed ? [listed] : []),
  ].map((one) => show(one.current_minute, one.current_second, one.timer_running));
  expect(match.timer_running ? Date.parse(match.last_update) : league.now().getTime()).toBe(league.now().getTime());
  return [...new Set([...shown, show(clock.minute, clock.second, clock.running)])];
}
async function deskMatch(): Promise<DeskMatch> {
  const answered = await league
    .desk()
    .inject({ url: deskPaths.match(league.id('matches', key)), headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answered.statusCode).toBe(200);
  const body = answered.json<DeskMatch>();
  expect(deskMatchSchema.parse(body)).toEqual(body);
  return body;
}
const seconds = (count: number) => league.passTo(count / 60);

describe('the clock', () => {
  test('runs from kick-off, stops, and is the same for every reader', async () => {
    await league.record(key, { act: 'kick-off' });
    expect(await clocks()).toEqual(['0:00']);
    seconds(61);
    expect(await clocks()).toEqual(['1:01']);
    seconds(600);
    await league.record(key, { act: 'stop-clock' });
    seconds(700);
    expect(await clocks()).toEqual(['10:00 stopped']);
    await league.record(key, { act: 'start-clock' });
    seconds(703);
    expect(await clocks()).toEqual(['10:03']);
    seconds(1700);
    expect(await clocks()).toEqual(['26:40']);
    await league.record(key, phase('HALF_TIME'));
    seconds(2000);
    expect(await clocks()).toEqual(['26:40 stopped']);
    await league.record(key, phase('SECOND_HALF'));
    seconds(2090);
    expect(await clocks()).toEqual(['26:30']);
  });

  test('is right to the second after a restart, running or not', async () => {
    await league.record(key, { act: 'kick-off' });
    seconds(95);
    await league.restart();
    expect(await clocks()).toEqual(['1:35']);
    await league.record(key, { act: 'stop-clock' });
    seconds(300);
    await league.restart();
    expect(await clocks()).toEqual(['1:35 stopped']);
    await league.record(key, { act: 'start-clock' });
    seconds(361);
    await league.restart();
    expect(await clocks()).toEqual(['2:36']);
  });

  test('counts from when it happened, not from when the network came back', async () => {
    const at = (count: number) => ({ at: new Date(KICK_OFF + count * 1000).toISOString() });
    seconds(130);
    await league.record(key, { act: 'kick-off' }, at(5));
    expect(await clocks()).toEqual(['2:05']);
    await league.record(key, { act: 'stop-clock' }, at(65));
    expect(await clocks()).toEqual(['1:00 stopped']);
    expect(await league.refused(key, { act: 'start-clock' }, at(64))).toEqual([409, 'too_late']);
    expect(await league.refused(key, phase('HALF_TIME'), at(3))).toEqual([409, 'too_late']);
    await league.record(key, { act: 'start-clock' }, at(70));
    expect(await clocks()).toEqual(['2:00']);
    const goal = { act: 'goal', team: 'home' } as const;
    await league.record(key, goal, at(30));
    await league.record(key, goal, at(190));
    const { details } = await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key)));
    expect(details.match.goals.map(({ minute }) => minute)).toEqual([1, 3]);
    // [LG10] Cards say when it really started.
    const { liveMatches } = await league.ask(liveEndpoints.liveAndUpcoming, apiPaths.liveAndUpcoming);
    const listed = liveMatches.find(({ id }) => id === details.match.id);
    expect([details.match.kicked_off_at, listed?.kicked_off_at]).toEqual([at(5).at, at(5).at]);
  });

  test('a time slightly in the future counts as now, one far in the future is refused', async () => {
    const ahead = (count: number) => ({ at: new Date(KICK_OFF + count * 1000).toISOString() });
    expect((await league.send(key, { act: 'kick-off' }, ahead(61))).statusCode).toBe(400);
    await league.record(key, { act: 'kick-off' }, ahead(60));
    expect(await clocks()).toEqual(['0:00']);
  });
});

test('the desk shows the match with its players and its ledger', async () => {
  key = 's1';
  seconds(2090);
  await league.record(key, { act: 'goal', team: 'home', player: league.player('ivan') });
  await league.record(key, { act: 'withdraw', revision: 6 });
  const match = await deskMatch();
  expect(match).toMatchObject({
    status: 'LIVE',
    phase: 'SECOND_HALF',
    revision: 7,
    score: { home: 0, away: 0 },
    home: { name: 'Балик' },
    away: { name: 'Вихър' },
  });
  expect(match.ledger.map(({ kind, stands }) => [kind, stands]).slice(-3)).toEqual([
    ['PHASE', true],
    ['GOAL', false],
    ['WITHDRAWAL', false],
  ]);
  expect(match.players.filter(({ name }) => name === 'Иван Колев')).toMatchObject([{ shirtNumber: 9, starter: null }]);
  const listed = await league.desk().inject({ url: deskPaths.matches, headers: { authorization: `Bearer ${TOKEN}` } });
  expect(listed.json<{ matches: { id: number }[] }>().matches.map(({ id }) => id)).toContain(match.id);
  const unknown = await league
    .desk()
    .inject({ url: deskPaths.match(2147483647), headers: { authorization: `Bearer ${TOKEN}` } });
  expect(unknown.statusCode).toBe(404);
});
