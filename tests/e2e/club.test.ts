import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagerInvitation } from '#contract/desk/managers.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { pages } from '#desk/shell/navigation.ts';
import { clubBg } from '#i18n/club/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { PHONE_OPTIONS, startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsOf } from '#tests/support/office-browser.ts';
import { acceptInvitation, newContext } from '#tests/support/new-organiser.ts';
import { policyViolations } from '#tests/support/visit.ts';

/* The club on the phone of a manager. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

test('[PM14] a manager begins with his team, invites another, takes it back and leaves', async () => {
  const { teams } = await site.ask<TeamList>(deskPaths.teams);
  const team = teams.find(({ name }) => name === 'Балик')?.id ?? 0;
  const { link } = await site.ask<ManagerInvitation>(deskPaths.managers(team), 'POST', { name: 'Димитър Колев' });
  const context = await browser.newContext(PHONE_OPTIONS);
  const page = await context.newPage();
  const violations = policyViolations(page);
  await page.goto(link ?? '');
  await page.getByText('Ти си ръководител.').waitFor();
  await page.locator('button.primary').click();
  await page.getByRole('heading', { name: 'Балик' }).waitFor();
  const invite = page.getByRole('button', { name: clubBg['managers.invite'] });
  await invite.click();
  const sheet = page.getByRole('dialog');
  expect(await faultsOf(page)).toEqual({});
  await sheet.getByRole('textbox').fill('Ралица Тонева');
  await sheet.getByRole('button', { name: clubBg['managers.makeLink'] }).click();
  await sheet.locator('svg[role=img]').waitFor();
  expect(await faultsOf(page)).toEqual({});
  await page.keyboard.press('Escape');
  const rows = page.getByRole('region', { name: clubBg['managers.title'] }).getByRole('listitem');
  await rows.filter({ hasText: 'Ралица Тонева' }).getByRole('button').click();
  await sheet.getByRole('button', { name: clubBg['managers.takeBack'] }).click();
  await expect.poll(() => rows.count()).toBe(1);
  // The rest of the desk is not his.
  for (const path of [pages.people, pages.team(team), pages.match(1)]) {
    await page.goto(site.desk + path);
    await page.getByRole('link', { name: 'Към началото' }).waitFor();
  }
  await page.getByRole('link', { name: 'Към началото' }).click();
  await page.getByRole('button', { name: clubBg['managers.leave'] }).click();
  await sheet.getByRole('button', { name: clubBg['managers.leave'] }).click();
  await sheet.waitFor({ state: 'detached' });
  expect((await page.request.get(site.desk + deskPaths.session)).status()).toBe(401);
  expect(violations).toEqual([]);
  await context.close();
});

test('a manager is invited on the page of his team in the office', async () => {
  const { teams } = await site.ask<TeamList>(deskPaths.teams);
  const team = teams.find(({ name }) => name === 'Вихър')?.id ?? 0;
  const organiser = await newContext(browser);
  const page = await organiser.newPage();
  await page.goto(await site.invite('organiser', 'Мария Колева'));
  await page.locator('button.primary').click();
  await page.waitForURL(/\/todo$/);
  await page.goto(`${site.desk}${pages.team(team)}?tab=managers`);
  await page.getByRole('button', { name: clubBg['managers.invite'] }).click();
  await page.locator('[class*=_panel_]').getByLabel(clubBg['managers.name']).fill('Илия Станчев');
  await page.getByRole('button', { name: clubBg['managers.makeLink'] }).click();
  await page.locator('[class*=_invitation_] svg[role=img]').waitFor();
  expect(await faultsOf(page)).toEqual({});
  const link = `http://${await page.locator('[class*=_invitation_] code').innerText()}`;
  await acceptInvitation(browser, link, new RegExp(`^${site.desk}/$`));
  await organiser.close();
});
