import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Trending } from '#contract/http/player.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { expectAccessible, expectNoSidewaysScroll, open, PHONE, SCREENS, visit } from '#tests/support/visit.ts';

const demoUrl = await demoSite();
let browser: Browser;
let teams: { id: number; name: string }[];

beforeAll(async () => {
  browser = await sharedBrowser();
  teams = (await (await fetch(`${demoUrl}/api/teams`)).json()) as typeof teams;
});

const teamAt = (index: number) => {
  const team = teams[index];
  if (!team) throw new Error('The demo has teams');
  return team;
};
const star = (page: Page, name: string) => page.getByRole('button', { name: `Следи ${name}` }).first();
const mine = (page: Page) => page.locator('main section', { has: page.getByRole('heading', { name: 'Моите отбори' }) });

test('a team with a star comes first on home, in search, and on its own page, until the star is taken away', async () => {
  const { page, consoleErrors } = await visit(browser);
  const { id, name } = teamAt(0);
  await open(page, demoUrl + pagePaths.team(id));
  expect(await star(page, name).getAttribute('aria-pressed')).toBe('false');
  await star(page, name).click();
  expect(await star(page, name).getAttribute('aria-pressed')).toBe('true');

  await open(page, demoUrl);
  await mine(page).getByRole('link').filter({ hasText: name }).first().waitFor();
  expect(await page.locator('main h2').filter({ visible: true }).first().textContent()).toBe('Моите отбори');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Търсене' }).first().click();
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('Escape');

  await mine(page).getByRole('link', { name: 'Какво следя' }).click();
  await page
    .getByRole('heading', { name: 'Предстои' })
    .or(page.getByRole('heading', { name: 'Сега' }))
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Какво следя' }).click();
  await star(page, name).click();
  await page.getByText('Още не следиш никого').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('delta-following'))).toBe('');
  expect(consoleErrors).toEqual([]);
});

test.each(SCREENS)('on a %s home does not jump when its first part arrives', async (_name, viewport) => {
  const { page } = await visit(browser, { viewport });
  await open(page, demoUrl);
  await page.evaluate((text) => localStorage.setItem('delta-following', text), `t${teamAt(0).id}.t${teamAt(1).id}`);
  await page.evaluate(() => (window.__shift = 0));
  await open(page, demoUrl);
  await mine(page)
    .getByRole('link')
    .filter({ hasText: teamAt(0).name })
    .first()
    .waitFor();
  expect(await page.evaluate(() => window.__shift ?? 0)).toBeLessThan(0.04);
  await expectNoSidewaysScroll(page);
});

test('a link brings what another device follows: it shows what, and one tap takes it', async () => {
  const first = await visit(browser, { alone: true });
  await open(first.page, demoUrl);
  await first.page.evaluate((text) => localStorage.setItem('delta-following', text), `t${teamAt(0).id}.c1`);
  await open(first.page, demoUrl + pagePaths.following);
  await first.page.getByRole('button', { name: 'На друго устройство' }).click();
  await first.page.getByRole('img', { name: 'Код за друго устройство' }).waitFor();
  await expectAccessible(first.page);

  const { page } = await visit(browser, { alone: true, viewport: PHONE });
  await open(page, `${demoUrl}${pagePaths.following}?add=t${teamAt(0).id}.c1.x9`);
  const take = page.getByRole('button', { name: 'Добави ги (2)' });
  await take.waitFor();
  await page.getByText(teamAt(0).name).first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('delta-following'))).toBeNull();
  await take.click();
  await take.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('delta-following'))).toBe(`t${teamAt(0).id}.c1`);
  expect(new URL(page.url()).search).toBe('');
  await expectNoSidewaysScroll(page);
});

test('without storage a star lasts as long as the page', async () => {
  const { page, consoleErrors } = await visit(browser, { alone: true });
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    }),
  );
  const { id, name } = teamAt(0);
  await open(page, demoUrl + pagePaths.team(id));
  await star(page, name).click();
  expect(await star(page, name).getAttribute('aria-pressed')).toBe('true');
  expect(consoleErrors).toEqual([]);
});

test('[FO6] the feed goes from what comes next backwards through the days of teams, players and competitions', async () => {
  const { page, consoleErrors } = await visit(browser, { alone: true, viewport: PHONE });
  const [scorer] = (await (await fetch(demoUrl + apiPaths.trendingPlayers)).json()) as Trending;
  if (!scorer) throw new Error('The demo has scorers');
  await open(page, demoUrl);
  await page.evaluate((text) => localStorage.setItem('delta-following', text), `t${scorer.team.id}.p${scorer.id}.c1`);
  await open(page, demoUrl + pagePaths.following);
  const feed = page.locator('main section', { has: page.getByRole('heading', { level: 2 }) });
  const days = feed.filter({ hasText: /\d+\. кръг/ });
  await days.first().waitFor();
  await page
    .getByRole('link', { name: new RegExp(`${scorer.name}.*срещу`) })
    .first()
    .waitFor();
  await page
    .getByRole('link', { name: /кръг.*мача?, \d+ гола?/ })
    .first()
    .waitFor();
  const before = await feed.count();
  await page.getByRole('button', { name: 'Покажи и по-ранните' }).click();
  expect(await feed.count()).toBeGreaterThan(before);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await expectNoSidewaysScroll(page);
  }
  expect(consoleErrors).toEqual([]);
});

test('a star says what it did, takes it back, and offers notifications once', async () => {
  const { page, consoleErrors } = await visit(browser, { alone: true, viewport: PHONE });
  // Chromium without a screen refuses notifications at once.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  const { id, name } = teamAt(0);
  await open(page, demoUrl + pagePaths.team(id));
  await star(page, name).click();
  const said = page.locator('aside', { hasText: `Следиш ${name}` });
  await said.getByText('Да ти пращаме ли известие').waitFor();
  await expectAccessible(page);
  await said.getByRole('button', { name: 'Не сега' }).click();
  await said.waitFor({ state: 'detached' });

  await star(page, name).click();
  await page.getByRole('button', { name: 'Отмени' }).click();
  expect(await star(page, name).getAttribute('aria-pressed')).toBe('true');

  await open(page, demoUrl + pagePaths.team(teamAt(1).id));
  await star(page, teamAt(1).name).click();
  await page.getByText(`Следиш ${teamAt(1).name}`).waitFor();
  expect(await page.getByText('Да ти пращаме ли известие').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});
