import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { DeskSite } from './desk-phone.ts';
import { findViolations } from './visit.ts';

/** A browser in which an organiser has just signed in. */
export async function signInOrganiser(
  browser: Browser,
  site: DeskSite,
  name: string,
  width = 1280,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
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

/** What axe finds in both themes, and whether anything scrolls sideways. */
export async function faultsOf(page: Page): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [theme, rules] of [['dark'], ['light', ['color-contrast']]] as [string, string[]?][]) {
    await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);
    const violations = await findViolations(page, rules && { rules });
    if (violations.length > 0) found[theme] = violations;
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (beyond > 0) found['sideways'] = beyond;
  return found;
}
