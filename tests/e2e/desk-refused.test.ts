import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openPhone, startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';

/* What the screens of the pitch side say when something was not recorded, is over, or never began. */

let site: DeskSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const SMALL = { viewport: { width: 360, height: 740 } };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('[N5] [N7] the bar of an act that was refused says so, and no other goal is replaced by it', async () => {
  await site.prepare('s1', minutesAgo(10));
  await site.record('s1', { act: 'goal', team: 'home', player: site.playerId('ivan') }, minutesAgo(6));
  const phone = await openPhone(browser, { link: await site.linkTo('s1'), ...SMALL });
  await phone.page.locator('.pad').waitFor();
  await phone.page.route(`**${deskPaths.acts(site.matchId('s1'))}`, (route) =>
    route.fulfill({ status: 409, json: { error: 'This player was sent off', reason: 'sent_off' } }),
  );
  await phone.goal('home', 'b2');
  await phone.noAssist();
  const bar = phone.page.locator('.undo');
  await bar.getByText('отказано').waitFor();
  expect(await bar.innerText()).not.toMatch(/, записано|^записано/m);
  expect(await phone.score()).toBe('1–0');
  await phone.page.unroute(`**${deskPaths.acts(site.matchId('s1'))}`);
  await phone.tap(phone.button('Реши', bar));
  await phone.sheet.getByText('Този играч е изгонен.').waitFor();
  expect(await phone.button('Прати като поправка', phone.sheet).count()).toBe(0);
  expect(await phone.sheet.locator('.theirs').count()).toBe(0);
  await phone.tap(phone.button('Махни го', phone.sheet));
  await expect.poll(() => phone.countLines('refused')).toBe(0);
  expect(await site.ledger('s1')).toEqual(['PHASE FIRST_HALF', 'GOAL home ivan']);
});

test('an abandoned match reads so, on its screen and in the list', async () => {
  await site.prepare('s2', minutesAgo(20));
  await site.record('s2', { act: 'abandon' });
  const phone = await openPhone(browser, { link: await site.invite('organiser'), ...SMALL });
  await phone.open('/');
  await phone.page.locator('[class*=_game_]').filter({ hasText: 'прекратен' }).first().waitFor();
  await phone.openMatch(site.matchId('s2'));
  await phone.page.locator('.clock').getByText('прекратен').waitFor();
  await phone.page.locator('.ledger').getByText('Прекратен').waitFor();
});

test('a match without line-ups leads to them', async () => {
  const phone = await openPhone(browser, { link: await site.linkTo('s3'), ...SMALL });
  await phone.tap(phone.page.getByRole('link', { name: /Още няма състави/ }));
  await phone.page.waitForURL(/\/lineups$/);
});

test('a match that should have begun hours ago asks for its result, and begins only if somebody says so', async () => {
  await site.record('s4', { act: 'reschedule', startTime: minutesAgo(180).toISOString() });
  const phone = await openPhone(browser, { link: await site.linkTo('s4'), ...SMALL });
  await phone.page.getByRole('link', { name: /Въведи резултат/ }).waitFor();
  expect(await phone.page.locator('.pad').count()).toBe(0);
  await phone.tap(phone.button('Започва сега, ще го записвам'));
  await phone.whistle('Начало');
  await expect.poll(() => site.ledger('s4')).toContain('PHASE FIRST_HALF');
});

test('after the report is handed in, what cannot be pressed yet says what it waits for', async () => {
  await site.prepare('s5', minutesAgo(60));
  await site.record('s5', { act: 'goal', team: 'home', player: site.playerId('ivan') }, minutesAgo(50));
  await site.record('s5', { act: 'phase', phase: 'HALF_TIME' }, minutesAgo(33));
  await site.record('s5', { act: 'phase', phase: 'SECOND_HALF' }, minutesAgo(27));
  await site.record('s5', { act: 'final-whistle' });
  await site.record('s5', { act: 'hand-in' });
  const phone = await openPhone(browser, { link: await site.linkTo('s5'), ...SMALL });
  await phone.tap(phone.page.locator('[class*=_protocol_] li button').first());
  const disabled = phone.sheet.locator('button:disabled:not(.stepper button)');
  await disabled.first().waitFor();
  for (const button of await disabled.all()) expect(await button.innerText()).toContain('първо напиши причината');
  await phone.page.getByLabel('Причина').fill('Друг вкара');
  expect(await disabled.count()).toBe(0);
  await phone.open(`/match/${site.matchId('s5')}/result`);
  await phone.button(/^Запази.*първо напиши причината/).waitFor();
});
