import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskSite } from './desk-phone.ts';
import { takeContext } from './kept-contexts.ts';
import { findViolations } from './visit.ts';

const OFFICE_OPTIONS = {
  reducedMotion: 'reduce',
  locale: 'bg',
  timezoneId: 'Europe/Sofia',
  // It would load the whole app for each test.
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

/** A blank page of a browser in which an organiser is signed in. The screen of invitations has tests of its own. */
export async function signInOrganiser(browser: Browser, site: DeskSite, name: string, width = 1280): Promise<Page> {
  const context = await takeContext(browser, site.desk, OFFICE_OPTIONS);
  const [, code] = (await site.invite('organiser', name)).split('#');
  const headers = { origin: site.desk };
  const signedIn = await context.request.post(site.desk + deskPaths.signIn, { headers, data: { code } });
  if (!signedIn.ok()) throw new Error(`${signedIn.status()} ${await signedIn.text()}`);
  const page = await context.newPage();
  // The default of 30 seconds is too little on a busy machine.
  page.setDefaultTimeout(60_000);
  await page.setViewportSize({ width, height: 900 });
  return page;
}

type Faults = Record<string, unknown>;

/** What axe finds in both themes, and whether anything scrolls sideways. */
export async function faultsOf(page: Page): Promise<Faults> {
  return {
    ...(await violationsIn(page, 'dark')),
    ...(await violationsIn(page, 'light', ['color-contrast'])),
    ...(await sidewaysOf(page)),
  };
}

/** The same on a wide screen and on a narrow one, each in one theme. */
export async function faultsAtBothWidths(page: Page): Promise<Faults> {
  const found: Faults = {};
  for (const [width, theme] of [
    [1280, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const faults = { ...(await violationsIn(page, theme)), ...(await sidewaysOf(page)) };
    if (Object.keys(faults).length > 0) found[width] = faults;
  }
  return found;
}

async function violationsIn(page: Page, theme: 'dark' | 'light', rules?: string[]): Promise<Faults> {
  await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);
  const violations = await findViolations(page, rules && { rules });
  return violations.length > 0 ? { [theme]: violations } : {};
}

async function sidewaysOf(page: Page): Promise<Faults> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return beyond > 0 ? { sideways: beyond } : {};
}
