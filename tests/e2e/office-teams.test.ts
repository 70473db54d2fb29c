import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TeamList } from '#contract/desk/teams.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { pagePaths } from '#contract/paths.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { teamsBg } from '#i18n/office/teams/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { signInOrganiser } from '#tests/support/office-browser.ts';
import { findViolations } from '#tests/support/visit.ts';

/* An organiser keeps the squads, and finds everything by name. */

let site: DeskSite;
let browser: Browser;
let teams: TeamList['teams'];
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
  ({ teams } = await site.ask<TeamList>(deskPaths.teams));
});
afterAll(() => site?.stop());

const teamId = (name: string) => teams.find((team) => team.name === name)?.id ?? 0;
const html = async (path: string) => (await fetch(site.url + path)).text();
const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });
const submit = (page: Page) => page.locator('[class*=_panel_] footer [data-kind=primary]').click();

async function openTeam(page: Page, name: string, query = '') {
  await page.goto(`${site.desk}/teams/${teamId(name)}${query}`);
  await page.locator('[class*=_table_], main section').first().waitFor();
}

test('a new player: who looks like him is offered, a taken number is said at its field, then he is on the site', async () => {
  const page = await signInOrganiser(browser, site, 'Мария Колева');
  await openTeam(page, 'Балик', '?new=player');
  await page.locator('[name=first]').fill('Ivan');
  await page.locator('[name=last]').fill('Kolev');
  await page.getByText('Иван Колев').last().waitFor();
  expect(await page.locator('[class*=_panel_] [class*=_notice_]').textContent()).toContain('Иван Колев');
  expect(await page.locator('[class*=_panel_] footer [data-kind=primary]').isDisabled()).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  await page.locator('[name=first]').fill('Стоил');
  await page.locator('[name=last]').fill('Каменов');
  await page.locator('[name=birthdate]').fill('1999-04-02');
  const number = page.locator('[class*=_panel_] input[inputmode=numeric]');
  await number.fill('9');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('[class*=_panel_] [class*=_wrong_]').textContent()).toContain('Иван Колев');
  await page.reload();
  await expect.poll(() => page.locator('[name=last]').inputValue()).toBe('Каменов');
  await page.getByRole('group', { name: teamsBg['player.freeNumbers'] }).getByRole('button').first().click();
  await submit(page);
  await row(page, 'Стоил Каменов').waitFor();
  await expect.poll(() => html(`${pagePaths.team(teamId('Балик'))}?tab=squad`)).toContain('Каменов');
});

test('the captain, a transfer that can be undone, and somebody whom the public does not see', async () => {
  const page = await signInOrganiser(browser, site, 'Петър', 390);
  await openTeam(page, 'Балик');
  await row(page, 'Играч B5').locator('[class*=_who_]').click();
  await page.locator('[class*=_panel_] [name=captain]').check();
  await page.locator('[class*=_panel_] summary').click();
  await page.locator('[class*=_panel_] [name=hidden]').check();
  expect(await findViolations(page)).toEqual([]);
  await submit(page);
  await page.locator('[class*=_panel_] [class*=_saved_][data-state=saved]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => row(page, 'Играч B5').textContent()).toContain(teamsBg['squad.captain']);
  const player = pagePaths.player(site.playerId('b5'));
  await expect.poll(async () => (await fetch(site.url + player)).status).toBe(404);

  await page.setViewportSize({ width: 1280, height: 900 });
  await row(page, 'Играч B6').locator('[class*=_who_]').click();
  await page.locator('[class*=_panel_]').getByRole('button', { name: teamsBg['player.transfer'] }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[name=teamId]').selectOption({ label: 'Вихър' });
  await dialog.locator('[class*=_numbers_] button').first().click();
  expect(await findViolations(page)).toEqual([]);
  await dialog.locator('footer [data-kind=primary]').click();
  await page.locator('[class*=_toast_]').waitFor();
  const squad = async () => html(`${pagePaths.team(teamId('Вихър'))}?tab=transfers`);
  await expect.poll(squad).toContain('Играч B6');
  await page.locator('[class*=_toast_] button').click();
  await page.getByText(officeBg['form.undone']).waitFor();
});

test('a crest that is uploaded is on the public page', async () => {
  const page = await signInOrganiser(browser, site, 'Мария');
  await openTeam(page, 'Вихър', '?tab=data');
  const create = { width: 300, height: 300, channels: 4, background: '#093' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const before = /\/media\/[\w.-]+/.exec(await html(pagePaths.team(teamId('Вихър'))))?.[0];
  await page.locator('[class*=_upload_][data-kind=crest] input[type=file]').setInputFiles({
    name: 'crest.png',
    mimeType: 'image/png',
    buffer,
  });
  await page.locator('[class*=_savebar_]').waitFor();
  await page.keyboard.press('Control+s');
  await page.locator('[class*=_savebar_]').waitFor({ state: 'detached' });
  await expect
    .poll(async () => /\/media\/[\w.-]+/.exec(await html(pagePaths.team(teamId('Вихър'))))?.[0])
    .not.toBe(before);
  expect(await findViolations(page)).toEqual([]);
});

test('search everywhere: Ctrl K, either alphabet, arrows and Enter; Escape gives the focus back', async () => {
  const page = await signInOrganiser(browser, site, 'Мария');
  await page.goto(`${site.desk}/teams`);
  await page.locator('tbody [class*=_who_]').first().focus();
  // Under a Cyrillic layout the same key has another letter.
  await page.evaluate(() =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'к', code: 'KeyK', ctrlKey: true, bubbles: true })),
  );
  const palette = page.locator('dialog[open]');
  const isReady = () => page.waitForFunction(() => document.activeElement?.matches('dialog[open] input'));
  await isReady();
  await page.keyboard.type('petar');
  await palette.locator('[role=option]').filter({ hasText: 'Петър Желев' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/who/);
  await page.keyboard.press('Control+k');
  await isReady();
  await page.keyboard.type('vihar');
  const options = palette.locator('[role=option]');
  await options.filter({ hasText: 'Вихър' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/teams/${teamId('Вихър')}`);
  // A slash goes to the search of the list.
  await page.locator('tbody [class*=_who_]').first().waitFor();
  await page.keyboard.press('/');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search');
});
