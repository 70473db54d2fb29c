import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
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
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    for (const [path, label, notice] of [
      ['/match-details/1?lang=bg', 'Сподели', 'Връзката е копирана'],
      ['/team/1?lang=bg', 'Сподели', 'Връзката е копирана'],
      ['/player/1?lang=en', 'Share', 'Link copied'],
      ['/competition/1?lang=en', 'Share', 'Link copied'],
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
    await open(page, `${demoUrl}/team/1`);
    await page.getByRole('button', { name: 'Сподели' }).click();
    const name = await page.locator('h1').innerText();
    expect(await page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual([
      { title: name, url: `${demoUrl}/team/1` },
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
    const card = there.page.frameLocator('iframe').locator('main a');
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
