import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagerInvitation } from '#contract/desk/managers.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { pages } from '#desk/shell/navigation.ts';
import { inboxBg } from '#i18n/inbox/bg.ts';
import { noticesBg } from '#i18n/office/notices/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { PHONE_OPTIONS, startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { BAN } from '#tests/support/office.ts';
import { faultsAtBothWidths, faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';
import { policyViolations } from '#tests/support/visit.ts';

/* An organiser writes, a manager reads, and the organiser sees it. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

test('[MS2] a notice is written in the office, read on the phone of a manager, and counted', async () => {
  const { teams } = await site.ask<TeamList>(deskPaths.teams);
  const team = teams.find(({ name }) => name === 'Балик')?.id ?? 0;
  const { link } = await site.ask<ManagerInvitation>(deskPaths.managers(team), 'POST', { name: 'Димитър Колев' });
  const office = await signInOrganiser(browser, site, 'Мария Колева');
  const violations = policyViolations(office);
  await office.goto(site.desk + pages.notices);
  await office.getByRole('button', { name: noticesBg['notices.write'] }).first().click();
  const panel = office.locator('[class*=_panel_]');
  await panel.getByLabel(noticesBg['notices.heading'], { exact: true }).fill('Съблекалните на Терен Балик');
  const text = panel.getByLabel(noticesBg['notices.text'], { exact: true });
  const send = panel.getByRole('button', { name: noticesBg['notices.send'] });
  await text.fill('Ключът е при Стоян, 0888 123 456.');
  await send.click();
  await panel.getByText(noticesBg['wrong.private_phone']).first().waitFor();
  expect(await faultsAtBothWidths(office)).toEqual({});
  await text.fill('От събота влизаме през южния вход.\n\nКлючът е при Стоян Маринов.');
  await panel
    .locator('select')
    .nth(1)
    .selectOption(String(site.matchId('derby')));
  await send.click();
  await panel.getByText('Прочели са 0 от 1').waitFor();
  expect(await faultsAtBothWidths(office)).toEqual({});

  await site.ask(deskPaths.bans(site.playerId('ivan')), 'POST', BAN);
  const context = await browser.newContext(PHONE_OPTIONS);
  const page = await context.newPage();
  await page.goto(link ?? '');
  await page.locator('button.primary').click();
  const bar = page.getByRole('navigation');
  await bar.getByRole('link', { name: 'Съобщения 2' }).click();
  await page.getByText('Съблекалните на Терен Балик').waitFor();
  await page.getByText('2 нови').waitFor();
  expect(await faultsOf(page)).toEqual({});
  await page.getByRole('link', { name: 'Съблекалните на Терен Балик' }).click();
  await page.getByRole('heading', { name: 'Съблекалните на Терен Балик' }).waitFor();
  await page.getByText('Ключът е при Стоян Маринов.').waitFor();
  await page.getByRole('button', { name: inboxBg['inbox.copy'] }).waitFor();
  expect(await faultsOf(page)).toEqual({});
  await page.getByRole('link', { name: 'Назад' }).click();
  await page.getByText('1 ново', { exact: true }).waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await faultsOf(page)).toEqual({});
  // Nobody reads the message of somebody else by its address.
  await page.goto(site.desk + pages.inboxMessage(999));
  await page.getByText(inboxBg['inbox.gone']).waitFor();

  await office.reload();
  await panel.getByText('Прочели са 1 от 1').waitFor();
  expect(violations).toEqual([]);
  await context.close();
});

test('[MS8] what comes by which way, and quiet hours, are chosen with the thumb', async () => {
  const { teams } = await site.ask<TeamList>(deskPaths.teams);
  const team = teams.find(({ name }) => name === 'Балик')?.id ?? 0;
  const { link } = await site.ask<ManagerInvitation>(deskPaths.managers(team), 'POST', { name: 'Ради Колев' });
  const context = await browser.newContext(PHONE_OPTIONS);
  const page = await context.newPage();
  await page.goto(link ?? '');
  await page.locator('button.primary').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Съобщения' }).click();
  await page.getByRole('link', { name: inboxBg['choices.title'] }).click();
  const moved = page.getByRole('switch', { name: 'Мачът е преместен, Телефон' });
  await moved.waitFor();
  expect(await faultsOf(page)).toEqual({});
  const saved = () => page.waitForResponse((response) => response.url().endsWith(deskPaths.messageChoices));
  await Promise.all([saved(), moved.click()]);
  await page.getByRole('button', { name: /Тихи часове/ }).click();
  await page.getByLabel(inboxBg['choices.quiet.from'], { exact: true }).fill('21:30');
  expect(await faultsOf(page)).toEqual({});
  await Promise.all([saved(), page.getByRole('button', { name: inboxBg['choices.quiet.save'] }).click()]);
  await page.reload();
  await page.getByText('21:30–08:00').waitFor();
  expect(await moved.getAttribute('aria-checked')).toBe('false');
  await page.setViewportSize({ width: 360, height: 640 });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page)).toEqual({});
  }
  await context.close();
});
