import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { startForeignBackend, type ForeignBackend } from '#tests/support/foreign-backend.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { open, SCREENS, visit } from '#tests/support/visit.ts';

let backend: ForeignBackend;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [backend, browser] = await Promise.all([startForeignBackend(), launchBrowser()]);
  site = startSite({ PUBLIC_API_URL: backend.url, PUBLIC_SOCKET_URL: backend.url });
  await site.ready;
});
afterAll(async () => {
  await browser?.close();
  await site?.kill('SIGTERM');
  await backend?.close();
});

/** What each page must show of the other backend's league. */
const PAGES: [path: string, words: string[]][] = [
  ['/', ['Чужда лига', 'ФК Балик', 'ФК Вихър', 'Иван Чужденов', '8.3', 'Новина от другаде', '2025/2026']],
  ['/news', ['Новина от другаде', 'ФК Вихър', '1 март 2026']],
  ['/news/7', ['Новина от другаде', 'Текст от другаде.', 'Чужда лига']],
  ['/live-matches', ['Чужда лига', 'ФК Балик', 'ФК Вихър']],
  ['/results/matches', ['Чужда лига', 'Варна', 'Иван Чужденов']],
  ['/results/competition/5', ['Чужда лига', 'ФК Балик', 'ФК Вихър']],
  ['/contacts', ['Добрич']],
];

test.each(PAGES)('%s is rendered from it on the server', async (path, words) => {
  const response = await fetch((await site.ready) + path);
  const text = (await response.text())
    .replaceAll(/<script type="application\/json"[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, '');
  expect(response.status).toBe(200);
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toContain('alert(1)');
});

test.each(SCREENS)('browsers ask it directly, and nobody else: %s', async (_name, viewport) => {
  const { page, complaints, requests } = await visit(browser, { viewport });
  const url = await site.ready;
  await page.route('**/crests/*', (route) => route.fulfill({ status: 404 }));
  await open(page, url);
  backend.asked.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Новини' }).click();
  await page.getByText('Новина от другаде').first().waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Търсене' }).click();
  await page.keyboard.type('balik');
  await page.getByRole('option', { name: /ФК Балик/ }).waitFor();
  expect(backend.asked.some(({ path, byBrowser }) => path === '/api/news' && byBrowser)).toBe(true);
  expect(backend.asked.some(({ path, byBrowser }) => path === '/api/search' && byBrowser)).toBe(true);
  const elsewhere = requests.filter((asked) => !asked.startsWith(url) && !asked.startsWith(backend.url));
  expect(elsewhere.filter((asked) => !asked.startsWith('data:'))).toEqual([]);
  expect(complaints.filter((line) => !/404|websocket/i.test(line))).toEqual([]);
});

test('no database is opened, nothing can be written, and health is told', async () => {
  const url = await site.ready;
  expect(site.output()).not.toContain('The desk is at');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/api/teams`)).status).toBe(404);
});
