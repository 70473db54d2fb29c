import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { ClubRequests } from '#contract/desk/requests.ts';
import { pages } from '#desk/shell/navigation.ts';
import { clubBg } from '#i18n/club/bg.ts';
import { requestsOfficeBg } from '#i18n/office/requests/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { openManagerPhone } from '#tests/support/manager-phone.ts';
import { faultsAtBothWidths, faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';

/* A manager asks on his phone, an organiser decides in the office. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

test('[CB2] a manager asks for a player, and the league accepts with one tap', async () => {
  const phone = await openManagerPhone(browser, site, { team: 'Балик', name: 'Димитър Колев' });
  const { context, page, violations } = phone;
  const bar = page.getByRole('navigation').last();
  await page.getByRole('heading', { name: clubBg['home.todo'] }).waitFor();
  expect(await faultsOf(page)).toEqual({});
  await bar.getByRole('link', { name: 'Състав' }).click();
  await page.getByRole('heading', { name: clubBg['squad.here'] }).waitFor();
  expect(await faultsOf(page)).toEqual({});
  await page.getByRole('button', { name: clubBg['squad.add'] }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(clubBg['squad.name']).fill('Тервел Изписан');
  await sheet.getByLabel(clubBg['squad.birthdate']).fill('1994-05-06');
  expect(await faultsOf(page)).toEqual({});
  await sheet.getByRole('button', { name: clubBg['squad.ask'] }).click();
  await sheet.getByText(clubBg['squad.sent'], { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: clubBg['squad.waitsLeague'] }).waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await faultsOf(page)).toEqual({});

  const office = await signInOrganiser(browser, site, 'Мария Колева');
  await office.goto(site.desk + pages.requests);
  await office.getByText('Тервел Изписан').first().waitFor();
  expect(await faultsAtBothWidths(office)).toEqual({});
  await office.getByRole('button', { name: 'Тервел Изписан', exact: true }).click();
  await office.getByRole('button', { name: requestsOfficeBg['requests.accept'], exact: true }).last().waitFor();
  expect(await faultsAtBothWidths(office)).toEqual({});
  // On a narrow screen the panel covers the list.
  await office.setViewportSize({ width: 1280, height: 900 });
  await office.getByRole('button', { name: requestsOfficeBg['requests.acceptAll'].one, exact: true }).first().click();
  await office.getByText(requestsOfficeBg['requests.none']).waitFor();
  // Whoever pressed too fast finds what it was.
  await office.getByRole('link', { name: requestsOfficeBg['requests.decidedList'] }).click();
  const row = office.getByRole('row').filter({ hasText: 'Тервел Изписан' });
  await row.getByText(requestsOfficeBg['requests.outcome.accepted']).waitFor();
  await row.getByText('Мария Колева', { exact: false }).waitFor();
  expect(await faultsAtBothWidths(office)).toEqual({});
  // The phone learns it without being touched.
  await page.getByRole('heading', { name: clubBg['squad.waitsLeague'] }).waitFor({ state: 'detached' });
  await page.getByText('Тервел Изписан').waitFor();
  expect(violations).toEqual([]);
  await context.close();
});

test('[RG8] a manager pastes players, and sends one again whom the league has refused', async () => {
  const phone = await openManagerPhone(browser, site, { team: 'Вихър', name: 'Илия Станчев' });
  const { teamId: team, context, page } = phone;
  await page.getByRole('navigation').last().getByRole('link', { name: 'Състав' }).click();
  await page.getByRole('button', { name: clubBg['squad.add'] }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: clubBg['paste.title'] }).click();
  await sheet.getByRole('textbox').fill('51 Явор Поставен 5.3.1999\nБез Рождена Дата\nвратар Крум Поставен 17.8.2002');
  expect(await faultsOf(page)).toEqual({});
  await sheet.getByRole('button', { name: clubBg['paste.read'] }).click();
  await sheet.getByText(clubBg['wrong.no_birthdate']).waitFor();
  expect(await faultsOf(page)).toEqual({});
  await sheet.getByRole('button', { name: 'Изпрати 2 играчи' }).click();
  await expect.poll(() => sheet.getByText(clubBg['squad.sent'], { exact: true }).count()).toBe(2);
  // What was not sent is there to be corrected.
  await sheet.getByRole('button', { name: clubBg['paste.correct'] }).click();
  expect(await sheet.getByRole('textbox').inputValue()).toBe('Без Рождена Дата');
  await page.keyboard.press('Escape');

  const { sent } = await site.ask<ClubRequests>(deskPaths.teamRequests(team));
  const yavor = sent.find(({ payload }) => payload['name'] === 'Явор Поставен');
  expect(yavor?.payload).toMatchObject({ birthdate: '1999-03-05', shirtNumber: 51 });
  await site.ask(deskPaths.refusedRequest(yavor?.id ?? 0), 'POST', { reason: 'Роден е през 1998 г.' });
  await page.getByRole('heading', { name: clubBg['squad.refusals'] }).waitFor();
  await page.getByRole('navigation').last().getByRole('link', { name: 'Клубът' }).click();
  await page.getByRole('link', { name: 'Лигата отказа: Явор Поставен' }).click();
  await sheet.getByText('Роден е през 1998 г.').waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await faultsOf(page)).toEqual({});
  await sheet.getByRole('button', { name: clubBg['squad.fixAndSend'] }).click();
  expect(await sheet.getByLabel(clubBg['squad.name']).inputValue()).toBe('Явор Поставен');
  await sheet.getByLabel(clubBg['squad.birthdate']).fill('1998-03-05');
  await sheet.getByRole('button', { name: clubBg['squad.ask'] }).click();
  // The refusal is settled as soon as it is asked for again.
  await page.getByRole('heading', { name: clubBg['squad.refusals'] }).waitFor({ state: 'detached' });
  await context.close();
});
