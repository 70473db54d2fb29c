import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { pages } from '#desk/shell/navigation.ts';
import { clubBg } from '#i18n/club/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { idOfTeam, openManagerPhone } from '#tests/support/manager-phone.ts';
import { acceptInvitation } from '#tests/support/new-organiser.ts';
import { faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';

/* The club on the phone of a manager. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

test('[PM14] a manager begins with his team, invites another, takes it back and leaves', async () => {
  const phone = await openManagerPhone(browser, site, { team: 'Балик', name: 'Димитър Колев' });
  const { teamId: team, context, page, violations } = phone;
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
  await sheet.waitFor({ state: 'detached' });
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
  const team = await idOfTeam(site, 'Вихър');
  const page = await signInOrganiser(browser, site, 'Мария Колева');
  await page.goto(`${site.desk}${pages.team(team)}?tab=managers`);
  await page.getByRole('button', { name: clubBg['managers.invite'] }).click();
  await page.locator('[class*=_panel_]').getByLabel(clubBg['managers.name']).fill('Илия Станчев');
  await page.getByRole('button', { name: clubBg['managers.makeLink'] }).click();
  await page.locator('[class*=_invitation_] svg[role=img]').waitFor();
  expect(await faultsOf(page)).toEqual({});
  const link = `http://${await page.locator('[class*=_invitation_] code').innerText()}`;
  await acceptInvitation(browser, link, new RegExp(`^${site.desk}/$`));
  // [RG3] The league ends the link of a team, too.
  await page.getByText(clubBg['managers.noLink']).waitFor();
  await site.ask(deskPaths.teamLink(team), 'POST');
  await page.reload();
  await page.getByRole('button', { name: clubBg['managers.endLink'] }).click();
  await page.getByText(clubBg['managers.noLink']).waitFor();
  expect(await faultsOf(page)).toEqual({});
});

test('Back closes a sheet and not its screen, and whoever came by a link finds the screen below', async () => {
  const { context, page } = await openManagerPhone(browser, site, { team: 'Балик', name: 'Невена Бързева' });
  const sheet = page.getByRole('dialog');
  const title = page.getByRole('heading', { name: clubBg['squad.title'] });
  await page.getByRole('button', { name: clubBg['managers.invite'] }).click();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: clubBg['managers.title'] }).waitFor();
  const squad = page.getByRole('navigation').last().getByRole('link', { name: clubBg['squad.title'] });
  await squad.click();
  const add = page.getByRole('button', { name: clubBg['squad.add'] });
  for (const close of ['back', 'Escape', 'back'] as const) {
    await add.click();
    await sheet.waitFor();
    await (close === 'back' ? page.goBack() : page.keyboard.press(close));
    await sheet.waitFor({ state: 'detached' });
    await title.waitFor();
  }
  // Closing has left nothing behind: the step before the squad is the club.
  await page.goBack();
  await page.getByRole('heading', { name: clubBg['managers.title'] }).waitFor();

  await page.goto(`${site.desk}${pages.squad}?open=link`);
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await title.waitFor();
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});
