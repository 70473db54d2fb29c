import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { pagePaths } from '#contract/paths.ts';
import { visit } from './visit.ts';

/** Bytes of scripts, packed by brotli as they travel, that a first visit to a page needs beyond those of the home page. */
export async function scriptsBeyondHome(browser: Browser, url: string, path: string): Promise<number> {
  const home = await scriptsOf(browser, url + pagePaths.home);
  const more = (await scriptsOf(browser, url + path)).filter((script) => !home.includes(script));
  const weights = await Promise.all(more.map(weigh));
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

async function scriptsOf(browser: Browser, address: string): Promise<string[]> {
  const { page, requests } = await visit(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  return requests.filter((url) => url.endsWith('.js'));
}

const weigh = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
