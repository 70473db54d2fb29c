import type { Browser, CDPSession, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match, MatchStats } from '#contract/http/match.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { deskLeague, KICK_OFF, lineup } from '#tests/support/desk-league.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { askMatch, deskRecorder, untilJoined } from '#tests/support/match-page.ts';
import { scriptsBeyondHome } from '#tests/support/download-size.ts';
import { open, PHONE, visit } from '#tests/support/visit.ts';

/* The cost of the page on a phone: its scripts, each update, and an hour of updates. */

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

beforeAll(async () => {
  const league = moveInTime(deskLeague(), Date.now() + 5 * 60_000 - KICK_OFF);
  [site, browser] = await Promise.all([startLeagueSite(league), sharedBrowser()]);
});
afterAll(() => site?.stop());

test('its scripts weigh at most 27 KB beyond those of the home page', async () => {
  const path = pagePaths.match(site.matchId('imported'));
  expect(await scriptsBeyondHome(browser, site.url, path)).toBeLessThan(27_000);
});

const HOUR = 60;
const WARM_UP = 5;

test('an update costs less than a frame on a slow phone, and an hour of them leaves no memory behind', async () => {
  const matchId = site.matchId('s1');
  const record = deskRecorder(site.desk, matchId);
  await record(lineup({ player: site.playerId }, 'home'));
  await record(lineup({ player: site.playerId }, 'away'));
  await record({ act: 'kick-off' });
  const { page } = await visit(browser, { viewport: PHONE, alone: true, reducedMotion: 'no-preference' });
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket\.io\//, (route) => {
    socket = route;
    route.connectToServer();
  });
  const joined = untilJoined(page);
  await open(page, site.url + pagePaths.match(matchId));
  await joined;

  const devtools = await page.context().newCDPSession(page);
  // Processor time of the page's thread, which other programs do not lengthen.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const match = await askMatch(site.url, matchId);
  const stats = (await (await fetch(site.url + apiPaths.matchStats(matchId))).json()) as MatchStats;

  const memory: number[] = [];
  const costs: number[] = [];
  for (let minute = 1; minute <= HOUR; minute++) {
    const messages = happenIn(minute, match, stats);
    const before = await metric(devtools, 'ScriptDuration');
    for (const [name, payload] of messages) socket!.send(`42${JSON.stringify([name, payload])}`);
    await page
      .getByText(`${goalsBy(minute)} – 0`)
      .first()
      .waitFor();
    costs.push(((await metric(devtools, 'ScriptDuration')) - before) / messages.length);
    if (minute === WARM_UP || minute === HOUR) memory.push(await memoryOf(page, devtools));
  }
  const typical = costs.toSorted((a, b) => a - b)[costs.length / 2]!;
  // A slow phone takes about four times as long, and a frame lasts 16 ms.
  expect(typical * 1000).toBeLessThan(4);
  expect(Math.abs(memory[1]! - memory[0]!) / 1024 / 1024).toBeLessThan(10);
});

test('and at most 33 KB while it is live', async () => {
  const path = pagePaths.match(site.matchId('s1'));
  expect(await scriptsBeyondHome(browser, site.url, path)).toBeLessThan(33_000);
});

const goalsBy = (minute: number) => Math.ceil(minute / 5);

/** A goal every five minutes, a card every four, and every minute the clock and the numbers. */
function happenIn(minute: number, match: Match, stats: MatchStats): [name: string, payload: object][] {
  const revision = match.revision + minute;
  const revised = { matchId: match.id, revision };
  const team = match.team1_id!;
  const person = { id: 1, name: 'Иван Колев' };
  const act = { extra_time: null, team_id: team, match_phase: 'FIRST_HALF' as const };
  const goals = Array.from({ length: goalsBy(minute) }, (_, i) => ({
    ...act,
    id: 1000 + i,
    minute: 5 * i + 1,
    scorer: person,
    assister: null,
    team1_score: i + 1,
    team2_score: 0,
    is_own_goal: false,
    is_penalty: false,
  }));
  const cards = Array.from({ length: Math.floor(minute / 4) }, (_, i) => ({
    ...act,
    id: 2000 + i,
    minute: 4 * i + 1,
    event_type: 'YELLOW_CARD',
    player_id: 1,
    player: person,
    card_type: 'YELLOW',
    penalty_result: null,
  }));
  const timer = { current_minute: minute, current_second: 0, match_phase: 'FIRST_HALF', timer_running: true };
  const clock = { ...timer, last_update: new Date().toISOString() };
  const playerStats = stats.playerStats.map((player) => ({ ...player, shots: minute, rating: 6 + (minute % 40) / 10 }));
  return [
    [
      'match_update',
      { ...revised, match: { ...match, ...clock, revision, team1_score: goals.length, team2_score: 0 } },
    ],
    ['timer_update', { ...revised, ...clock }],
    ['goals_update', { ...revised, complete: true, goals }],
    ['events_update', { ...revised, complete: true, events: cards }],
    ['team_stats_update', { ...revised, teamStats: stats.teamStats }],
    ['player_stats_update', { ...revised, playerStats }],
  ];
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
}

async function memoryOf(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await devtools.send('HeapProfiler.collectGarbage');
  return metric(devtools, 'JSHeapUsedSize');
}
