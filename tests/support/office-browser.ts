import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { DeskSite } from './desk-phone.ts';

/** A browser in which an organiser has just signed in. */
export async function signInOrganiser(browser: Browser, site: DeskSite, name: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'bg',
    timezoneId: 'Europe/Sofia',
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(await site.invite('organiser', name));
  await page.locator('button.primary').click();
  await page.waitForURL('**/todo');
  return page;
}
