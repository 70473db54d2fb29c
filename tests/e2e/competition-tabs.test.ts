import { expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { demoCompetitions } from '#tests/support/competition-page.ts';
import { scriptsBeyondHome } from '#tests/support/download-size.ts';
import { open, PHONE, visit, expectCleanLoad, expectCleanOnBothScreens } from '#tests/support/visit.ts';

const { browser, url, league, withFormat, address } = demoCompetitions();

const TABS = [
  ['home', 'Обзор', 'Home'],
  ['standings', 'Класиране', 'Standings'],
  ['statistics', 'Статистика', 'Statistics'],
  ['playoffs', 'Елиминации', 'Playoffs'],
  ['teams', 'Отбори', 'Teams'],
  ['results', 'Резултати', 'Results'],
  ['fixtures', 'Програма', 'Fixtures'],
  ['news', 'Новини', 'News'],
  ['totw', 'Отбор на кръга', 'Team of the week'],
  ['tots', 'Отбор на сезона', 'Team of the season'],
  ['records', 'Рекорди', 'Records'],
] as const;

test.each(TABS)('the tab %s has a clean first visit', async (tab, bulgarian, english) => {
  const language = TABS.findIndex(([id]) => id === tab) % 2 === 0 ? 'bg' : 'en';
  const { id } = tab === 'playoffs' ? withFormat('GROUP_PLUS_KNOCKOUT') : league();
  const visited = await visit(browser(), { viewport: PHONE });
  await expectCleanLoad(visited, address(id, `?tab=${tab}&lang=${language}`));
  const chosen = visited.page.locator('[role=tab][aria-selected=true]');
  expect(await chosen.textContent()).toBe(language === 'bg' ? bulgarian : english);
  const { x = -1, width = 0 } = (await chosen.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  await expectCleanOnBothScreens(visited);
});

test('it has a clean first visit on a desktop', async () => {
  await expectCleanLoad(await visit(browser()), address(league().id, '?lang=en'));
});

test('a league has no playoffs, also not by their address', async () => {
  const { page } = await visit(browser());
  await page.goto(address(league().id, '?tab=playoffs&lang=en'));
  expect(await page.getByRole('tab').allTextContents()).toEqual(
    TABS.filter(([id]) => id !== 'playoffs').map(([, , english]) => english),
  );
  expect(await page.locator('[role=tab][aria-selected=true]').textContent()).toBe('Home');
});

test('[TB3] a knockout opens with its bracket, beside which its overview has an address of its own', async () => {
  const { id } = withFormat('KNOCKOUT');
  const { page, consoleErrors } = await visit(browser(), { viewport: PHONE });
  const chosen = page.locator('[role=tab][aria-selected=true]');
  await open(page, address(id, '?lang=bg'));
  expect((await page.getByRole('tab').allTextContents()).slice(0, 2)).toEqual(['Елиминации', 'Обзор']);
  expect(await chosen.textContent()).toBe('Елиминации');
  expect(await page.getByRole('tabpanel').locator('[class*=_folded_] a:visible').count()).toBeGreaterThan(0);
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').search).toBe('');
  await page.getByRole('tab', { name: 'Обзор' }).click();
  await page.waitForURL(`**${pagePaths.competition(id)}?tab=home`);
  await page.reload();
  expect(await chosen.textContent()).toBe('Обзор');
  expect(consoleErrors).toEqual([]);
});

test.each([
  ['/competition/999999', 404],
  ['/competition/abc', 400],
  ['/competition/0', 400],
])('%s answers %i with its error', async (path, status) => {
  const english = await fetch(`${url()}${path}?lang=en`);
  expect(english.status).toBe(status);
  const html = await english.text();
  expect(html).toMatch(/<h1[^>]*>Error loading competition/);
  expect(html).toContain('Failed to fetch competition data');
  const bulgarian = await (await fetch(`${url()}${path}?lang=bg`)).text();
  expect(bulgarian).toMatch(/<h1[^>]*>Състезанието не може да се покаже/);
});

test('nothing overflows a narrow phone in large type', async () => {
  const { page } = await visit(browser(), { viewport: { width: 320, height: 700 } });
  for (const tab of ['', '?tab=standings', '?tab=teams', '?tab=results', '?tab=totw&gameweek=1']) {
    await page.goto(address(league().id, tab));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const overflow = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect([tab, overflow]).toEqual([tab, 0]);
  }
});

test.each<[name: string, path: () => string]>([
  ['a competition', () => pagePaths.competition(league().id)],
  ['the team of the week', () => pagePaths.teamOfTheWeek],
  ['a referee', () => pagePaths.referee(1)],
])('the scripts of %s weigh at most 25 KB beyond those of the home page', async (_name, path) => {
  expect(await scriptsBeyondHome(browser(), url(), path())).toBeLessThan(25_000);
});
