import type { Browser } from 'playwright-core';
import { inLanguage, pagePaths } from '#contract/paths.ts';
import { LANGUAGES } from '#contract/language.ts';
import { openDatabase } from '#server/db/open.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startSite } from '#tests/support/site.ts';
import { printTable, round } from './figures.ts';
import { findSubjects } from './requests.ts';

const PHONE = { width: 390, height: 844 };
const QUIET_MS = 1500;

type FirstVisitFigure = { page: string; requests: number; 'kB in all': number } & Record<string, number | string>;

/** What Chromium receives on a first visit, with the heads of the responses, over HTTP/1.1. */
export async function measureFirstVisit(databaseUrl: string): Promise<FirstVisitFigure[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const { competition, match, live } = await findSubjects(database.reader);
  await database.close();
  const paths: Record<string, string> = {
    home: pagePaths.home,
    match: pagePaths.match(match),
    ...(live !== null && { 'match, live': pagePaths.match(live) }),
    competition: pagePaths.competition(competition),
  };
  const site = startSite({ DATABASE_URL: databaseUrl, DEMO: 'off' });
  const browser = await launchBrowser();
  try {
    const address = await site.ready;
    const figures: FirstVisitFigure[] = [];
    for (const [page, path] of Object.entries(paths))
      for (const language of LANGUAGES)
        figures.push({
          page: `${page}, ${language}`,
          ...(await receivedBy(browser, address + inLanguage(path, language))),
        });
    printTable('Received on a first visit, kB', figures);
    return figures;
  } finally {
    await browser.close();
    await site.kill('SIGTERM');
  }
}

const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch'] as const;

async function receivedBy(browser: Browser, url: string) {
  // A worker would fetch the page once more, for when there is no network.
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  let requests = 0;
  let lastAt = Date.now();
  devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests += 1;
    lastAt = Date.now();
  });
  await devtools.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
  await context.close();
  const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const byKind = Object.fromEntries(Object.entries(bytes).map(([kind, each]) => [kind.toLowerCase(), kilobytes(each)]));
  return { requests, 'kB in all': kilobytes(all), ...byKind };
}

const kilobytes = (bytes: number): number => round(bytes / 1000, 1);
