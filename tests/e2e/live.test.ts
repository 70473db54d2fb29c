import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveAndUpcoming } from '#contract/http/live.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { sendAct } from '#tests/support/site-with-desk.ts';
import { match, SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';
import {
  untilNoRequests,
  expectAccessible,
  expectCleanFirstVisit,
  muteSocket,
  open,
  PHONE,
  socketScripts,
  visit,
} from '#tests/support/visit.ts';

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

const LONG = 'Обединен футболен клуб „Непобедимите соколи от Северозападна Добруджа“ 1924';

/** The small league moved to now, with a cup and a very long name. */
function league() {
  const small = smallLeague();
  const season = small.competitionSeasons.find(({ competition }) => competition === 'liga')!;
  return moveInTime(
    {
      ...small,
      competitions: [
        ...small.competitions,
        { ...small.competitions[0]!, key: 'kupa', name: 'Купа Делта', nameLatin: 'Kupa Delta', rank: 3 },
      ],
      competitionSeasons: [
        ...small.competitionSeasons,
        { ...season, competition: 'kupa', adjustments: season.adjustments.map((one) => ({ ...one, key: 'a2' })) },
      ],
      teams: small.teams.map((team) => (team.key === 'riltsi' ? { ...team, name: LONG } : team)),
      matches: [
        // Barely overdue, so that it is still listed at the end of a slow run.
        ...small.matches.map((one) => (one.key === 'm8' ? { ...one, startTime: '2026-03-15T17:29:30Z' } : one)),
        match('cup', {
          competition: 'kupa',
          gameweek: 3,
          home: 'balik',
          away: 'vihar',
          startTime: '2026-03-15T17:46:48Z',
        }),
      ],
    },
    Date.now() - SMALL_LEAGUE_NOW.getTime(),
  );
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startLeagueSite(league()), sharedBrowser()]);
});
afterAll(() => site?.stop());

const LIVE_ENDPOINT = '**/api/matches/live-and-upcoming';
const liveAndUpcoming = async () =>
  (await (await fetch(`${site.url}/api/matches/live-and-upcoming`)).json()) as LiveAndUpcoming;
const answer = (json: unknown) => (route: Route) => route.fulfill({ json });

/** From a page that does not load the matches, so that the answer to the request can be replaced. */
async function goThere(page: Page, language: 'bg' | 'en' = 'bg') {
  await open(page, `${site.url}/results/leagues?lang=${language}`);
  await page.locator('header a[href="/live-matches"]').click();
  await page.waitForURL('**/live-matches');
}
const cardOf = (page: Page, id: number) => page.locator(`main a[href="/match-details/${id}"]`);

test('has a clean first visit', async () => {
  await expectCleanFirstVisit(await visit(browser, { viewport: PHONE }), `${site.url}/live-matches?lang=bg`);
});

describe('the page', () => {
  test('can be read without JavaScript, in Bulgarian', async () => {
    const { page } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/live-matches`);
    expect(await page.title()).toBe('Мачове на живо. Делта Лига');
    await page.getByRole('heading', { name: 'На живо', level: 1 }).waitFor();
    await page.getByText('Играе се 1 мач. До час започват още 3.').waitFor();
    const live = page.locator('section', { has: page.getByRole('heading', { name: 'На живо сега', level: 2 }) });
    await live.getByRole('heading', { name: 'Делта Лига 3. кръг', level: 3 }).waitFor();
    expect(await live.getByRole('heading', { level: 3 }).count()).toBe(1);
    const soon = page.locator('section', { has: page.getByRole('heading', { name: 'Започват скоро', level: 2 }) });
    await soon.getByRole('heading', { name: 'Делта Лига 3. кръг', level: 3 }).waitFor();
    await soon.getByRole('heading', { name: 'Купа Делта 3. кръг', level: 3 }).waitFor();
  });

  test('shows live and upcoming matches with their labels', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/live-matches?lang=en`);
    await page.getByRole('heading', { name: 'Live Matches', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Live Now', level: 2 }).waitFor();
    await page.getByRole('heading', { name: 'Starting Soon', level: 2 }).waitFor();

    const live = (await cardOf(page, site.matchId('m5')).innerText()).replaceAll(/\s+/g, ' ');
    expect(live).toMatch(/^\d\d’ Scheduled for \d\d:\d\d Balik/);
    const cup = (await cardOf(page, site.matchId('cup')).innerText()).replaceAll(/\s+/g, ' ');
    expect(cup).toMatch(/^1\dm \d{1,2}s Starts at \d\d:\d\d .* STARTING SOON$/);
    // Past its kick-off, but not started [D10].
    expect(await cardOf(page, site.matchId('m8')).innerText()).toContain('Starting now...');
  });

  test('counts down by the second', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/live-matches?lang=en`);
    const seconds = async () => {
      const [, minutes, rest] = /(\d+)m (\d+)s/.exec(await cardOf(page, site.matchId('cup')).innerText()) ?? [];
      return Number(minutes) * 60 + Number(rest);
    };
    const left = await seconds();
    await expect.poll(seconds).toBeLessThanOrEqual(left - 2);
  });

  test('a card opens the match', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/live-matches`);
    await cardOf(page, site.matchId('m5')).click();
    await page.waitForURL(`**/match-details/${site.matchId('m5')}`);
  });

  test('refreshes every 30 seconds, and shows the time of the last data if it fails', async () => {
    const { page } = await visit(browser, { alone: true });
    await muteSocket(page); // Data from the socket is fresh and not requested again.
    await page.clock.install();
    await open(page, `${site.url}/live-matches?lang=en`);
    let requests = 0;
    await page.route(LIVE_ENDPOINT, (route) => {
      requests += 1;
      return route.fulfill({ status: 500, json: { error: 'Broken' } });
    });
    await page.clock.runFor(29_000);
    expect(requests).toBe(0);
    await page.clock.runFor(2000);
    await page.getByText(/^Error loading matches\. Last updated \d\d:\d\d\.$/).waitFor();
    expect(requests).toBe(1);
    await cardOf(page, site.matchId('m5')).waitFor();
    await page.unroute(LIVE_ENDPOINT);
    await page.clock.runFor(30_000);
    await page.getByText('Last updated').waitFor({ state: 'detached' });
  });
});

describe('what another backend may send [D1]', () => {
  test('a match without score and minute, and one that is live among those to come', async () => {
    const { liveMatches, upcomingMatches } = await liveAndUpcoming();
    const { team1_score: _1, team2_score: _2, current_minute: _3, ...bare } = liveMatches[0]!;
    const { current_minute: _4, ...begun } = upcomingMatches[0]!;
    const inSeconds = { ...upcomingMatches[1]!, start_time: new Date(Date.now() + 59_000).toISOString() };
    const { page } = await visit(browser);
    await muteSocket(page); // It has the score.
    await page.route(
      LIVE_ENDPOINT,
      answer({ liveMatches: [bare], upcomingMatches: [{ ...begun, status: 'LIVE' }, inSeconds] }),
    );
    await goThere(page, 'en');
    expect(await cardOf(page, bare.id).innerText()).toMatch(/LIVE[^]*VS/);
    expect(await cardOf(page, begun.id).innerText()).toContain('LIVE');
    await expect.poll(async () => cardOf(page, inSeconds.id).innerText()).toMatch(/^\d{1,2}s/);
  });
});

describe('when there is nothing to show', () => {
  test('says so, without a socket', async () => {
    const { page, consoleErrors, requests } = await visit(browser);
    let sockets = 0;
    page.on('websocket', () => (sockets += 1));
    await page.route(LIVE_ENDPOINT, answer({ liveMatches: [], upcomingMatches: [] }));
    await goThere(page, 'en');
    await page.getByText('No Live Matches', { exact: true }).waitFor();
    await expectAccessible(page);
    await untilNoRequests(requests);
    expect(sockets).toBe(0);
    expect(await socketScripts(requests)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('a failure says so, and can be tried again', async () => {
    const { page } = await visit(browser);
    await page.route(LIVE_ENDPOINT, (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }));
    await goThere(page);
    await page.getByText('Мачовете не можаха да се заредят', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.unroute(LIVE_ENDPOINT);
    await page.getByRole('button', { name: 'Опитай пак' }).click();
    await cardOf(page, site.matchId('m5')).waitFor();
  });

  test('a slow response shows placeholder cards', async () => {
    const { page } = await visit(browser);
    await page.route(LIVE_ENDPOINT, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await goThere(page);
    await page.locator('output[aria-label="Зареждане"]').waitFor();
    await cardOf(page, site.matchId('m5')).waitFor();
  });
});

describe('while the page is open', () => {
  const goal = { act: 'goal', team: 'home', player: null, assist: null, ownGoal: false, penalty: false } as const;

  test('scores move without a reload, over one connection, and are announced', async () => {
    await sendAct(site.desk, site.matchId('m6'), { act: 'kick-off' });
    const { page, consoleErrors, requests } = await visit(browser);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await open(page, `${site.url}/live-matches`);
    const card = cardOf(page, site.matchId('m6'));
    await page.getByText('Играят се 2 мача.').waitFor();
    const news = page.locator('main [aria-live=polite]');
    expect(await news.textContent()).toBe('');
    await expect.poll(() => sockets.length).toBe(1);

    const { revision } = await sendAct(site.desk, site.matchId('m6'), goal);
    await expect
      .poll(() => news.textContent(), { timeout: 3000, interval: 20 })
      .toBe(`Гол за Вихър! Вихър 1, ${LONG} 0.`);
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain('Вихър 1 0');
    await sendAct(site.desk, site.matchId('m6'), { act: 'withdraw', revision });
    await expect
      .poll(() => news.textContent(), { timeout: 3000, interval: 20 })
      .toBe(`Резултатът е поправен. Вихър 0, ${LONG} 0.`);
    await sendAct(site.desk, site.matchId('m6'), { act: 'phase', phase: 'HALF_TIME' });
    await card.getByText('Почивка').waitFor({ timeout: 3000 });
    await sendAct(site.desk, site.matchId('m6'), { act: 'phase', phase: 'SECOND_HALF' });
    await sendAct(site.desk, site.matchId('m6'), { act: 'final-whistle' });
    await card.getByText('Край', { exact: true }).waitFor({ timeout: 3000 });
    await expectAccessible(page);

    expect(requests.filter((url) => url.includes('/api/matches/live-and'))).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});
