import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#desk/shell/navigation.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openPhone, startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';

/* A screen that fails or whose script does not come is never a white page, and what was typed and tapped is there afterwards. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

/** The server fails to send this script once, or until the answer is called. */
async function refuseScript(page: Page, name: string, once = false): Promise<() => Promise<void>> {
  const address = `**/assets/${name}-*.js`;
  await page.route(address, (route) => route.fulfill({ status: 503, body: 'busy' }), once ? { times: 1 } : {});
  return () => page.unroute(address);
}

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('a screen whose script comes at the second try opens; one whose script does not come says so', async () => {
  const page = await signInOrganiser(browser, site, 'Мария Колева');
  await page.goto(site.desk + pages.todo);
  await refuseScript(page, 'journal-screen', true);
  await page.getByRole('link', { name: 'Дневник' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Дневник' }).waitFor();

  const sendAgain = await refuseScript(page, 'people-screen');
  await page.getByRole('link', { name: 'Хора' }).first().click();
  await page.getByText('Екранът не се зареди').waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await faultsOf(page), `${size.width}`).toEqual({});
  }
  await sendAgain();
  await page.getByRole('button', { name: 'Опитай пак' }).click();
  await page.getByRole('heading', { level: 1, name: 'Хора' }).waitFor();
});

test('a screen that throws keeps what was tapped, and opens when it is tried again', async () => {
  await site.prepare('s1', new Date(Date.now() - 5 * 60_000));
  const phone = await openPhone(browser, { link: await site.invite('scorer'), serviceWorkers: 'block' });
  const { page } = phone;
  await phone.openMatch(site.matchId('s1'));
  await phone.context.setOffline(true);
  await phone.unseenGoal('home');
  await page.route(
    '**/assets/today-screen-*.js',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const TodayScreen = () => { throw new Error('broken'); };",
      }),
    { times: 1 },
  );
  await page.route('**/assets/today-screen-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await phone.tap(page.getByRole('link', { name: 'Към мачовете' }));
  await page.getByText('Нещо се счупи').waitFor();
  await phone.context.setOffline(false);
  await site.expectLedger('s1', ['PHASE FIRST_HALF', 'GOAL home']);
  await phone.tap(phone.button('Опитай пак'));
  await page.locator('[class*=_games_]').first().waitFor();
});
