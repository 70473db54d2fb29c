import { beforeAll, expect, test } from 'vitest';
import type { CompetitionRecords, TeamRecords } from '#contract/http/records.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { findTeam, openDemo, panel, type OpenDemo } from '#tests/support/profile-pages.ts';
import { expectAccessible, open, visit } from '#tests/support/visit.ts';

let demo: OpenDemo;
let competition: number;

beforeAll(async () => {
  demo = await openDemo();
  const [first] = await demo.ask<{ id: number }[]>(apiPaths.activeCompetitions);
  competition = first?.id ?? 0;
});

test('[RE1] [RE3] [RE4] a competition has its champions, its all-time table and its records, for everybody', async () => {
  const records = await demo.ask<CompetitionRecords>(apiPaths.competitionRecords(competition));
  const { page } = await visit(demo.browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/records')) asked.push(request.url());
  });
  await open(page, demo.addressOf(pagePaths.competition(competition), 'records', 'en'));
  expect(await page.title()).toMatch(/Records/);
  const rows = await panel(page).getByRole('table', { name: 'All-time table' }).getByRole('row').allInnerTexts();
  expect(rows).toHaveLength(records.table.length + 1);
  const [first] = records.table;
  expect(rows[1]).toContain(String(first?.points));
  const titles = await panel(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(titles).toEqual(
    expect.arrayContaining(['Champions', 'All-time scorers', 'Biggest wins', 'Longest unbeaten run']),
  );
  // The server has sent the data with the page.
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  await expectAccessible(page);
});

test('a team has its records in the browser too, after a change of tabs', async () => {
  const team = await findTeam(demo);
  const records = await demo.ask<TeamRecords>(apiPaths.teamRecords(team.id));
  const { page } = await visit(demo.browser, { viewport: { width: 390, height: 844 } });
  await open(page, demo.addressOf(pagePaths.team(team.id), 'Squad', 'en'));
  await page.getByRole('tab', { name: 'Records' }).click();
  await panel(page).getByRole('heading', { name: 'Biggest wins' }).waitFor();
  const [win] = records.biggest_wins;
  await panel(page)
    .locator(`a[href^="${pagePaths.match(win?.id ?? 0)}"]`)
    .first()
    .waitFor();
  const overflow = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(overflow).toBe(0);
  await expectAccessible(page);
});
