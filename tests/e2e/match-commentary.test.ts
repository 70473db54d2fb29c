import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { deskLeague, KICK_OFF, lineup, phase } from '#tests/support/desk-league.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { deskRecorder, untilJoined } from '#tests/support/match-page.ts';
import { expectAccessible, expectNoSidewaysScroll, open, PHONE, visit } from '#tests/support/visit.ts';

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

beforeAll(async () => {
  const league = moveInTime(deskLeague(), Date.now() + 5 * 60_000 - KICK_OFF);
  [site, browser] = await Promise.all([startLeagueSite(league), sharedBrowser()]);
});
afterAll(() => site?.stop());

test('the match as a text: newest first while it is played, from the start afterwards; key moments; momentum', async () => {
  const player = (key: string) => site.playerId(key);
  const record = deskRecorder(site.desk, site.matchId('s1'));
  const address = site.url + pagePaths.match(site.matchId('s1'));
  await record(lineup({ player }, 'home'));
  await record(lineup({ player }, 'away'));
  await record({ act: 'kick-off' });

  const { page, consoleErrors } = await visit(browser, { viewport: PHONE });
  const joined = untilJoined(page);
  await open(page, address);
  await joined;
  await page.getByRole('button', { name: 'Разказ' }).click();
  const lines = page.locator('main ol', { has: page.getByText('Топката е в игра.') }).locator('> li');
  const momentum = page.getByText('Натиск по минути.');

  await record({ act: 'goal', team: 'home', player: player('ivan'), assist: player('b2'), minute: 2 });
  await record({ act: 'card', team: 'away', player: player('v2'), card: 'yellow', minute: 4 });
  await page.getByText(/жълт картон/i).waitFor();
  expect((await lines.allInnerTexts()).map((line) => /^\d+/.exec(line)?.[0])).toEqual(['4', '2', '1']);
  expect(await lines.nth(1).getByRole('heading').innerText()).toMatch(/Гол\s*1 – 0/);
  expect(await momentum.count()).toBe(0);

  for (const minute of [5, 7, 9, 12]) {
    await record({ act: 'goal', team: 'away', player: player('petar'), minute });
    await record({ act: 'goal', team: 'home', player: player('b3'), minute });
  }
  await record({ act: 'penalty', team: 'home', player: player('b4'), result: 'saved', minute: 13 });
  await record(phase('HALF_TIME'));
  await record({ act: 'substitution', team: 'home', playerIn: player('b6'), playerOut: player('b3'), minute: 25 });
  await momentum.waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Само важното' }).click();
  await page.waitForURL(/part=key-moments/);
  await page.getByText(/жълт картон/i).waitFor({ state: 'detached' });
  await page.getByText(/Вратарят|вратарят/).waitFor();
  await record(phase('SECOND_HALF'));
  await record({ act: 'final-whistle' });

  // The server writes the same lines.
  await open(page, `${address}?part=commentary`);
  const all = await lines.allInnerTexts();
  expect(all.at(0)).toContain('Топката е в игра.');
  expect(all.at(-1)).toContain('Край на мача');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await expectNoSidewaysScroll(page);
  }
  expect(consoleErrors).toEqual([]);
});
