import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { packageRoot } from '#server/root.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startSite, temporaryDataDir } from '#tests/support/site.ts';
import { takeDeskScreenshots } from './desk-screenshots.ts';
import { sitePages } from './site-pages.ts';

// Screenshots of every page of the demo league and of the desk in .cache/screenshots, and those in the documents.
const WIDTHS = { phone: 390, desktop: 1280 };
const THEMES = ['dark', 'light'];
const LANGUAGES = ['bg', 'en'];

/** `npm run screenshots -- documents` takes only the pictures of the documents. */
const onlyDocuments = process.argv.includes('documents');
const folder = join(packageRoot, '.cache/screenshots');
const forReadme = join(packageRoot, 'docs/screenshots/home.png');

await mkdir(folder, { recursive: true });
const data = await temporaryDataDir();
const site = startSite({ DATA_DIR: data.path });
const browser = await launchBrowser();
try {
  const url = await site.ready;
  const pages = {
    ...(await sitePages(async (path) => (await fetch(url + path)).json())),
    'not-found': '/no-such-page',
  };
  for (const [page, path] of onlyDocuments ? [] : Object.entries(pages)) {
    for (const [device, width] of Object.entries(WIDTHS)) {
      for (const theme of THEMES) {
        for (const language of LANGUAGES) {
          const file = join(folder, `${page}-${theme}-${device}-${language}.png`);
          await takeScreenshot(browser, `${url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
            file,
            width,
            theme,
            fullPage: true,
          });
          console.log(file);
        }
      }
    }
  }
  await takeScreenshot(browser, url, { file: forReadme, width: 1280, theme: 'dark', fullPage: false });
  await takeDeskScreenshots(browser, site.output(), join(packageRoot, 'docs/screenshots'));
} finally {
  await browser.close();
  await site.kill('SIGTERM');
  await data.remove();
}

interface Screenshot {
  file: string;
  width: number;
  theme: string;
  fullPage: boolean;
}

async function takeScreenshot(from: Browser, address: string, { file, width, theme, fullPage }: Screenshot) {
  const context = await from.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript({ content: `localStorage.setItem('delta-theme', '${theme}')` });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  // Pictures below the fold load lazily.
  await page.evaluate(`document.querySelectorAll('img').forEach((image) => { image.loading = 'eager' })`);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage });
  await context.close();
}
