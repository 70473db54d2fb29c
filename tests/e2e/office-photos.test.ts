import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GalleryPage } from '#contract/http/photos.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('a gallery of an event: two photos, one is removed and brought back, and readers see both', async () => {
  const page = await signInOrganiser(browser, site, 'Ива Тодорова');
  await page.goto(`${site.desk}/photos`);
  await page.getByRole('button', { name: officeBg['photos.new'] }).first().click();
  await page.getByLabel(officeBg['photos.of'], { exact: true }).selectOption('event');
  await page.getByLabel(officeBg['photos.title'], { exact: true }).fill('Награждаване');
  await page.getByRole('button', { name: officeBg['photos.make'] }).click();
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([await photo('a.jpg', '#264'), await photo('b.jpg', '#642')]);
  const photos = page.locator('ol [data-photo]');
  await expect.poll(() => photos.count(), { timeout: 60_000 }).toBe(2);
  expect(await faultsOf(page)).toEqual({});

  await photos.first().click();
  await page.getByRole('button', { name: officeBg['photos.remove'] }).click();
  await expect.poll(() => photos.count()).toBe(1);
  await page.getByRole('button', { name: officeBg['form.undo'] }).click();
  await expect.poll(() => photos.count()).toBe(2);

  const id = Number(/photos\/(\d+)/.exec(page.url())?.[1]);
  const shown = (await (await fetch(site.url + apiPaths.gallery(id))).json()) as GalleryPage;
  expect([shown.title_bg, shown.photos.length]).toEqual(['Награждаване', 2]);
  const html = await (await fetch(site.url + pagePaths.gallery(id))).text();
  for (const { small } of shown.photos) expect(html).toContain(small.url);
});
