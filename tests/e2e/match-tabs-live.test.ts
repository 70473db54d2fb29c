import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { deskLeague, KICK_OFF, sheet } from '#tests/support/desk-league.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { tellingDesk, type Told } from '#tests/support/match-page.ts';
import { open, PHONE, visit } from '#tests/support/visit.ts';

/** A match that is being played, told by the desk while its tabs are open. */
let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;
let tell: Told;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    startLeagueSite(moveInTime(deskLeague(), Date.now() - KICK_OFF)),
    sharedBrowser(),
  ]);
  tell = tellingDesk(site.desk, site.matchId('derby'));
  await tell(sheet({ player }, 'home'));
  await tell(sheet({ player }, 'away'));
  await tell({ act: 'kick-off' });
});
afterAll(() => site?.stop());

const player = (key: string) => site.playerId(key);
const address = (tab: string) => `${site.url}${pagePaths.match(site.matchId('derby'))}?tab=${tab}&lang=en`;
const onPitch = (page: Page, key: string) =>
  page.getByRole('region', { name: 'The starters on the pitch' }).locator(`a[href="${pagePaths.player(player(key))}"]`);

test('a goal appears on the pitch and in the tables by itself, and goes when it is taken back', async () => {
  const lineups = await visit(browser, { viewport: PHONE });
  const stats = await visit(browser);
  await open(lineups.page, address('lineups'));
  await open(stats.page, address('stats'));
  const asked = [lineups.requests.length, stats.requests.length];
  const firstRow = stats.page.getByRole('tabpanel').locator('tbody tr').first();

  await tell({ act: 'goal', team: 'home', player: player('ivan'), minute: 1 });
  await onPitch(lineups.page, 'ivan').getByText('1 goal').waitFor({ state: 'attached' });
  const second = await tell({ act: 'goal', team: 'home', player: player('ivan'), minute: 1 });
  await onPitch(lineups.page, 'ivan').getByText('x2').waitFor();
  await expect.poll(() => firstRow.innerText()).toMatch(/^1\s[^]*Иван Колев[^]*\s2\s0\s/);

  await tell({ act: 'goal', team: 'home', player: player('b2'), ownGoal: true, minute: 1 });
  await onPitch(lineups.page, 'b2').getByText('1 own goal').waitFor({ state: 'attached' });
  await tell({ act: 'withdraw', revision: second.revision });
  await onPitch(lineups.page, 'ivan').getByText('x2').waitFor({ state: 'detached' });
  await expect.poll(() => firstRow.innerText()).toMatch(/^1\s[^]*Иван Колев[^]*\s1\s0\s/);

  const isCall = (url: string) => url.includes('/api/readonly-match/');
  expect(lineups.requests.slice(asked[0]).filter(isCall)).toEqual([]);
  expect(stats.requests.slice(asked[1]).filter(isCall)).toEqual([]);
  expect([...lineups.complaints, ...stats.complaints]).toEqual([]);
});

test('the window of a player and the bars of the teams follow the match too', async () => {
  const { page, complaints } = await visit(browser);
  await open(page, address('stats'));
  await page.getByRole('button', { name: 'View Играч V3' }).click();
  const fact = page.getByRole('dialog').locator('dl > div', { hasText: 'Yellow cards' });
  expect(await fact.innerText()).toMatch(/0$/);
  await tell({ act: 'card', team: 'away', player: player('v3'), card: 'yellow', minute: 1 });
  await expect.poll(() => fact.innerText()).toMatch(/1$/);
  await page.keyboard.press('Escape');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Match stats' }).click();
  const cards = page.getByRole('region', { name: 'Match stats' }).locator('> div', { hasText: 'Yellow cards' });
  await expect.poll(async () => (await cards.innerText()).split(/\s*\n\s*/)).toEqual(['0', 'Yellow cards', '1']);
  expect(complaints).toEqual([]);
});
