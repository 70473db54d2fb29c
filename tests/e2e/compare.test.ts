import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import type { Trending } from '#contract/http/player.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openDemo, type OpenDemo } from '#tests/support/profile-pages.ts';
import { expectAccessible, expectNoSidewaysScroll, open, PHONE, visit } from '#tests/support/visit.ts';

let demo: OpenDemo;
let browser: Browser;

beforeAll(async () => {
  [demo, browser] = await Promise.all([openDemo(), sharedBrowser()]);
});

test('from a player to the search, to two side by side, to a season and a competition, and back by the arrow', async () => {
  const [first, second] = (await (await fetch(demo.url + apiPaths.trendingPlayers)).json()) as Trending;
  const { page, consoleErrors } = await visit(browser, { viewport: PHONE });
  await open(page, demo.url + pagePaths.player(first!.id));
  await page.getByRole('link', { name: 'Сравни' }).click();
  await page.waitForURL(`**${pagePaths.comparePlayers(first!.id)}`);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Търси по име' }).fill(second!.name);
  await page.getByRole('option', { name: second!.name }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pagePaths.comparePlayers(first!.id, second!.id)}`);
  await page.getByText('Минути за гол').waitFor();
  await expectAccessible(page);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await expectNoSidewaysScroll(page);
  }

  await page.getByLabel('Сезон').selectOption('all');
  await page.waitForURL(/\?tab=all$/);
  await page.getByRole('heading', { name: 'Всички сезони' }).waitFor();
  await page.getByRole('link', { name: 'Размени местата' }).click();
  await page.waitForURL(`**${pagePaths.comparePlayers(second!.id, first!.id)}`);
  const picture = await page.getByRole('link', { name: 'Картинка за споделяне' }).getAttribute('href');
  expect((await fetch(demo.url + picture)).headers.get('content-type')).toBe('image/png');
  expect(consoleErrors).toEqual([]);
});
