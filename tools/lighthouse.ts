import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { packageRoot } from '#server/root.ts';
import { findChromium } from '#tests/support/browser.ts';
import { startSite, temporaryDataDir } from '#tests/support/site.ts';
import { sitePages } from './site-pages.ts';

// What Lighthouse says of every page of the demo league on a slow phone; recorded in bench/lighthouse.json.
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 3;
type Category = keyof typeof LEAST;
type Scores = Record<Category, number>;

const chosen = process.argv.slice(2);
const data = await temporaryDataDir();
const site = startSite({ DATA_DIR: data.path });
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const recorded: Record<string, Scores> = {};
try {
  const url = await site.ready;
  for (const [name, path] of Object.entries(await sitePages(url))) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    recorded[name] = await judge(url + path);
    console.log(name.padEnd(20), ...Object.entries(recorded[name]).map(([category, score]) => `${category} ${score}`));
  }
} finally {
  chrome.kill();
  await site.kill('SIGTERM');
  await data.remove();
}
const missed = Object.entries(recorded).filter(([, scores]) =>
  (Object.keys(LEAST) as Category[]).some((category) => scores[category] < LEAST[category]),
);
if (chosen.length === 0) {
  const measured = { measured: new Date().toISOString(), pages: recorded };
  writeFileSync(join(packageRoot, 'bench/lighthouse.json'), `${JSON.stringify(measured, null, 2)}\n`);
}
console.log(
  missed.length === 0 ? 'Every page is as good as it must be.' : `Below: ${missed.map(([name]) => name).join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

/** The median of a few runs: the machine is noisy, the page is not. */
async function judge(address: string): Promise<Scores> {
  const runs: Scores[] = [];
  // The first visitor waits for what the next ones find ready.
  await (await fetch(address)).arrayBuffer();
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: Object.keys(LEAST),
      formFactor: 'mobile',
      logLevel: 'error',
    });
    const score = (category: Category) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    });
    const failing = Object.values(result?.lhr.audits ?? {}).filter(
      ({ score: points, scoreDisplayMode }) => points !== null && points < 0.9 && scoreDisplayMode !== 'informative',
    );
    if (run === 0) for (const { id, displayValue } of failing) console.log(`  ${id} ${displayValue ?? ''}`);
  }
  const median = (category: Category) =>
    runs.map((scores) => scores[category]).toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
  };
}
