import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { expectAccessible, expectNoSidewaysScroll, open, PHONE, SCREENS, visit } from '#tests/support/visit.ts';

const demoUrl = await demoSite();
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

describe('start-up', () => {
  const isStarting = (page: Page) => page.evaluate(() => 'starting' in document.documentElement.dataset);

  test('the loading screen stays while the check fails, and leaves when it answers', async () => {
    const { page } = await visit(browser);
    let isAway = true;
    let checks = 0;
    await page.route('**/api/competitions/active', (route) => {
      checks += 1;
      return isAway ? route.fulfill({ status: 503, json: { error: 'away' } }) : route.continue();
    });
    await page.goto(demoUrl);
    await page.getByText('Светваме прожекторите…').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    await expect.poll(() => checks, { timeout: 8000 }).toBeGreaterThan(1);
    expect(await isStarting(page)).toBe(true);
    isAway = false;
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'visible', timeout: 8000 });
    expect(await page.getByText('Светваме прожекторите…').isVisible()).toBe(false);
  });

  test('the check begins before any bundle has loaded', async () => {
    const { page, requests } = await visit(browser);
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(demoUrl, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'visible' });
    expect(requests.some((url) => url.endsWith('/api/competitions/active'))).toBe(true);
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  });

  test('without JavaScript there is no loading screen', async () => {
    const { page } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(demoUrl);
    expect(await page.getByText('Светваме прожекторите…').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});

describe('a script that does not load', () => {
  const CRASH = 'Неочаквана грешка в приложението!';
  const openAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'За нас' }).click();
  const about = (page: Page) => page.getByRole('heading', { level: 1, name: 'За нас' });

  test('on a bad network is requested again', async () => {
    const { page } = await visit(browser, { alone: true });
    await open(page, demoUrl);
    let requests = 0;
    await page.route('**/assets/about-page*.js', (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await openAbout(page);
    await about(page).waitFor();
    // A browser may remember the failure; then the page is loaded again.
    await expect.poll(() => requests).toBeGreaterThan(1);
    expect(await page.getByText(CRASH).count()).toBe(0);
  });

  test('because the site was upgraded is replaced by loading the page', async () => {
    const { page } = await visit(browser, { alone: true });
    await open(page, demoUrl);
    let isOldPage = true;
    await page.route('**/assets/about-page*.js', (route) =>
      isOldPage ? route.fulfill({ status: 404, json: { error: 'gone' } }) : route.continue(),
    );
    page.once('framenavigated', () => void (isOldPage = false));
    await openAbout(page);
    await about(page).waitFor();
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    expect(new URL(page.url()).pathname).toBe('/contacts');
    expect(await page.getByText(CRASH).count()).toBe(0);
  });

  test('in spite of that has a crash page with its own title', async () => {
    const { page } = await visit(browser, { alone: true });
    await open(page, demoUrl);
    await page.route('**/assets/about-page*.js', (route) => route.abort());
    await page.evaluate(() => sessionStorage.setItem('delta-reloaded', String(Date.now())));
    await openAbout(page);
    await page.getByRole('heading', { level: 1, name: CRASH }).waitFor();
    await expect.poll(() => page.title()).toBe(CRASH);
    await page.getByRole('link', { name: 'Към началото' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title()).not.toBe(CRASH);
  });

  test('is waited for with a sign', async () => {
    const { page } = await visit(browser, { alone: true });
    await open(page, demoUrl);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/about-page*.js', async (route) => {
      await held;
      await route.continue();
    });
    await openAbout(page);
    const sign = page.getByRole('progressbar', { name: 'Зареждане' });
    await sign.waitFor({ timeout: 1000 });
    release();
    await about(page).waitFor();
    expect(await sign.count()).toBe(0);
  });
});

describe('search', () => {
  const openSearch = async (page: Page) => {
    await open(page, demoUrl);
    await page.getByRole('banner').getByRole('button', { name: 'Търсене' }).click();
    return page.getByRole('dialog', { name: 'Търсене' });
  };

  test.each(SCREENS)('finds a Cyrillic name by Latin letters, by keyboard alone: %s', async (_name, viewport) => {
    const { page, consoleErrors, requests } = await visit(browser, { viewport });
    const panel = await openSearch(page);
    await panel.getByText('Въведете поне 3 символа за търсене').waitFor();
    await panel.getByText('и на кирилица, и на латиница').waitFor();
    await page.keyboard.type('orlovets');
    const hit = panel.getByRole('option', { name: /Орловец/ }).first();
    await hit.waitFor();
    await expect.poll(() => hit.locator('mark').allTextContents()).toEqual(['Орловец']);
    const queries = requests.flatMap((url) => new URL(url).searchParams.getAll('q'));
    expect(queries.at(-1)).toBe('orlovets');
    expect(queries.every((text) => text.length >= 3)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/team\/\d+$/);
    expect(await panel.isVisible()).toBe(false);
    expect(consoleErrors.filter((line) => !line.includes('404'))).toEqual([]);

    // What was found last is offered before anything is typed, on other pages too.
    await openSearch(page);
    const recent = panel.getByRole('group', { name: 'Търсено наскоро' });
    await recent.getByRole('option', { name: /Орловец/ }).waitFor();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Изчисти търсеното' }).click();
    await recent.waitFor({ state: 'detached' });
    await panel.getByRole('group', { name: 'Състезания' }).getByRole('option').first().waitFor();
  });

  test('sends one request for everything typed without a pause', async () => {
    const { page, requests } = await visit(browser);
    const panel = await openSearch(page);
    // All at once, because typing is too slow on a busy machine.
    await panel.getByRole('combobox').evaluate((input: HTMLInputElement) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const text of ['bal', 'bali', 'balik']) {
        write?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await panel.getByRole('option', { name: /Балик/ }).first().waitFor();
    expect(requests.filter((url) => url.includes('/api/search'))).toEqual([`${demoUrl}/api/search?q=balik`]);
  });

  test('no results and a failure show the same message; closing clears the search', async () => {
    const { page } = await visit(browser);
    const panel = await openSearch(page);
    await page.keyboard.type('qqqqqqq');
    await panel.getByText('Няма намерени резултати').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await page.route('**/api/search*', (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
    await page.getByRole('banner').getByRole('button', { name: 'Търсене' }).click();
    expect(await panel.getByRole('combobox').inputValue()).toBe('');
    await panel.getByText('Въведете поне 3 символа за търсене').waitFor();
    await page.keyboard.type('balik');
    await panel.getByText('Няма намерени резултати').waitFor();
  });

  test('the page behind does not scroll, and opening it closes the menu of a phone', async () => {
    const { page } = await visit(browser, { viewport: PHONE });
    await open(page, demoUrl);
    await page.getByRole('button', { name: 'Меню' }).click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await menu.getByRole('button', { name: 'Търсене' }).click();
    await page.getByRole('dialog', { name: 'Търсене' }).waitFor();
    expect(await menu.isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  });
});

describe('header', () => {
  test('fits a small phone in the font of the device, and with the long name of another league', async () => {
    const { page } = await visit(browser, { viewport: { width: 320, height: 640 }, alone: true });
    await page.route('**/*.woff2', (route) => route.abort());
    for (const language of ['bg', 'en']) {
      await open(page, `${demoUrl}/?lang=${language}`);
      await expectNoSidewaysScroll(page);
    }
    const name = page.getByRole('banner').getByRole('link', { name: 'Delta League' }).first().locator('span');
    await name.evaluate((element) => (element.textContent = 'Regional Football League of Dobrudzha'));
    await expectNoSidewaysScroll(page);
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(true);
  });
});

test('with reduced motion the theme changes at once', async () => {
  const { page } = await visit(browser, { reducedMotion: 'reduce' });
  await open(page, demoUrl);
  const transitions = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'light';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});

describe('competition bar', () => {
  test.each([
    ['desktop', { width: 1280, height: 900 }, 3],
    ['tablet', { width: 768, height: 1024 }, 1],
    ['phone', PHONE, 1],
  ] as const)('on a %s', async (_name, viewport, shown) => {
    const { page } = await visit(browser, { viewport });
    await open(page, demoUrl);
    const bar = page.getByRole('navigation', { name: 'Състезания' });
    expect(
      await bar
        .getByRole('listitem')
        .filter({ has: page.locator('> a:visible') })
        .count(),
    ).toBe(shown);
    await bar.getByText(/\d{4}\/\d{4}/).waitFor();
  });
});
