import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { pagePaths } from '#contract/paths.ts';
import { untilNoRequests, open, visit } from './visit.ts';

/** Bytes of scripts, compressed by brotli, that a first visit to a page needs beyond those of the home page. */
export async function scriptsBeyondHome(browser: Browser, url: string, path: string): Promise<number> {
  const home = await filesOf(browser, url + pagePaths.home);
  const more = (await filesOf(browser, url + path)).filter((file) => file.endsWith('.js') && !home.includes(file));
  return totalSize(more);
}

/** Bytes of all files of this kind, compressed by brotli, that a first visit to a page needs. */
export const downloadSize = async (browser: Browser, address: string, ending: '.js' | '.css'): Promise<number> =>
  totalSize((await filesOf(browser, address)).filter((file) => file.endsWith(ending)));

const known = new Map<string, string[]>();

async function filesOf(browser: Browser, address: string): Promise<string[]> {
  const before = known.get(address);
  if (before) return before;
  const { page, requests } = await visit(browser);
  await open(page, address);
  await untilNoRequests(requests);
  known.set(address, requests);
  return requests;
}

export async function totalSize(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(compressedSize));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

const compressedSize = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
