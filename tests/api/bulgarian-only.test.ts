import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedLeague, OfficeLeague } from '#contract/desk/league.ts';
import type { Session } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { filePaths, pagePaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';

/* [LS9] A league whose site is in Bulgarian alone. */

let league: DeskLeague;
let maria: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser');
});
afterAll(() => league?.close());

const open = (url: string, cookie = '') => league.app().inject({ url, headers: { cookie } });
const settings = async () => (await maria.send('GET', deskPaths.league)).json<OfficeLeague>().settings;
async function save(changes: Partial<SavedLeague>) {
  const before = league.notified.length;
  const sent = await maria.send('PUT', deskPaths.league, { ...(await settings()), ...changes });
  expect(sent.statusCode).toBe(200);
  await expect.poll(() => league.notified.length).toBeGreaterThan(before);
}

test('[LS9] is offered in English until the league says otherwise', async () => {
  const page = (await open(pagePaths.news)).body;
  expect(page).toContain('hreflang="en"');
  expect((await open(`${pagePaths.news}?lang=en`)).statusCode).toBe(200);
  expect((await open(filePaths.sitemapPages(1))).body).toContain('lang=en');
  expect((await open(filePaths.newsFeed)).body).toContain('hreflang="en"');
});

test('[LS9] then pages, feeds, sitemap and manifest have one language, and English addresses lead to it', async () => {
  await save({ bulgarianOnly: true });
  const page = await open(pagePaths.news, 'lang=en');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html lang="bg');
  expect(page.body).not.toContain('hreflang="en"');
  expect(page.body).not.toMatch(/href="[^"]*lang=en/);
  for (const path of [pagePaths.news, filePaths.newsFeed, filePaths.manifest, filePaths.openSearch]) {
    const { statusCode, headers } = await open(`${path}?lang=en`);
    expect([path, statusCode, headers.location]).toEqual([path, 302, path]);
  }
  const tab = await open(`${pagePaths.home}?lang=en&d=2026-03-15`);
  expect(tab.headers.location).toBe(`${pagePaths.home}?d=2026-03-15`);
  expect((await open('//evil.example/?lang=en')).headers.location).toBe('/evil.example/');
  expect((await open(filePaths.sitemapPages(1))).body).not.toContain('lang=en');
  expect((await open(filePaths.newsFeed)).body).not.toContain('hreflang="en"');
  // The API has both names for whoever reads it.
  expect((await open('/api/competitions/active?lang=en')).statusCode).not.toBe(302);
});

test('[LS9] the office knows, and asks for no English text', async () => {
  expect((await maria.send('GET', deskPaths.session)).json<Session>().league.bulgarianOnly).toBe(true);
  await save({ bulgarianOnly: false });
  expect((await maria.send('GET', deskPaths.session)).json<Session>().league.bulgarianOnly).toBe(false);
  expect((await open(`${pagePaths.news}?lang=en`)).statusCode).toBe(200);
});
