import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

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

/** A page of its own for one test, which remembers what it asked for and complained about. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions & { theme?: string } = {},
): Promise<Visit> {
  const { theme, ...contextOptions } = options;
  const context = await browser.newContext({ viewport: DESKTOP, ...contextOptions });
  onTestFinished(() => context.close());
  if (theme) await context.addInitScript((chosen) => localStorage.setItem('delta-theme', chosen), theme);
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.__shift = (window.__shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests };
}

/** From here on clicks are heard. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Nothing has moved by itself since the page came. */
export async function expectNoJumps(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.__shift ?? 0)).toBeLessThan(0.01);
}

/** By the debugger, which the page's own policy does not bind. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () =>
    (await window.axe.run()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
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
    axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
  }
}
