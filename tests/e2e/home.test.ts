import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Featured, Standing } from '#contract/http/competition.ts';
import type { LiveTable } from '#contract/http/live-table.ts';
import { apiPaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { downloadSize } from '#tests/support/download-size.ts';
import {
  expectCleanFirstVisit,
  hydrated,
  PHONE,
  SCREENS,
  untilNoRequests,
  visit,
  expectCleanLoad,
} from '#tests/support/visit.ts';

const demoUrl = await demoSite();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

const openPage = (options: Parameters<typeof visit>[1] = {}) => visit(browser, options);

/** [ST16] As it stands, during live matches. */
async function standings(): Promise<Standing[]> {
  const [league] = (await (await fetch(`${demoUrl}/api/competitions/active`)).json()) as { id: number }[];
  const api = async (path: string): Promise<unknown> => (await fetch(demoUrl + path)).json();
  const live = (await api(apiPaths.liveTable(league?.id ?? 0))) as LiveTable;
  return (live.standings ?? ((await api(apiPaths.featured(league?.id ?? 0))) as Featured).standings) as Standing[];
}

describe('without JavaScript', () => {
  test('a plain request gives the content and the head', async () => {
    const response = await fetch(demoUrl);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { team, points } of (await standings()).slice(0, 8)) {
      expect(html).toContain(team.name);
      expect(html).toContain(`>${points}<`);
    }
    expect(html).toMatch(/<html lang="bg-BG" data-theme="dark">/);
    expect(html).toMatch(/<title>[^<]*Делта Лига[^<]*<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toContain('<link rel="alternate" hreflang="en"');
    expect(html).toContain('property="og:title"');
    expect(html).toContain('application/ld+json');
  });

  test('no script runs but our own files and one known inline script', async () => {
    const policy = (await fetch(demoUrl)).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self' 'sha256-[A-Za-z0-9+/=]+'$/);
  });

  test('its scripts and styles come without the headers of documents, and drawings with them', async () => {
    const html = await (await fetch(demoUrl)).text();
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) {
      const { headers } = await fetch(demoUrl + file);
      expect(headers.get('content-security-policy')).toBeNull();
      expect(headers.get('permissions-policy')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const [drawing = ''] = /\/(?:assets|media)\/[\w.-]+\.svg/.exec(html) ?? [];
    expect((await fetch(demoUrl + drawing)).headers.get('content-security-policy')).not.toBeNull();
  });

  test('the page can be read', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(demoUrl);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('table').first().isVisible()).toBe(true);
  });
});

test('a first visit takes at most 105 KB of scripts, 20 KB of styles and two fonts before the first paint', async () => {
  expect(await downloadSize(browser, demoUrl, '.js')).toBeLessThan(105_000);
  expect(await downloadSize(browser, demoUrl, '.css')).toBeLessThan(20_000);
  const html = await (await fetch(demoUrl)).text();
  expect(html.match(/<link rel="preload"[^>]*as="font"/g)?.length).toBe(2);
});

test.each([
  ['Bulgarian', '/', 'cyrillic'],
  ['English', '/?lang=en', 'latin'],
])('a %s page downloads the two fonts of its language', async (_name, path, alphabet) => {
  const { page, requests } = await openPage({ alone: true });
  await page.goto(demoUrl + path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await untilNoRequests(requests);
  const fonts = requests.flatMap((url) => /\/(sofia-sans.*)-[\w-]{8}\.woff2$/.exec(url)?.[1] ?? []);
  expect(fonts.toSorted()).toEqual([`sofia-sans-${alphabet}`, `sofia-sans-condensed-${alphabet}`].toSorted());
});

test('has a clean first visit on a phone, and on a desktop', async () => {
  await expectCleanFirstVisit(await openPage({ viewport: PHONE }), `${demoUrl}/`);
  await expectCleanLoad(await openPage(), `${demoUrl}/`);
});

test('every team has a crest', async () => {
  const teams = (await (await fetch(`${demoUrl}/api/teams`)).json()) as { badge: string }[];
  expect(teams).toHaveLength(16);
  for (const { badge } of teams)
    expect((await fetch(demoUrl + badge)).headers.get('content-type')).toBe('image/svg+xml');
  expect(new Set(teams.map(({ badge }) => badge)).size).toBe(16);
});

describe('language', () => {
  test('?lang=en is English, on the server already', async () => {
    const html = await (await fetch(`${demoUrl}/?lang=en`)).text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('Delta League');
  });

  test('the toggle changes the words in place, and the choice is kept', async () => {
    const { page, consoleErrors } = await openPage();
    await page.goto(demoUrl);
    await hydrated(page);
    await page.getByRole('link', { name: 'EN' }).click();
    await page.getByRole('heading', { name: 'News', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.goto(`${demoUrl}/`);
    expect(await page.getByRole('heading', { name: 'News', exact: true }).isVisible()).toBe(true);
    expect(consoleErrors).toEqual([]);
  });
});

test('the theme changes in the footer and is there before the next first paint', async () => {
  const { page } = await openPage();
  await page.goto(demoUrl);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ден' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  expect(
    await page
      .waitForFunction(() => document.body && document.documentElement.dataset['theme'])
      .then((handle) => handle.jsonValue()),
  ).toBe('light');
});

test('the selector shows another competition without leaving the page', async () => {
  const { page } = await openPage();
  await page.goto(demoUrl);
  await hydrated(page);
  await page.getByRole('button', { name: 'Зимна купа' }).click();
  await page.getByRole('heading', { name: 'Зимна купа', level: 2, exact: true }).waitFor();
});

test('the menu of a phone opens, is a dialog, and closes by Escape with the focus back', async () => {
  const { page } = await openPage({ viewport: PHONE });
  await page.goto(demoUrl);
  await hydrated(page);
  await page.getByRole('button', { name: 'Меню' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Новини' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Меню');
});

const DRIFTING = { reducedMotion: 'no-preference' } as const;

describe('the clubs that drift past', () => {
  test.each(SCREENS)('stand still for a keyboard, the focused one in view: %s', async (_name, viewport) => {
    const { page } = await openPage({ viewport, ...DRIFTING });
    await page.goto(demoUrl);
    await hydrated(page);
    await page.getByRole('link', { name: 'Към мачовете на живо' }).focus();
    for (let club = 0; club < 10; club++) {
      await page.keyboard.press('Tab');
      const seen = () =>
        page.evaluate(() => {
          const focused = document.activeElement as HTMLAnchorElement;
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const atMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return {
            href: focused.getAttribute('href'),
            whole: left >= 0 && right <= innerWidth && top >= 0 && bottom <= Math.ceil(innerHeight + 0.5),
            onTop: focused.contains(atMiddle),
          };
        });
      await expect.poll(seen).toEqual({ href: expect.stringMatching(/^\/team\/\d+$/), whole: true, onTop: true });
    }
  });

  test('do not move away under a pointer that presses on one', async () => {
    const { page } = await openPage(DRIFTING);
    await page.goto(demoUrl);
    await hydrated(page);
    // After three seconds a jump back to the start would be visible.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation) animation.currentTime = 3000;
    });
    const { x, y } = await page.evaluate(() => {
      const crests = [...document.querySelectorAll('ul a[href^="/team/"]')];
      crests[0]?.scrollIntoView({ behavior: 'instant', block: 'center' });
      const boxes = crests.map((crest) => crest.getBoundingClientRect());
      const box = boxes.find(({ left }) => left > innerWidth / 2) ?? new DOMRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await page.mouse.move(x, y);
    const wanted = await page.locator('a[href^="/team/"]:hover').getAttribute('href');
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.up();
    await page.waitForURL(`**${wanted}`);
  });
});

test('an unknown path is a translated 404 inside the shell', async () => {
  const response = await fetch(`${demoUrl}/no-such-page`);
  expect(response.status).toBe(404);
  const { page } = await openPage();
  await page.goto(`${demoUrl}/no-such-page?lang=en`);
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('There is no such page');
});
