import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths, embedPaths, pagePaths } from '#contract/paths.ts';
import type { LiveAndUpcoming } from '#contract/http/live.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { closeAfterTest, expectAccessible, expectNoSidewaysScroll, open, PHONE, visit } from '#tests/support/visit.ts';

let browser: Browser;
const demoUrl = await demoSite();
/** The site of a club, on another origin. */
let club: Server;

beforeAll(async () => {
  browser = await sharedBrowser();
  club = createServer((request, response) => {
    const framed = new URL(request.url ?? '', 'http://club.example').searchParams.get('frame');
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Club</title><iframe src="${framed}" width="400" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => void club.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void club.close(resolve)));

const frameOf = (path: string) =>
  `http://127.0.0.1:${(club.address() as AddressInfo).port}/?frame=${encodeURIComponent(demoUrl + path)}`;

describe('share', () => {
  test('the address of every kind of page is copied where there is no share sheet', async () => {
    const { page, consoleErrors } = await visit(browser, {
      viewport: PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    closeAfterTest(page);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    for (const [path, label, notice] of [
      ['/player/2?lang=bg', 'Сподели', 'Връзката е копирана'],
      ['/player/1?lang=en', 'Share', 'Link copied'],
      ['/news/1?lang=bg', 'Сподели', 'Връзката е копирана'],
    ] as const) {
      await open(page, demoUrl + path);
      await page.getByRole('button', { name: label, exact: true }).click();
      await page.getByText(notice).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(demoUrl + path);
      await expectAccessible(page, 'main button, main output');
    }
    expect(consoleErrors).toEqual([]);
  });

  test('the menu of a team has the pages of the team elsewhere', async () => {
    const { page } = await visit(browser, { viewport: PHONE });
    closeAfterTest(page);
    await open(page, `${demoUrl}/team/1?lang=en`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    for (const name of ['Instagram', 'Facebook']) {
      const link = page.getByRole('menuitem', { name });
      expect(await link.getAttribute('href')).toMatch(/^https:/);
      expect(await link.getAttribute('target')).toBe('_blank');
    }
    await expectAccessible(page, '[role=menu]');
  });

  test('the menu of a match is used by keyboard, and copies the address', async () => {
    const { page, consoleErrors } = await visit(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    closeAfterTest(page);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await open(page, `${demoUrl}/match-details/1?lang=bg`);
    const button = page.getByRole('button', { name: 'Сподели', exact: true });
    const item = (name: string) => page.getByRole('menuitem', { name });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await button.focus();
    await page.keyboard.press('Enter');
    await item('Копирай връзката').waitFor();
    expect([await button.getAttribute('aria-expanded'), await focused()]).toEqual(['true', 'Копирай връзката']);
    await expectAccessible(page, '[role=menu]');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Картинка за пост');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Картинка за стори');
    await page.keyboard.press('Escape');
    await item('Копирай връзката').waitFor({ state: 'detached' });
    await expect.poll(async () => [await button.getAttribute('aria-expanded'), await focused()]).toEqual(['false', '']);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await item('Копирай връзката').press('Enter');
    await page.getByText('Връзката е копирана').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${demoUrl}/match-details/1?lang=bg`);
    // A second press closes it.
    await button.click();
    await item('Копирай връзката').waitFor();
    await button.click();
    await item('Копирай връзката').waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);
  });

  test('pictures of a match, each goal, a table and the team of the week are downloaded', async () => {
    const { page, consoleErrors } = await visit(browser);
    closeAfterTest(page);
    const download = async (button: Locator, item: string) => {
      await button.click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      const bytes = await readFile(await file.path());
      return [bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    };
    const story = ['PNG', 1080, 1920];
    const post = ['PNG', 1080, 1080];
    const share = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    await open(page, `${demoUrl}/match-details/1?lang=en`);
    expect(await download(share('Share'), 'Picture for a post')).toEqual(post);
    expect(await download(share(/^Share: .+’$/).first(), 'Picture for a story')).toEqual(story);
    await open(page, `${demoUrl}/competition/1?tab=standings&lang=bg`);
    expect(await download(share('Сподели'), 'Картинка за стори')).toEqual(story);
    await open(page, `${demoUrl}/competition/1?tab=totw&gameweek=1&lang=bg`);
    expect(await download(share(/^Сподели: Отборът на 1/), 'Картинка за пост')).toEqual(post);
    await open(page, `${demoUrl}/competition/1?tab=results&gameweek=1&lang=bg`);
    expect(await download(share(/^Сподели: 1\. кръг/), 'Картинка за пост')).toEqual(post);
    expect(consoleErrors).toEqual([]);
  });

  test('on a phone a picture goes to the share sheet', async () => {
    const { page, consoleErrors } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    closeAfterTest(page);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async ({ files, url }: ShareData) => {
          shared.push(url ?? [files?.[0]?.type, (files?.[0]?.size ?? 0) > 10_000]);
        },
      });
    });
    await open(page, `${demoUrl}/match-details/1?lang=bg`);
    const button = page.getByRole('button', { name: 'Сподели', exact: true });
    for (const name of ['Сподели връзката', 'Картинка за стори']) {
      await button.tap();
      await page.getByRole('menuitem', { name }).tap();
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual([
      `${demoUrl}/match-details/1?lang=bg`,
      ['image/png', true],
    ]);
    expect(consoleErrors).toEqual([]);
  });

  test('the share sheet gets title and address; closing it shows nothing', async () => {
    const { page, consoleErrors } = await visit(browser);
    closeAfterTest(page);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(Navigator.prototype, {
        share: (what: unknown) => (shared.push(what), Promise.reject(new DOMException('closed', 'AbortError'))),
      });
    });
    await open(page, `${demoUrl}/news/1`);
    await page.getByRole('button', { name: 'Сподели' }).click();
    const name = await page.locator('h1').innerText();
    expect(await page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual([
      { title: name, url: `${demoUrl}/news/1` },
    ]);
    expect(consoleErrors).toEqual([]);
  });
});

test('teams, competitions and matches to come are put into calendars', async () => {
  const { page } = await visit(browser);
  await open(page, `${demoUrl}/team/1?tab=Fixtures`);
  const team = page.getByRole('link', { name: 'Абонирай се за календара' });
  expect((await fetch(demoUrl + (await team.getAttribute('href')))).headers.get('content-type')).toContain(
    'text/calendar',
  );
  await open(page, `${demoUrl}/competition/1?tab=fixtures&lang=en`);
  const competition = page.getByRole('link', { name: 'Subscribe to the calendar' });
  expect(await competition.getAttribute('href')).toBe('/calendars/competition/1.ics?lang=en');
  const { upcomingMatches } = (await (await fetch(demoUrl + apiPaths.liveAndUpcoming)).json()) as LiveAndUpcoming;
  await open(page, demoUrl + pagePaths.match(upcomingMatches[0]?.id ?? 0));
  const match = page.getByRole('link', { name: 'Add to calendar' });
  expect((await fetch(demoUrl + (await match.getAttribute('href')))).status).toBe(200);
});

describe('a frame for the site of a club', () => {
  test('is offered with its code, works in a frame, and its links open outside of it', async () => {
    const { page, consoleErrors } = await visit(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await open(page, `${demoUrl}/competition/1?tab=standings`);
    await page.getByRole('button', { name: 'Сложи класирането в своя сайт' }).click();
    const code = page.getByRole('dialog').getByRole('textbox');
    expect(await code.inputValue()).toContain(`<iframe src="${demoUrl}${embedPaths.standings(1)}"`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Копирай кода' }).click();
    await page.getByText('Копирано').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
    expect(consoleErrors).toEqual([]);

    const { liveMatches } = (await (await fetch(demoUrl + apiPaths.liveAndUpcoming)).json()) as LiveAndUpcoming;
    const there = await visit(browser);
    await there.page.goto(frameOf(embedPaths.match(liveMatches[0]?.id ?? 0)));
    const card = there.page.frameLocator('iframe').locator('main a[href*="match-details"]');
    await card
      .getByText(liveMatches[0]?.team1.name ?? '', { exact: true })
      .first()
      .waitFor();
    const [opened] = await Promise.all([there.page.context().waitForEvent('page'), card.click()]);
    await opened.waitForURL(`**${pagePaths.match(liveMatches[0]?.id ?? 0)}`);
    expect(there.consoleErrors).toEqual([]);
  });

  test.each(['light', 'dark'])('is as %s as that site wants it, accessible, and fits', async (theme) => {
    const { page, consoleErrors } = await visit(browser, { viewport: { width: 320, height: 700 } });
    await open(page, `${demoUrl}${embedPaths.standings(1)}?theme=${theme}`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'html');
    expect(consoleErrors).toEqual([]);
  });

  test('no other page can be framed', async () => {
    const { page, consoleErrors } = await visit(browser);
    await page.goto(frameOf('/team/1'));
    await expect.poll(() => consoleErrors.join('\n')).toContain('frame-ancestors');
  });
});

test('an address with words to search for opens the search with them', async () => {
  const { page } = await visit(browser);
  await open(page, `${demoUrl}/?search=balik`);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('balik');
});
