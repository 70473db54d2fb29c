import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from 'playwright-core';
import { onTestFinished } from 'vitest';

interface KeptContext {
  browser: Browser;
  context: BrowserContext;
  /** Of a blank page that stays open, and with it the renderer process. */
  devtools: CDPSession;
}

/** Those that no test uses, by their options. */
const idle = new Map<string, KeptContext[]>();

/**
 * A context for this test, in which nobody is signed in and nothing is stored at this origin. It keeps what it has loaded for
 * the next test: in a new one a process starts, and every script is loaded and compiled again.
 */
export async function takeContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const kept = await (takeIdle(browser, options) ?? openContext(browser, options));
  onTestFinished(() => giveBack(kept, origin, options).catch(() => kept.context.close()));
  return kept.context;
}

const idleWith = (options: BrowserContextOptions): KeptContext[] => {
  const key = JSON.stringify(options);
  const known = idle.get(key) ?? [];
  idle.set(key, known);
  return known;
};

function takeIdle(browser: Browser, options: BrowserContextOptions): KeptContext | undefined {
  const known = idleWith(options);
  const at = known.findIndex((one) => one.browser === browser);
  return at < 0 ? undefined : known.splice(at, 1)[0];
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<KeptContext> {
  const context = await browser.newContext(options);
  return { browser, context, devtools: await context.newCDPSession(await context.newPage()) };
}

async function giveBack(kept: KeptContext, origin: string, options: BrowserContextOptions): Promise<void> {
  const { context, devtools } = kept;
  const [, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  idleWith(options).push(kept);
}
