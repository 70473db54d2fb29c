import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { apiPaths } from '#contract/paths.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
export const SCREENS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

export interface Visit {
  page: Page;
  /** Errors, warnings and uncaught exceptions of the console. */
  consoleErrors: string[];
  /** The address of every request. */
  requests: string[];
}

interface VisitOptions extends BrowserContextOptions {
  theme?: string;
  /** A context for this test only, because it changes the clock or the network. */
  alone?: boolean;
}

/**
 * An endless animation takes a quarter to a half of a core. Tests of motion set `reducedMotion` themselves. A service worker
 * would answer in place of the network that a test sets up; tests of the worker allow it.
 */
const WITHOUT_MOTION: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' };

/** A page for one test, with its requests and console errors recorded. */
export async function visit(
  browser: Browser,
  { theme, viewport = DESKTOP, alone = false, ...rest }: VisitOptions = {},
): Promise<Visit> {
  const options = { ...WITHOUT_MOTION, ...rest };
  const page = await (alone ? pageAlone(browser, options) : sharedPage(browser, options));
  if (viewport) await page.setViewportSize(viewport);
  if (theme) {
    const script = await page.addInitScript((chosen) => localStorage.setItem('delta-theme', chosen), theme);
    onTestFinished(() => script.dispose());
  }
  const consoleErrors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('blocked by Playwright'))
      consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  return { page, consoleErrors, requests };
}

async function pageAlone(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  return newPage(context);
}

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // The default of 30 seconds is too little on a busy machine.
  page.setDefaultTimeout(60_000);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.__shift = (window.__shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

interface SharedContext {
  browser: Browser;
  context: BrowserContext;
  /** Stays open, and with it the renderer process of all other pages. */
  anchor: { page: Page; devtools: CDPSession };
  /** The page of the last test, blank again. */
  idle: Page | undefined;
  visits: number;
}
/** By their options. */
const shared = new Map<string, Promise<SharedContext>>();

/**
 * Most of the cost of a visit is starting a process, opening a page and compiling scripts. So the tests of a worker share a
 * context and a page; what a site has stored is cleared after each test.
 */
async function sharedContext(browser: Browser, options: BrowserContextOptions): Promise<SharedContext> {
  const key = JSON.stringify(options);
  const known = await shared.get(key)?.catch(() => undefined);
  if (known?.browser === browser) return known;
  const opened = openContext(browser, options);
  shared.set(key, opened);
  return opened;
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<SharedContext> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return {
    browser,
    context,
    anchor: { page, devtools: await context.newCDPSession(page) },
    idle: undefined,
    visits: 0,
  };
}

async function sharedPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const here = await sharedContext(browser, options);
  here.visits++;
  const page = here.idle ?? (await newPage(here.context));
  here.idle = undefined;
  onTestFinished(() => leave(page, here));
  return page;
}

const notReusable = new WeakSet<Page>();

/** For a page with an init script or a websocket route, which cannot be taken back. */
export const closeAfterTest = (page: Page): void => void notReusable.add(page);

/** Live messages never reach this page; without them it shows only what it has requested. */
export async function muteSocket(page: Page): Promise<void> {
  closeAfterTest(page);
  await page.routeWebSocket(/\/socket\.io\//, () => {});
}

async function leave(page: Page, here: SharedContext): Promise<void> {
  const { context, anchor, visits } = here;
  // It may be closed, or never have opened a site.
  await page
    .evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    .catch(() => undefined);
  await context.clearCookies();
  if (!here.idle && !notReusable.has(page) && (await clearPage(page))) here.idle = page;
  const others = context.pages().filter((other) => other !== anchor.page && other !== here.idle);
  await Promise.all(others.map((other) => other.close()));
  // Documents that are gone but not yet swept up slow down the others: after fifty, a visit takes twice as long.
  if (visits % 5 === 0) await anchor.devtools.send('HeapProfiler.collectGarbage');
}

async function clearPage(page: Page): Promise<boolean> {
  for (const event of ['console', 'pageerror', 'request', 'websocket']) page.removeAllListeners(event);
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
    return true;
  } catch {
    return false;
  }
}

/** What the browser refuses on this page and in its frames, from now on: style attributes, for example. */
export function policyViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(`${page.url()} ${message.text()}`);
  });
  return violations;
}

/** From here on clicks have an effect. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Half a second without a request means that the page has requested everything it needs. */
export async function untilNoRequests(requests: string[]): Promise<void> {
  for (let before = -1; before !== requests.length;) {
    before = requests.length;
    await setTimeout(500);
  }
}

/** The scripts among these that contain the socket library, recognised by one of its messages. */
export async function socketScripts(requests: string[]): Promise<string[]> {
  const scripts = requests.filter((url) => url.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return scripts.filter((_, index) => texts[index]?.includes('websocket error'));
}

/** To another page as by a link, so that the browser and not the server loads its data. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);

/** Two fifths of what counts as good. A font that arrives after the first paint on a busy machine may break a line of a table elsewhere. */
const MAX_SHIFT = 0.04;

async function expectNoJumps(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.__shift ?? 0)).toBeLessThan(MAX_SHIFT);
}

/** The first visit to a page on a phone is clean, and so is the page on both screens. */
export async function expectCleanFirstVisit(visited: Visit, address: string): Promise<void> {
  await expectCleanLoad(visited, address);
  await expectCleanOnBothScreens(visited);
}

/** The first visit to a page repeats no request of the server, contacts no other site, logs no error, does not jump and does not overflow. */
export async function expectCleanLoad({ page, consoleErrors, requests }: Visit, address: string): Promise<void> {
  const { origin } = new URL(address);
  // A server that has just started reads its files for the first time, which is not what is tested.
  const files = (await (await fetch(address)).text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
  await Promise.all([...files].map(([, path]) => fetch(origin + path)));
  await open(page, address);
  await untilNoRequests(requests);
  // Only the check that removes the loading screen.
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([origin + apiPaths.activeCompetitions]);
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  await expectNoJumps(page);
  await expectNoSidewaysScroll(page);
  expect(consoleErrors).toEqual([]);
}

/** A phone shows the same elements as a desktop, where they are looked at in the other theme. */
export async function expectCleanOnBothScreens({ page, consoleErrors }: Visit): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  });
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
  expect(consoleErrors).toEqual([]);
}

/**
 * This part, or the open dialog, or else `main`, passes all rules of axe. The header and the footer are the same everywhere
 * and are checked by `expectCleanFirstVisit`.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const hasDialog = await page.getByRole('dialog').first().isVisible();
  expect(await findViolations(page, { part: part ?? (hasDialog ? 'dialog[open]' : 'main') })).toEqual([]);
}

interface AxeScope {
  rules?: string[];
  /** A selector; the whole page when absent. */
  part?: string;
}

export async function findViolations(page: Page, { rules, part }: AxeScope = {}): Promise<unknown[]> {
  // Axe would see a colour in transition.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  if (!(await page.evaluate(() => 'axe' in window))) {
    // By the debugger, which the page's content security policy does not bind.
    await page.evaluate(axe);
    // Axe ignores what is not laid out, such as what is below the fold.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { content-visibility: visible !important } [data-like-others] { visibility: hidden !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
  }
  await page.evaluate(hideRowsLikeOthers);
  return page.evaluate(
    async ([runOnly, selector]) => {
      const options = { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) };
      const { violations } = await window.axe.run(selector ?? document, options);
      for (const row of document.querySelectorAll('[data-like-others]')) row.removeAttribute('data-like-others');
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [rules, part] as const,
  );
}

/**
 * Runs in the browser. Axe takes as long for each row of a list, and says the same of all that are built alike: of those it
 * sees two. They keep their place, so that nothing else moves.
 */
function hideRowsLikeOthers(): void {
  const decidesLook = /^(?:class|role|type|data-.*|aria-(?:current|disabled|expanded|invalid|pressed|selected))$/;
  const shapeOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .map((part) => {
        const attributes = [...part.attributes].map(({ name, value }) =>
          decidesLook.test(name) && !/^\d/.test(value) ? `${name}=${value}` : name,
        );
        return `${part.tagName} ${attributes.join(' ')} ${part.textContent?.trim() === ''}`;
      })
      .join('>');
  for (const list of document.querySelectorAll('ul, ol, tbody, [role=listbox], [role=grid], main section, main div')) {
    if (list.childElementCount < 4) continue;
    const seen = new Map<string, number>();
    for (const row of list.children) {
      if (!(row instanceof HTMLElement) || row.closest('[data-like-others]')) continue;
      const shape = shapeOf(row);
      const before = seen.get(shape) ?? 0;
      seen.set(shape, before + 1);
      if (before >= 2 && !row.contains(document.activeElement)) row.dataset['likeOthers'] = '';
    }
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
}

declare global {
  interface Window {
    __shift?: number;
    axe: {
      run(
        context: string | Document,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  }
}
