import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openPhone, startDeskSite, type DeskSite, type Phone } from '#tests/support/desk-phone.ts';

/* What waited on a phone goes in one request, and its screens follow once. */

let site: DeskSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

/** As if so many goals had been tapped on this phone without a network. */
const keepGoals = (phone: Phone, matchKey: string, goals: number) =>
  phone.page.evaluate(
    async ({ matchId, count }) => {
      const device = localStorage.getItem('desk-device') ?? '';
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('desk');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('The store cannot be opened')));
      });
      const tx = db.transaction('acts', 'readwrite');
      const start = Date.now() - 60_000;
      for (let i = 0; i < count; i++)
        tx.objectStore('acts').add({
          matchId,
          key: `${device}.goal-${i}`,
          act: { act: 'goal', team: 'home', player: null, assist: null, ownGoal: false, penalty: false },
          at: new Date(start + i * 1000).toISOString(),
          reason: null,
          status: { state: 'waiting' },
        });
      await new Promise<void>((resolve) => tx.addEventListener('complete', () => resolve()));
      db.close();
    },
    { matchId: site.matchId(matchKey), count: goals },
  );

interface Asked {
  /** "POST /api/matches/7/acts/batch" */
  what: string;
  at: number;
}

/** What the page asks the desk for from here on. */
function listenTo(phone: Phone): Asked[] {
  const asked: Asked[] = [];
  phone.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/matches')) asked.push({ what: `${request.method()} ${pathname}`, at: Date.now() });
  });
  return asked;
}

/** The server answers a batch after five seconds, however far it has got: only then is there another request. */
function expectOneBatch(asked: readonly Asked[], matchId: number): number {
  const sent = asked.filter(({ what }) => what.startsWith('POST'));
  expect(new Set(sent.map(({ what }) => what))).toEqual(new Set([`POST ${deskPaths.actBatch(matchId)}`]));
  for (const [at, { at: before }] of sent.slice(0, -1).entries())
    expect(sent[at + 1]!.at - before).toBeGreaterThan(4000);
  return sent.length;
}

const countKept = (phone: Phone) =>
  phone.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('desk');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('acts').objectStore('acts').count();
          counting.addEventListener('success', () => {
            resolve(counting.result);
            opening.result.close();
          });
        });
      }),
  );

test('[N4] 40 acts that waited go in one request, and the list of today is read a few times', async () => {
  await site.prepare('s1', new Date(Date.now() - 5 * 60_000));
  const phone = await openPhone(browser, { link: await site.invite('organiser') });
  await phone.openMatch(site.matchId('s1'));
  await phone.open('/');
  await phone.page.locator('[class*=_games_]').first().waitFor();
  await keepGoals(phone, 's1', 40);
  const asked = listenTo(phone);
  await phone.page.reload();
  await expect.poll(async () => (await site.ledger('s1')).length, { timeout: 60_000 }).toBe(41);
  // They are in the server's copy: nobody need open the match for the phone to forget them.
  await expect.poll(() => countKept(phone), { timeout: 30_000 }).toBe(0);
  const requests = expectOneBatch(asked, site.matchId('s1'));
  expect(asked.filter(({ what }) => what === `GET ${deskPaths.matches}`).length).toBeLessThanOrEqual(5 * requests);
});

test('[N4] the open match sends them in one request, and is read a few times', async () => {
  await site.prepare('s2', new Date(Date.now() - 5 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s2') });
  await phone.page.locator('.pad').waitFor();
  await keepGoals(phone, 's2', 40);
  const asked = listenTo(phone);
  await phone.page.reload();
  await expect.poll(phone.score).toBe('40–0');
  await expect
    .poll(() => phone.page.locator('.tally [class*=_net_]').getAttribute('data-state'), { timeout: 60_000 })
    .toBe('ok');
  await expect.poll(() => countKept(phone), { timeout: 30_000 }).toBe(0);
  const requests = expectOneBatch(asked, site.matchId('s2'));
  expect(asked.filter(({ what }) => what.startsWith('GET')).length).toBeLessThanOrEqual(6 * requests);
  expect(await site.ledger('s2')).toHaveLength(41);
});

test('[N4] a single act goes at once, by itself', async () => {
  await site.prepare('s3', new Date(Date.now() - 5 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s3') });
  await phone.page.locator('.pad').waitFor();
  const asked = listenTo(phone);
  await phone.unseenGoal('home');
  await expect.poll(async () => (await site.ledger('s3')).length).toBe(2);
  expect(asked.map(({ what }) => what).filter((what) => what.startsWith('POST'))).toEqual([
    `POST ${deskPaths.acts(site.matchId('s3'))}`,
  ]);
});

test('a store that fails for a moment delays what waits, and loses nothing', async () => {
  await site.prepare('s4', new Date(Date.now() - 5 * 60_000));
  const phone = await openPhone(browser, {
    link: await site.linkTo('s4'),
    script: () => {
      // Fails as often as the page says, when the sender reads all acts.
      const getAll = IDBObjectStore.prototype.getAll;
      IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...rest) {
        const left = Number(sessionStorage.getItem('failures') ?? 0);
        if (this.name !== 'acts' || left === 0) return getAll.apply(this, rest);
        sessionStorage.setItem('failures', String(left - 1));
        throw new DOMException('The store is gone', 'UnknownError');
      };
    },
  });
  await phone.page.locator('.pad').waitFor();
  await keepGoals(phone, 's4', 2);
  await phone.page.evaluate(() => sessionStorage.setItem('failures', '3'));
  await phone.page.reload();
  await expect.poll(async () => (await site.ledger('s4')).length, { timeout: 20_000 }).toBe(3);
});
