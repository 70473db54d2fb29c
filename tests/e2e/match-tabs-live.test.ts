import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { deskLeague, KICK_OFF, lineup } from '#tests/support/desk-league.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { deskRecorder, type DeskRecorder } from '#tests/support/match-page.ts';
import { open, PHONE, visit } from '#tests/support/visit.ts';

/* A live match, recorded at the desk while its tabs are open. */
let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;
let record: DeskRecorder;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    startLeagueSite(moveInTime(deskLeague(), Date.now() - KICK_OFF)),
    sharedBrowser(),
  ]);
  record = deskRecorder(site.desk, site.matchId('derby'));
  await record(lineup({ player }, 'home'));
  await record(lineup({ player }, 'away'));
  await record({ act: 'kick-off' });
});
afterAll(() => site?.stop());

const player = (key: string) => site.playerId(key);
const address = (tab: string) => `${site.url}${pagePaths.match(site.matchId('derby'))}?tab=${tab}&lang=en`;
const onPitch = (page: Page, key: string) =>
  page.getByRole('region', { name: 'The starters on the pitch' }).locator(`a[href="${pagePaths.player(player(key))}"]`);

test('a goal appears on the pitch and in the tables without a reload, and goes when it is withdrawn', async () => {
  const lineups = await visit(browser, { viewport: PHONE });
  const stats = await visit(browser);
  await open(lineups.page, address('lineups'));
  await open(stats.page, address('stats'));
  const before = [lineups.requests.length, stats.requests.length];
  const firstRow = stats.page.getByRole('tabpanel').locator('tbody tr').first();

  await record({ act: 'goal', team: 'home', player: player('ivan'), minute: 1 });
  await onPitch(lineups.page, 'ivan').getByText('1 goal').waitFor({ state: 'attached' });
  const second = await record({ act: 'goal', team: 'home', player: player('ivan'), minute: 1 });
  await onPitch(lineups.page, 'ivan').getByText('x2').waitFor();
  await expect.poll(() => firstRow.innerText()).toMatch(/^1\s[^]*Ivan Kolev[^]*\s2\s0\s/);

  await record({ act: 'goal', team: 'home', player: player('b2'), ownGoal: true, minute: 1 });
  await onPitch(lineups.page, 'b2').getByText('1 own goal').waitFor({ state: 'attached' });
  await record({ act: 'withdraw', revision: second.revision });
  await onPitch(lineups.page, 'ivan').getByText('x2').waitFor({ state: 'detached' });
  await expect.poll(() => firstRow.innerText()).toMatch(/^1\s[^]*Ivan Kolev[^]*\s1\s0\s/);

  const isMatchRequest = (url: string) => url.includes('/api/readonly-match/');
  expect(lineups.requests.slice(before[0]).filter(isMatchRequest)).toEqual([]);
  expect(stats.requests.slice(before[1]).filter(isMatchRequest)).toEqual([]);
  expect([...lineups.consoleErrors, ...stats.consoleErrors]).toEqual([]);
});

test('the window of a player and the bars of the teams follow the match too', async () => {
  const { page, consoleErrors } = await visit(browser);
  await open(page, address('stats'));
  await page.getByRole('button', { name: 'View v3' }).click();
  const fact = page.getByRole('dialog').locator('dl > div', { hasText: 'Yellow cards' });
  await page.getByRole('dialog').getByText('Goals', { exact: true }).waitFor();
  // A league without any card does not show them.
  expect(await fact.count()).toBe(0);
  await record({ act: 'card', team: 'away', player: player('v3'), card: 'yellow', minute: 1 });
  await expect.poll(() => fact.innerText()).toMatch(/1$/);
  await page.keyboard.press('Escape');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Match stats' }).click();
  const cards = page.getByRole('region', { name: 'Match stats' }).locator('> div', { hasText: 'Yellow cards' });
  await expect.poll(async () => (await cards.innerText()).split(/\s*\n\s*/)).toEqual(['0', 'Yellow cards', '1']);
  expect(consoleErrors).toEqual([]);
});
