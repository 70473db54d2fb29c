import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { signInOrganiser } from '#tests/support/office-browser.ts';
import { findViolations, policyViolations } from '#tests/support/visit.ts';

/* An editor writes an article in both languages, and readers find it. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer();
const html = async (path: string) => (await fetch(site.url + path)).text();
const columns = (page: Page) => ({
  bg: page.locator('[class*=_column_]').first(),
  en: page.locator('[class*=_column_]').last(),
});
const isSaved = (page: Page) => page.locator('[class*=_saved_][data-state=saved]').waitFor();
const idOf = (page: Page) => Number(/news\/(\d+)/.exec(page.url())?.[1]);

/** As from a screenshot that was copied. */
async function paste(page: Page, bytes: Buffer) {
  await page.evaluate((base64) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    data.items.add(new File([file], 'image.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, bytes.toString('base64'));
}

test('an article in both languages: pictures, video, cover, draft, preview, publish', async () => {
  const page = await signInOrganiser(browser, site, 'Мария Колева');
  const refused = policyViolations(page);
  await page.goto(`${site.desk}/news/new`);
  const { bg, en } = columns(page);
  await bg.locator('[class*=_headline_]').fill('Плейофите започват');
  await bg.locator('[class*=_lead_]').fill('Осем отбора, един трофей.');
  await bg.locator('[class*=_text_]').click();
  await page.keyboard.type('Последният кръг е в неделя.');
  await en.locator('[class*=_headline_]').fill('The play-offs begin');
  await en.locator('[class*=_text_]').click();
  await page.keyboard.type('The last round is on Sunday.');

  // Pictures: one that is chosen, one that is pasted.
  await bg.locator('[class*=_text_]').click();
  await page.keyboard.press('Control+End');
  await page.locator('[class*=_tools_] input[type=file]').setInputFiles({
    name: 'pitch.png',
    mimeType: 'image/png',
    buffer: await picture('#064'),
  });
  await bg.locator('[class*=_text_] img[src]').waitFor();
  await page.keyboard.press('Enter');
  await paste(page, await picture('#640'));
  await expect.poll(() => bg.locator('[class*=_text_] img[src]').count()).toBe(2);
  await page.getByRole('button', { name: officeBg['news.video'] }).click();
  await page.locator('[class*=_question_] input').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await bg.locator('p.video').waitFor();

  // The cover, and the point of it that stays visible.
  const cover = page.locator('[class*=_aside_] [class*=_upload_]');
  await cover.locator('input[type=file]').setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: await picture('#c90'),
  });
  const point = page.locator('[class*=_cover_] [class*=_point_]');
  await point.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.locator('[name=altBg]').fill('Купата');

  // A draft that nobody sees; it stays in the editor, and says that it is safe.
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await page.waitForURL(/news\/\d+$/);
  const address = pagePaths.article(idOf(page));
  expect((await fetch(site.url + address)).status).toBe(404);
  await page.keyboard.press('Control+End');

  await page.getByRole('button', { name: officeBg['news.preview'] }).click();
  const frame = page.frameLocator('[class*=_preview_] iframe');
  await expect.poll(() => frame.locator('h1').textContent()).toBe('Плейофите започват');
  await page.getByRole('button', { name: officeBg['news.writing'] }).click();
  expect(await findViolations(page)).toEqual([]);

  await page.locator('[class*=_actions_] [data-kind=primary]').click();
  await page.getByText(officeBg['news.nowPublic']).waitFor();
  await expect.poll(() => html(address), { timeout: 5000 }).toContain('Последният кръг е в неделя.');
  const shown = await html(address);
  expect(shown).toContain('dQw4w9WgXcQ');
  expect(shown).toContain('alt="Купата"');
  expect(shown.match(/<img[^>]+\/media\//g)?.length).toBeGreaterThanOrEqual(3);
  expect(shown).toContain('data-x="55" data-y="45"');
  expect(await html(`${address}?lang=en`)).toContain('The last round is on Sunday.');
  expect(refused).toEqual([]);
});

test('a date that was chosen survives a reload, and schedules; nobody reads it before', async () => {
  const page = await signInOrganiser(browser, site, 'Петър', 390);
  await page.goto(`${site.desk}/news/new`);
  await page.locator('[class*=_headline_]').first().fill('Наградите са утре');
  await page.locator('[class*=_text_]').first().click();
  await page.keyboard.type('Елате всички.');
  await page.getByRole('button', { name: officeBg['news.when.date'] }).click();
  const day = page.locator('input[type=date]');
  await day.fill('2099-12-01');
  await page.reload();
  await expect.poll(() => day.inputValue()).toBe('2099-12-01');
  await page.getByRole('button', { name: officeBg['news.saveDraft'] }).click();
  await isSaved(page);
  await page.reload();
  await expect.poll(() => day.inputValue()).toBe('2099-12-01');
  await page.locator('[class*=_savebar_] [data-kind=primary]').click();
  await page.getByText(officeBg['news.nowScheduled']).waitFor();
  // Another date is a change like any other.
  await page.locator('input[type=time]').fill('19:30');
  await page.locator('[class*=_saved_][data-state=dirty]').waitFor();
  await page.locator('[class*=_savebar_] [data-kind=primary]').click();
  await isSaved(page);
  expect((await fetch(site.url + pagePaths.article(idOf(page)))).status).toBe(404);
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`${site.desk}/journal`);
  expect(await page.locator('[class*=_log_]').textContent()).toContain('01.12.2099, 19:30');
  expect(await findViolations(page)).toEqual([]);
});

test('two editors: the second sees both versions, cover and tags too', async () => {
  const maria = await signInOrganiser(browser, site, 'Мария Колева');
  await maria.goto(`${site.desk}/news/new`);
  await maria.locator('[class*=_headline_]').first().fill('Едно заглавие');
  await maria.keyboard.press('Control+s');
  await isSaved(maria);
  const petar = await signInOrganiser(browser, site, 'Петър Йорданов');
  await petar.goto(maria.url());
  await petar.locator('[class*=_headline_]').first().fill('На Петър');
  await petar.locator('[class*=_tagline_] [class*=_chip_]').last().click();
  await petar.keyboard.type('вихър');
  await petar.keyboard.press('Enter');
  await maria.locator('[class*=_headline_]').first().fill('На Мария');
  await maria.keyboard.press('Control+s');
  await isSaved(maria);
  await petar.keyboard.press('Control+s');
  const versions = petar.locator('[class*=_versions_]');
  await versions.waitFor();
  const text = await versions.textContent();
  expect(text).toContain('На Мария');
  expect(text).toContain('На Петър');
  // A team or a word: the suggestion may not be there yet.
  expect(text?.toLowerCase()).toContain('вихър');
  expect(await findViolations(petar)).toEqual([]);
  await petar.locator('[data-conflict] [data-kind=primary]').click();
  await isSaved(petar);
  expect(await petar.locator('[class*=_headline_]').first().inputValue()).toBe('На Петър');
});
