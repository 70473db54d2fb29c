import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { notFull } from '#tests/support/chaos-scale.ts';
import { launchProfile, sharedBrowser } from '#tests/support/browser.ts';
import { PHONE_OPTIONS, phoneOf, startDeskSite, type DeskSite, type Phone } from '#tests/support/desk-phone.ts';
import { startProxy, type UnreliableProxy } from '#tests/support/unreliable-proxy.ts';
import { open, visit } from '#tests/support/visit.ts';

/* A match without a network: nothing is lost when the tab, the renderer or the phone dies. */

let site: DeskSite;
let proxy: UnreliableProxy;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
  proxy = await startProxy(site.desk);
});
afterAll(async () => {
  await proxy?.stop();
  await site?.stop();
});

const STARTERS = { home: ['b2', 'b3', 'b4', 'b5'], away: ['v2', 'v3', 'v4', 'v5'] } as const;

/** Ten acts: four goals for home and two for away, and for each team a card and a change. */
async function recordTen(phone: Phone, round: 0 | 1 | 2): Promise<string[]> {
  const home = STARTERS.home[round];
  const away = STARTERS.away[round];
  await phone.goal('home', 'ivan');
  await phone.noAssist();
  await phone.unseenGoal('home');
  await phone.card('away', away, 'Жълт');
  await phone.unseenGoal('away');
  await phone.change('home', round === 1 ? 'b6' : 'b1', round === 1 ? 'b1' : 'b6');
  await phone.goal('home', home);
  await phone.assist('ivan');
  await phone.card('home', home, 'Жълт');
  await phone.change('away', round === 1 ? 'v6' : 'v1', round === 1 ? 'v1' : 'v6');
  await phone.goal('away', 'petar');
  await phone.noAssist();
  await phone.unseenGoal('home');
  return [
    'GOAL home ivan',
    'GOAL home',
    `YELLOW_CARD away ${away}`,
    'GOAL away',
    round === 1 ? 'SUBSTITUTION home b1 b6' : 'SUBSTITUTION home b6 b1',
    `GOAL home ${home} ivan`,
    `YELLOW_CARD home ${home}`,
    round === 1 ? 'SUBSTITUTION away v1 v6' : 'SUBSTITUTION away v6 v1',
    'GOAL away petar',
    'GOAL home',
  ];
}

test.skipIf(notFull)(
  '[N1] [N2] [N4] [N8] 40 acts without a network, killed three times: all there, in order, within 5 s',
  async () => {
    await site.prepare('derby');
    const matchId = site.matchId('derby');
    const folder = await mkdtemp(join(tmpdir(), 'delta-league-phone-'));
    let context: BrowserContext | undefined;
    onTestFinished(async () => {
      await context?.close().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    });
    const switchOn = async (offline: boolean) => {
      context = await launchProfile(folder, { ...PHONE_OPTIONS, offline });
      return context;
    };
    const openAgain = async () => {
      const phone = phoneOf(await context!.newPage());
      await phone.page.goto(`${proxy.url}/match/${matchId}`);
      await phone.page.locator('.tally .score').waitFor();
      return phone;
    };

    // Opened once with a network.
    let phone = phoneOf(await (await switchOn(false)).newPage());
    await phone.join(await site.linkTo('derby'), proxy.url);
    await phone.untilInstalled();
    await phone.button('Начало').waitFor();
    // A browser keeps a cookie in memory for half a minute; closing it writes the cookie down.
    await context!.close();

    const { page: fan } = await visit(browser, { alone: true });
    await open(fan, site.url + pagePaths.match(matchId));
    const goalsOnFanPage = () => fan.locator('main section li:has([data-act=goal])').count();

    proxy.goDown();
    await switchOn(false);
    phone = await openAgain();
    const tapped: string[] = ['PHASE FIRST_HALF'];
    await phone.whistle('Начало');
    tapped.push(...(await recordTen(phone, 0)));

    // The tab is closed at once after the last tap was shown.
    await expect.poll(phone.score).toBe('4–2');
    await phone.page.close();
    phone = await openAgain();
    expect(await phone.score()).toBe('4–2');
    await phone.earlyHalfTime();
    await phone.whistle('Второ полувреме');
    tapped.push('PHASE HALF_TIME', 'PHASE SECOND_HALF', ...(await recordTen(phone, 1)));

    // The renderer crashes.
    await expect.poll(phone.score).toBe('8–4');
    const devtools = await context!.newCDPSession(phone.page);
    const crashed = phone.page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => {});
    await crashed;
    // With it went the other pages of its process.
    await Promise.all(context!.pages().map((page) => page.close()));

    // A new version of the app comes while there is a network for a moment, and nothing else does.
    proxy.changeBodies((path, body) =>
      path === '/sw.js' ? Buffer.concat([body, Buffer.from('\n// Newer.\n')]) : body,
    );
    proxy.comeBack();
    proxy.decideBy(({ url }) => (url?.startsWith('/api') ? { kind: 'cut' } : { kind: 'pass' }));
    phone = await openAgain();
    await phone.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await phone.page.waitForFunction(async () => {
      const { waiting } = await navigator.serviceWorker.ready;
      // As the app does where no match is open.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker is no window
      waiting?.postMessage('take-over');
      return waiting !== null;
    });
    await phone.page.waitForFunction(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      return waiting === null && active?.state === 'activated';
    });
    proxy.goDown();
    await phone.page.reload();
    await expect.poll(phone.score).toBe('8–4');
    tapped.push(...(await recordTen(phone, 2)));

    // The battery is empty.
    await expect.poll(phone.score).toBe('12–6');
    const whole = context!.browser();
    const gone = new Promise((resolve) => context!.once('close', resolve));
    const power = await whole!.newBrowserCDPSession();
    void power.send('Browser.crash').catch(() => {});
    await gone;
    await switchOn(true);
    phone = await openAgain();
    expect(await phone.score()).toBe('12–6');
    await phone.unseenGoal('away');
    await phone.card('home', 'ivan', 'Червен');
    await phone.unseenGoal('away');
    await phone.card('away', 'petar', 'Червен');
    await phone.unseenGoal('home');
    tapped.push('GOAL away', 'RED_CARD home ivan', 'GOAL away', 'RED_CARD away petar', 'GOAL home');
    await phone.hold(phone.button('Край на мача'), 1300);
    await phone.tap(phone.button('Предай протокола'));
    await phone.page.getByText('Протоколът е предаден').waitFor();
    tapped.push('FINAL_WHISTLE', 'HAND_IN');
    expect(tapped).toHaveLength(40);

    // Nothing of it was seen by anybody.
    expect(await site.ledger('derby')).toEqual([]);
    expect(await goalsOnFanPage()).toBe(0);
    expect(await phone.pill()).toMatch(/Без мрежа от \d\d:\d\d, 40 чакат/);

    const seconds = await timeOf(async () => {
      proxy.comeBack();
      await context!.setOffline(false);
      for (;;) {
        // Read in this order: the page may be behind the ledger, never ahead of it.
        const shown = await goalsOnFanPage();
        const recorded = await site.ledger('derby');
        expect(shown).toBeLessThanOrEqual(recorded.filter((line) => line.startsWith('GOAL')).length);
        if (recorded.length >= 40) break;
        await sleep(50);
      }
    });
    console.log(`40 acts were recorded ${seconds.toFixed(2)} s after the network came back`);
    expect(await site.ledger('derby')).toEqual(tapped);
    expect(seconds).toBeLessThan(5);
    await expect.poll(goalsOnFanPage).toBe(21);
    await fan.getByText('13:8').first().waitFor();
    await phone.untilAllRecorded();
  },
);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
