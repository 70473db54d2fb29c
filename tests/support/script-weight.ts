import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { pagePaths } from '#contract/paths.ts';
import { askedForAll, open, visit } from './visit.ts';

/** Bytes of scripts, packed by brotli as they travel, that a first visit to a page needs beyond those of the home page. */
export async function scriptsBeyondHome(browser: Browser, url: string, path: string): Promise<number> {
  const home = await filesOf(browser, url + pagePaths.home, '.js');
  const more = (await filesOf(browser, url + path, '.js')).filter((script) => !home.includes(script));
  return weighAll(more);
}

/** Bytes of all files of this kind that a first visit to a page needs, packed by brotli as they travel. */
export const weightOf = async (browser: Browser, address: string, ending: '.js' | '.css'): Promise<number> =>
  weighAll(await filesOf(browser, address, ending));

async function filesOf(browser: Browser, address: string, ending: string): Promise<string[]> {
  const { page, requests } = await visit(browser);
  await open(page, address);
  await askedForAll(requests);
  return requests.filter((url) => url.endsWith(ending));
}

async function weighAll(files: string[]): Promise<number> {
  const weights = await Promise.all(files.map(weigh));
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

const weigh = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
