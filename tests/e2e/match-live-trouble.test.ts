import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { deskLeague, KICK_OFF, phase } from '#tests/support/desk-league.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { askMatch, expectPageEqualsApi, deskRecorder, untilJoined } from '#tests/support/match-page.ts';
import { closeAfterTest, open, visit } from '#tests/support/visit.ts';

/* Bad connections and hidden tabs: in the end the page always shows what the API returns. */

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

beforeAll(async () => {
  const league = moveInTime(deskLeague(), Date.now() + 5 * 60_000 - KICK_OFF);
  [site, browser] = await Promise.all([startLeagueSite(league), sharedBrowser()]);
});
afterAll(() => site?.stop());

const goal = (minute: number, team: 'home' | 'away' = 'home') => ({ act: 'goal', team, minute }) as const;
const equal = (page: Page, key: string) => expectPageEqualsApi(page, site.url, site.matchId(key));

async function openLive(page: Page, key: string) {
  const record = deskRecorder(site.desk, site.matchId(key));
  await record({ act: 'kick-off' });
  const joined = untilJoined(page);
  await open(page, site.url + pagePaths.match(site.matchId(key)));
  await joined;
  return record;
}

test('the server is killed, and comes back', async () => {
  const { page } = await visit(browser, { alone: true });
  const record = await openLive(page, 's1');
  await record(goal(3));
  await equal(page, 's1');
  await site.crash();
  await site.restart();
  await record(goal(5, 'away'));
  await record({ act: 'phase', phase: 'HALF_TIME' });
  await equal(page, 's1');
});

test('the network fails long enough for a notice, and comes back', async () => {
  const { page } = await visit(browser, { alone: true });
  const network = await holdSockets(page);
  await page.clock.install();
  const record = await openLive(page, 's2');
  await record(goal(3));
  await equal(page, 's2');

  network.cut();
  await page.context().setOffline(true);
  const note = page.getByText(/^Последно обновено в \d\d:\d\d$/);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return note.count();
      },
      { timeout: 30_000, interval: 10 },
    )
    .toBe(1);
  await record(goal(7, 'away'));
  expect(await page.getByText('1 – 1').count()).toBe(0);

  network.restore();
  await page.context().setOffline(false);
  await equal(page, 's2');
  await note.waitFor({ state: 'detached' });
});

test('the tab is hidden for ten minutes', async () => {
  const { page } = await visit(browser, { alone: true });
  await page.clock.install();
  const record = await openLive(page, 's3');
  await record(goal(3));
  await equal(page, 's3');

  await show(page, 'hidden');
  const { revision } = await record(goal(4));
  await page.clock.fastForward('10:00');
  await record({ act: 'withdraw', revision });
  await record(goal(6, 'away'));
  await show(page, 'visible');
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return clockIsRight(page, 's3');
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await equal(page, 's3');
});

test('messages arrive twice and in any order', async () => {
  const { page } = await visit(browser);
  await holdSockets(page, { shuffled: true });
  const record = await openLive(page, 's4');
  await Promise.all([
    record(goal(2)),
    record(goal(3, 'away')),
    record({ act: 'statistics', teams: { home: { shots: 3 } } }),
  ]);
  const { revision } = await record(goal(3));
  await record({
    act: 'correct',
    revision,
    to: { ...goal(5), assist: null, player: null, ownGoal: true, penalty: false },
  });
  await record({ act: 'withdraw', revision });
  await record(phase('HALF_TIME'));
  await equal(page, 's4');
  await record(phase('SECOND_HALF'));
  await record(goal(30));
  await record({ act: 'final-whistle' });
  await equal(page, 's4');
});

const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((seen) => {
    Object.defineProperty(document, 'visibilityState', { value: seen, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

async function clockIsRight(page: Page, key: string): Promise<boolean> {
  const shown = /(\d+):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '');
  const { current_minute, current_second } = await askMatch(site.url, site.matchId(key));
  const seconds = Number(shown?.[1]) * 60 + Number(shown?.[2]);
  return Math.abs(seconds - current_minute * 60 - current_second) <= 3;
}

/** A proxy for the page's socket: can cut it, or deliver messages twice and in reverse order. */
async function holdSockets(page: Page, { shuffled = false } = {}) {
  let isCut = false;
  let close = () => {};
  closeAfterTest(page);
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    close = () => {
      void server.close();
      void socket.close();
    };
    const held: string[] = [];
    if (!shuffled) return;
    server.onMessage((frame) => {
      const isEvent = String(frame).startsWith('42');
      if (!isEvent) return socket.send(frame);
      held.push(String(frame));
      // Long enough to collect several acts.
      if (held.length === 1)
        setTimeout(() => {
          for (const late of [...held.toReversed(), ...held]) socket.send(late);
          held.length = 0;
        }, 300);
    });
  });
  return {
    cut: () => {
      isCut = true;
      close();
    },
    restore: () => void (isCut = false),
  };
}
