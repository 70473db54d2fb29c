import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startForeignBackend, type ForeignBackend } from '#tests/support/foreign-backend.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { open, PHONE, SCREENS, visit } from '#tests/support/visit.ts';

let backend: ForeignBackend;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [backend, browser] = await Promise.all([startForeignBackend(), sharedBrowser()]);
  site = startSite({ PUBLIC_API_URL: backend.url, PUBLIC_SOCKET_URL: backend.url });
  await site.ready;
});
afterAll(async () => {
  await site?.kill('SIGTERM');
  await backend?.close();
});

/** What each page must show of the other backend's league. */
const PAGES: [path: string, words: string[]][] = [
  [
    '/',
    [
      'Чужда лига',
      'ФК Балик',
      'ФК Вихър',
      'ФК Скитник',
      'ФК Чергар',
      'Иван Чужденов',
      '8.3',
      'Новина от другаде',
      '2025/2026',
    ],
  ],
  ['/news', ['Новина от другаде', 'ФК Вихър', '1 март 2026']],
  ['/news/7', ['Новина от другаде', 'Текст от другаде.', 'Чужда лига']],
  ['/live-matches', ['Чужда лига', 'ФК Балик', 'ФК Вихър']],
  ['/results/matches', ['Чужда лига', 'Варна', 'Иван Чужденов']],
  ['/results/competition/5', ['Чужда лига', 'ФК Скитник', 'ФК Чергар', '20:00']],
  ['/competition/5', ['Чужда лига', '2025/2026', '14', 'КР1', 'КР2', '13 гола в 14 мача', 'България', 'Очаквай скоро']],
  ['/results/leagues', ['Лиги', 'Очаквай скоро']],
  ['/results/other', ['Други', 'Очаквай скоро']],
  ['/results/competition-details/5', ['За състезанието', 'Очаквай скоро', 'ID на състезанието: 5']],
  ['/competition/5?tab=standings', ['Група A', 'Група B', 'ФК Балик', 'ФК Вихър']],
  ['/competition/5?tab=statistics', ['Иван Чужденов', '8.3']],
  ['/competition/5?tab=teams', ['Участващи отбори (2)', 'Основан 2019', 'Група A']],
  ['/competition/5?tab=results&gameweek=3', ['ФК Скитник', 'ФК Чергар', 'неделя, 8 март', 'SUSPENDED']],
  ['/competition/5?tab=news', ['Последни новини (1)', 'Foreign report', 'foreigner']],
  ['/competition/5?tab=totw', ['Чужденов', '8.3', 'ФК Вихър', '4-3', 'Суха мрежа']],
  ['/competition/5?tab=tots', ['Чужденов', 'Средно на мач']],
  ['/totw', ['Чужденов', 'Отборът на 2. кръг']],
  ['/referee/3', ['Стоян Чужденов', '14', 'ФК Балик']],
  ['/contacts', ['Добрич']],
  ['/player/9', ['10', 'Иван Чужденов', 'ФК Балик', 'Libero', 'Белгия', '7.5']],
  ['/player/9?tab=Stats', ['2025/2026', 'Чужда купа', '81.3%']],
  ['/player/9?tab=Matches', ['БАЛ', 'ВИХ', '8.2', '01.03.2026']],
  ['/player/9?tab=Rates', ['Очаквай скоро']],
  ['/player/9?tab=Transfers', ['Това са примерни трансфери', 'Свободен агент']],
  ['/player/9?tab=Awards', ['Best captain', 'Чужда лига', '2024/25', '01.06.2025']],
  ['/team/1', ['ФК Балик', 'Варна', 'Чужда купа', '66.7%', '+5']],
  ['/team/1?tab=Squad', ['Нападатели', 'Иван', 'Чужденов', 'Белгия']],
  ['/team/1?tab=Fixtures', ['Чужда купа', 'Предстои да се уточни', 'КР 4', '@', 'ФК Вихър', 'DELAYED']],
  ['/team/1?tab=Results', ['1 - 3', 'Победа']],
  ['/team/1?tab=Standings', ['Чужда лига', 'ФК Балик', 'ФК Вихър']],
  ['/team/1?tab=Transfers', ['Иван Чужденов', 'Неизвестна', 'Свободен агент', '01.09.2025']],
  ['/team/1?tab=Stats', ['Няма статистика']],
  ['/team/1?tab=Awards', ['Сърцето на лигата', 'Чужда купа', '2024/25']],
  ['/team/1?tab=News', ['Новина от другаде', 'Текст', 'купа']],
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

test.each(SCREENS)('browsers send requests to it and to no other host: %s', async (_name, viewport) => {
  const { page, consoleErrors, requests } = await visit(browser, { viewport });
  const url = await site.ready;
  await page.route('**/crests/*', (route) => route.fulfill({ status: 404 }));
  await open(page, url);
  backend.received.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Новини' }).click();
  await page.getByText('Новина от другаде').first().waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Търсене' }).click();
  await page.getByRole('combobox', { name: 'Търсене' }).waitFor();
  await page.keyboard.type('balik');
  await page.getByRole('option', { name: /ФК Балик/ }).waitFor();
  expect(backend.received.some(({ path, byBrowser }) => path === '/api/news' && byBrowser)).toBe(true);
  expect(backend.received.some(({ path, byBrowser }) => path === '/api/search' && byBrowser)).toBe(true);
  const elsewhere = requests.filter((request) => !request.startsWith(url) && !request.startsWith(backend.url));
  expect(elsewhere.filter((request) => !request.startsWith('data:'))).toEqual([]);
  expect(consoleErrors.filter((line) => !/404|websocket/i.test(line))).toEqual([]);
});

test('a team that is not known yet is named in full on a phone', async () => {
  const { page } = await visit(browser, { viewport: PHONE });
  await page.route('**/crests/*', (route) => route.fulfill({ status: 404 }));
  await open(page, `${await site.ready}/results/competition/5`);
  const name = page.getByText('Предстои да се определи').first();
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('no database is opened, nothing can be written, and health is reported', async () => {
  const url = await site.ready;
  expect(site.output()).not.toContain('The desk is at');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/api/teams`)).status).toBe(404);
});
