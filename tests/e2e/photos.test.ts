import { beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { GalleryPage } from '#contract/http/photos.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openDemo, type OpenDemo } from '#tests/support/profile-pages.ts';
import { expectAccessible, expectNoSidewaysScroll, open, PHONE, visit } from '#tests/support/visit.ts';

let demo: OpenDemo;
let browser: Browser;
let gallery: GalleryPage;
beforeAll(async () => {
  [demo, browser] = await Promise.all([openDemo(), sharedBrowser()]);
  gallery = await demo.ask<GalleryPage>(apiPaths.gallery(1));
});

const addressOf = (at: number) => pagePaths.photo(1, gallery.photos[at]?.id ?? 0);
const dialog = (page: Page) => page.locator('dialog:modal');
const shows = (page: Page, position: number) =>
  dialog(page).getByText(`${position} от ${gallery.photos.length}`, { exact: true }).waitFor();

test('by keyboard: from the list to a photo, to others, and back to where one was', async () => {
  const { page, consoleErrors, requests } = await visit(browser);
  await open(page, demo.url + pagePaths.photos);
  await expectAccessible(page);
  // The pointer would be over a photo, for which the code is fetched ahead.
  await page.locator(`a[href="${pagePaths.gallery(1)}"]`).press('Enter');
  await page.waitForURL(`**${pagePaths.gallery(1)}`);
  await expectAccessible(page);
  expect(requests.filter((address) => /\/lightbox-(?!part).*\.js$/.test(address))).toEqual([]);

  await page.locator(`a[href="${addressOf(1)}"]`).press('Enter');
  await shows(page, 2);
  await expectAccessible(page);
  expect(new URL(page.url()).search).toBe(`?photo=${gallery.photos[1]?.id}`);
  await page.keyboard.press('ArrowRight');
  await shows(page, 3);
  await page.keyboard.press('End');
  await shows(page, gallery.photos.length);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await shows(page, gallery.photos.length - 1);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^Балик.* ${gallery.photos.length - 1}\\.webp$`));
  await page.keyboard.press('Tab');
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await page.keyboard.press('Escape');
  await page.waitForURL(`**${pagePaths.gallery(1)}`);
  await dialog(page).waitFor({ state: 'detached' });
  // The photo that was seen last has the focus, and back leads to the list.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe(addressOf(gallery.photos.length - 2));
  await page.goBack();
  await page.waitForURL(`**${pagePaths.photos}`);
  expect(consoleErrors).toEqual([]);
});

test('by finger: the address of a photo opens it, a swipe turns it, and nothing moves', async () => {
  const { page, consoleErrors } = await visit(browser, { viewport: PHONE, hasTouch: true });
  await open(page, demo.url + addressOf(2));
  await shows(page, 3);
  await expectNoSidewaysScroll(page);
  const devtools = await page.context().newCDPSession(page);
  const swipe = (distance: number) =>
    devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 400, xDistance: distance, yDistance: 0, speed: 1600 });
  await swipe(-300);
  await shows(page, 4);
  await page.waitForURL(`**${addressOf(3)}`);
  await swipe(300);
  await shows(page, 3);
  await dialog(page).getByRole('link', { name: 'Снимка 6', exact: true }).tap();
  await shows(page, 6);
  await dialog(page).getByRole('link', { name: 'Затвори' }).tap();
  await page.waitForURL(`**${pagePaths.gallery(1)}`);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await expectNoSidewaysScroll(page);
  }
  await open(page, demo.url + pagePaths.gallery(1));
  expect(await page.evaluate(() => window.__shift ?? 0)).toBeLessThan(0.01);
  expect(consoleErrors).toEqual([]);
});

test('a match shows its first photos, and other matches download nothing for it', async () => {
  const { page, requests } = await visit(browser, { viewport: PHONE });
  await open(page, demo.url + pagePaths.match(gallery.match?.id ?? 0));
  const strip = page.locator('section', { has: page.getByRole('heading', { name: 'Снимки' }) });
  expect(await strip.locator('img').count()).toBe(6);
  await expectAccessible(page);
  await strip.locator('img').nth(1).click();
  await page.waitForURL(`**${addressOf(1)}`);
  await shows(page, 2);
  await page.goBack();
  requests.length = 0;
  await open(page, demo.url + pagePaths.match(1));
  expect(requests.filter((address) => address.includes('photo-strip'))).toEqual([]);
});
