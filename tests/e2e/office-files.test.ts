import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#tests/support/browser.ts';
import { inWindows1251 } from '#tests/support/desk-files.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { signInOrganiser } from '#tests/support/office-browser.ts';
import { findViolations } from '#tests/support/visit.ts';

/* An organiser brings in the list that he keeps in a spreadsheet. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

async function openFiles(width = 1280): Promise<Page> {
  const page = await signInOrganiser(browser, site, 'Мария Колева', width);
  await page.goto(`${site.desk}/files`);
  await page.locator('[class*=_drop_]').waitFor();
  return page;
}

const LIST = inWindows1251(
  [
    'Отбор;Име;Номер;Дата на раждане',
    'Балик;Стоил Каменов;44;4.6.2001',
    'Балик;Даниел Русев;45;31.02.2009',
    'Балек;Емил Кънев;46;2.4.1997',
    '',
  ].join('\r\n'),
);

test('uploads a list, mends it in place, imports it and finds it in the journal', async () => {
  const page = await openFiles();
  expect(await findViolations(page)).toEqual([]);
  await page.setInputFiles('input[type=file]', { name: 'sastavi.csv', mimeType: 'text/csv', buffer: LIST });
  await page.getByText('Разпознат като списък на играчи').waitFor();
  const counts = page.locator('[class*=_fileCounts_] b');
  expect(await counts.allTextContents()).toEqual(['2', '1', '0', '0', '0']);
  const save = page.locator('[class*=_savebar_] [data-kind=primary]');
  expect(await save.isDisabled()).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Да, Балик' }).click();
  await expect.poll(() => counts.first().textContent()).toBe('1');
  const cell = page.getByLabel('Ред 3, Дата на раждане');
  await cell.fill('28.2.2009');
  await cell.press('Enter');
  await expect.poll(() => counts.allTextContents()).toEqual(['0', '3', '0', '0', '0']);
  await page.reload();
  await expect.poll(() => save.isEnabled()).toBe(true);
  await save.click();
  await page.getByRole('heading', { level: 1, name: 'Записано' }).waitFor();
  await page.getByRole('link', { name: 'Виж в дневника' }).click();
  await page.getByText('sastavi.csv').waitFor();
});

test('on a phone: nothing is wider than the screen; a file that cannot be used is refused in words', async () => {
  const page = await openFiles(390);
  await page.setInputFiles('input[type=file]', { name: 'sastavi.csv', mimeType: 'text/csv', buffer: LIST });
  await page.locator('[class*=_savebar_]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Друг файл' }).click();
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  await page.setInputFiles('input[type=file]', { name: 'old.xls', mimeType: 'application/vnd.ms-excel', buffer: old });
  await page.getByText('стар формат на Excel').waitFor();
});

test('[IM10] [IM19] pastes a list from a chat, says what is asked, imports it and takes it back', async () => {
  const page = await openFiles(390);
  await page.getByLabel('Или постави').fill('7. СТОЯН МАРКОВ - вратар\n9 Иван Новаков 12.03.1999\n11 Асен Жечев (К)\n');
  await page.getByRole('button', { name: 'Прочети' }).click();
  const save = page.locator('[class*=_savebar_] [data-kind=primary]');
  await page.getByText('Кажи на кой отбор са играчите.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  const team = page.getByLabel('На кой отбор са?');
  await team.fill('Млади орли');
  await team.press('Enter');
  await page.getByText('ще бъде създаден').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByText('1 поправено име').click();
  await page.getByText('СТОЯН МАРКОВ', { exact: true }).waitFor();
  await expect.poll(() => save.isEnabled()).toBe(true);
  expect(await save.textContent()).toBe('Запиши 3 играчи');
  await save.click();
  await page.getByRole('link', { name: 'Виж в дневника' }).click();
  await page
    .getByRole('button', { name: /^Върни/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Да, върни го' }).click();
  await page.getByText('вносът е върнат').waitFor();
  await page.goto(`${site.desk}/teams`);
  await page.getByText('Балик').first().waitFor();
  expect(await page.getByText('Млади орли').count()).toBe(0);
});
