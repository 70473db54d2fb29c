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
  /** What the console said: errors, warnings and uncaught exceptions. */
  complaints: string[];
  /** Every address that was asked for. */
  requests: string[];
}

interface VisitOptions extends BrowserContextOptions {
  theme?: string;
  /** For a test that changes more than its page: the clock, the network, permissions. */
  alone?: boolean;
}

/** What moves without end takes a quarter to a half of a processor here. A test of what moves asks for it. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

/** A page of its own for one test, which remembers what it asked for and complained about. */
export async function visit(
  browser: Browser,
  { theme, viewport = DESKTOP, alone = false, ...rest }: VisitOptions = {},
): Promise<Visit> {
  const isShared = !alone && Object.keys(rest).length === 0;
  const page = await (isShared ? sharedPage(browser) : pageAlone(browser, rest));
  if (viewport) await page.setViewportSize(viewport);
  if (theme) await page.addInitScript((chosen) => localStorage.setItem('delta-theme', chosen), theme);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.__shift = (window.__shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests };
}

async function pageAlone(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...STILL, ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}

async function sharedPage(browser: Browser): Promise<Page> {
  const house = await sharedContext(browser);
  house.visits++;
  const page = await house.context.newPage();
  onTestFinished(() => leave(page, house));
  return page;
}

interface Shared {
  file: string | undefined;
  context: BrowserContext;
  /** Its page stays, and with it the process of all pages beside it. */
  keeper: CDPSession;
  visits: number;
}
let shared: Promise<Shared> | undefined;

/**
 * Most of what a visit costs is a process to start and scripts to compile. So the pages of a test file share a context and
 * its process; nothing that a site stores outlives its test.
 */
async function sharedContext(browser: Browser): Promise<Shared> {
  const file = expect.getState().testPath;
  const before = await shared?.catch(() => undefined);
  if (before && before.file === file) return before;
  await before?.context.close().catch(() => undefined); // It may be gone with its browser.
  shared = openContext(browser, file);
  return shared;
}

async function openContext(browser: Browser, file: string | undefined): Promise<Shared> {
  const context = await browser.newContext(STILL);
  const keeper = await context.newCDPSession(await context.newPage());
  return { file, context, keeper, visits: 0 };
}

async function leave(page: Page, { context, keeper, visits }: Shared): Promise<void> {
  await page.evaluate(() => localStorage.clear()).catch(() => undefined); // It may be closed, or on no site at all.
  await context.clearCookies();
  await Promise.all(
    context
      .pages()
      .slice(1)
      .map((other) => other.close()),
  );
  // Pages that are closed but not yet swept up slow down the others: after fifty, a visit takes twice as long.
  if (visits % 5 === 0) await keeper.send('HeapProfiler.collectGarbage');
}

/** From here on clicks are heard. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Whatever a page asks for by itself, it asks for soon: half a second of silence is the end. */
export async function askedForAll(requests: string[]): Promise<void> {
  for (let before = -1; before !== requests.length;) {
    before = requests.length;
    await setTimeout(500);
  }
}

/** The files among these that hold the library of the live socket, known by a message of its own. */
export async function socketScripts(requests: string[]): Promise<string[]> {
  const scripts = requests.filter((url) => url.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return scripts.filter((_, index) => texts[index]?.includes('websocket error'));
}

/** To another page as by a link: the browser asks for its data. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, path);

/** Nothing has moved by itself since the page came. */
async function expectNoJumps(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.__shift ?? 0)).toBeLessThan(0.01);
}

/**
 * A first visit asks nothing again and nobody else, complains of nothing, jumps nowhere, fits, and leaves axe content.
 * A theme changes nothing but colours, so one page is looked at in both.
 */
export async function expectSound({ page, complaints, requests }: Visit, address: string): Promise<void> {
  const { origin } = new URL(address);
  // A server that has just started reads its files for the first time: that is not what is judged.
  const files = (await (await fetch(address)).text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
  await Promise.all([...files].map(([, path]) => fetch(origin + path)));
  await open(page, address);
  await askedForAll(requests);
  // But for the check that lifts the loading screen.
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([origin + apiPaths.activeCompetitions]);
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  await expectNoJumps(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  });
  await expectAccessible(page, ['color-contrast']);
  expect(complaints).toEqual([]);
}

/** By all of axe's rules, or by these. The debugger brings axe: the page's own policy does not bind it. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // No colour may be on its way when axe looks.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    // It sees what is laid out, and what is below the fold may not be yet.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  }
  const violations = await page.evaluate(
    async (runOnly) =>
      (await window.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations.map(
        ({ id, nodes }) => [id, nodes.map(({ html }) => html)],
      ),
    rules,
  );
  expect(violations).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
}

declare global {
  interface Window {
    __shift?: number;
    axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
  }
}
