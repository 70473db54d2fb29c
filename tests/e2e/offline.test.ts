import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { hydrated, open, PHONE, visit } from '#tests/support/visit.ts';

const demoUrl = await demoSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

const visitWithWorker = () => visit(browser, { serviceWorkers: 'allow', viewport: PHONE, alone: true });

/** From the first touch on, pages are kept. */
async function withWorker(page: Page, address: string) {
  await open(page, address);
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** Until the worker has this page. */
async function kept(page: Page, path: string) {
  const isKept = () =>
    page.evaluate(
      async (address) => Boolean(await (await caches.open('pages')).match(address, { ignoreVary: true })),
      demoUrl + path,
    );
  for (let tries = 0; tries < 300 && !(await isKept()); tries++) await page.waitForTimeout(100);
  expect(await isKept()).toBe(true);
}

test('the last pages open without a network and say how old they are; others lead to them', async () => {
  const { page, consoleErrors } = await visitWithWorker();
  await withWorker(page, demoUrl + pagePaths.liveMatches);
  await kept(page, pagePaths.liveMatches);
  await kept(page, pagePaths.offline);
  // By a link, so that no document is loaded for it.
  await page.getByRole('link', { name: 'Новини' }).first().click();
  await page.waitForURL(demoUrl + pagePaths.news);
  await kept(page, pagePaths.news);
  expect(await page.locator('#saved').count()).toBe(0);
  expect(consoleErrors).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(demoUrl + pagePaths.liveMatches);
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('На живо');
  const notice = page.locator('#saved');
  expect(await notice.textContent()).toMatch(/^Няма връзка\. Страницата е от \d+ \S+ .*\d\d:\d\d/);
  const at = Date.parse((await notice.locator('time').getAttribute('datetime')) ?? '');
  expect(Date.now() - at).toBeLessThan(5 * 60_000);
  // In view wherever somebody scrolls to.
  expect(await notice.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  expect(consoleErrors.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-starting')).toBeNull();

  // A link to a page that was kept, by the same copy.
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  await page.getByRole('link', { name: 'Новини' }).first().click();
  await page.waitForURL(demoUrl + pagePaths.news);
  await page.locator('#saved').waitFor();
  expect(await page.locator('html').getAttribute('data-first')).toBeNull();

  await page.goto(demoUrl + pagePaths.weekend);
  expect(new URL(page.url()).pathname).toBe(pagePaths.offline);
  await page.getByRole('heading', { name: 'Няма връзка' }).waitFor();
  await page
    .locator('#offline')
    .getByRole('link', { name: /Новини/ })
    .waitFor();

  await page.goto(demoUrl + pagePaths.news);
  await hydrated(page);
  await page.context().setOffline(false);
  // A document from the worker may not hear of the end of this emulation, or load again before the worker hears of it.
  const isFresh = async () => {
    await page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
    const gone = page.locator('#saved').waitFor({ state: 'detached', timeout: 10_000 });
    return gone.then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isFresh, { timeout: 60_000 }).toBe(true);
  await hydrated(page);
  expect(await page.locator('#saved').count()).toBe(0);
});

test('scores are never answered from what was kept', async () => {
  const { page } = await visitWithWorker();
  await withWorker(page, demoUrl + pagePaths.liveMatches);
  await kept(page, pagePaths.liveMatches);
  await page.reload();
  await hydrated(page);
  await page.context().setOffline(true);
  const answered = await page.evaluate(() =>
    fetch('/api/matches/live-and-upcoming').then(
      () => true,
      () => false,
    ),
  );
  expect(answered).toBe(false);
  const stored = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => path.startsWith('/api') || path.startsWith('/push'))).toEqual([]);
});

test('with a network the page is the server’s, in the language that was chosen', async () => {
  const { page } = await visitWithWorker();
  await withWorker(page, demoUrl);
  await kept(page, '/');
  await page.context().addCookies([{ name: 'delta-language', value: 'en', url: demoUrl }]);
  await open(page, demoUrl);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('#saved').count()).toBe(0);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^No connection\./).waitFor();
});

test('a notification replaces the one with its tag, and an update makes no sound', async () => {
  const { page } = await visitWithWorker();
  await page.context().grantPermissions(['notifications'], { origin: demoUrl });
  await withWorker(page, demoUrl);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  if ((await worker.evaluate(() => Notification.permission)) !== 'granted') await worker.evaluate(keepNotifications);
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = (title: string, update: boolean) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: demoUrl,
      registrationId,
      data: JSON.stringify({
        title,
        body: '12’ Иван',
        tag: 'm1-goal-7',
        url: '/live-matches',
        lang: 'bg',
        update,
        stop: 'Спри известията',
      }),
    });
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, tag, silent }) => ({ title, tag, silent }));
    });
  const untilShown = async (title: string) => {
    for (let tries = 0; tries < 100 && (await shown())[0]?.title !== title; tries++) await page.waitForTimeout(50);
    return shown();
  };
  await deliver('Гол! Балик 1–0 Вихър', false);
  expect(await untilShown('Гол! Балик 1–0 Вихър')).toEqual([
    { title: 'Гол! Балик 1–0 Вихър', tag: 'm1-goal-7', silent: false },
  ]);
  await deliver('Отменен гол: Балик 0–0 Вихър', true);
  expect(await untilShown('Отменен гол: Балик 0–0 Вихър')).toEqual([
    { title: 'Отменен гол: Балик 0–0 Вихър', tag: 'm1-goal-7', silent: true },
  ]);
});

/** Chromium's headless shell refuses notifications whatever it is granted: here is what a browser would show. */
function keepNotifications(): void {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
  const byTag = new Map<string, Notification>();
  registration.showNotification = (title, { tag = '', silent = null } = {}) => {
    byTag.set(tag, { title, tag, silent } as Notification);
    return Promise.resolve();
  };
  registration.getNotifications = () => Promise.resolve([...byTag.values()]);
}
