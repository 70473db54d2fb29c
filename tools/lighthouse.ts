import { execFile, execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '#server/root.ts';
import { findChromium } from '#tests/support/browser.ts';
import { startSite, temporaryDataDir } from '#tests/support/site.ts';
import { sitePages } from './site-pages.ts';

// What Lighthouse says of every page of the demo league on a slow phone, or of those that are named; recorded in bench/lighthouse.json.
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 3;
/** Lighthouse itself warns below this: the phone that it imitates is then slower than it should be. Such runs do not count. */
const FAST_ENOUGH = 1000;
const MOST_RUNS = 9;
type Category = keyof typeof LEAST;
type Scores = Record<Category, number>;
/** How fast Lighthouse found the machine. */
type Recorded = Scores & { machine: number; measured: string };

/** As far as it is read here. */
interface Result {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>;
  environment: { benchmarkIndex: number };
}

const RECORD = join(packageRoot, 'bench/lighthouse.json');
const lighthouse = installLighthouse();
const chosen = process.argv.slice(2);
const data = await temporaryDataDir();
const site = startSite({ DATA_DIR: data.path });
const chromium = await findChromium();
const recorded: Record<string, Recorded> = {};
try {
  const url = await site.ready;
  for (const [name, path] of Object.entries(await sitePages(url))) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    recorded[name] = await judge(url + path);
    record(name, recorded[name]);
    console.log(name.padEnd(22), ...Object.entries(recorded[name]).map(([category, score]) => `${category} ${score}`));
  }
} finally {
  await site.kill('SIGTERM');
  await data.remove();
}
const missed = Object.entries(recorded).filter(([, scores]) =>
  (Object.keys(LEAST) as Category[]).some((category) => scores[category] < LEAST[category]),
);
console.log(
  missed.length === 0 ? 'Every page is as good as it must be.' : `Below: ${missed.map(([name]) => name).join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

/** The figures of other pages stay as they are. */
function record(name: string, figures: Recorded) {
  const pages = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Recorded>;
  writeFileSync(RECORD, `${JSON.stringify({ ...pages, [name]: figures }, null, 2)}\n`);
}

/** It brings a third of all packages, so only who measures installs it, out of the way of every other tool. */
function installLighthouse(): string {
  const folder = join(packageRoot, 'node_modules/.cache/lighthouse');
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(packageRoot, 'tools/lighthouse', file), join(folder, file));
  execFileSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'node_modules/lighthouse/cli/index.js');
}

/** One visit of a phone, by a browser of its own. */
async function measure(address: string): Promise<Result> {
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      address,
      '--output=json',
      '--quiet',
      '--form-factor=mobile',
      `--only-categories=${Object.keys(LEAST).join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: Infinity },
  );
  return JSON.parse(stdout) as Result;
}

/** The median of a few runs: the machine is noisy, the page is not. */
async function judge(address: string): Promise<Recorded> {
  const runs: (Scores & { machine: number })[] = [];
  // The first visitor waits for what the next ones find ready.
  await (await fetch(address)).arrayBuffer();
  const isFair = ({ machine }: (typeof runs)[number]) => machine >= FAST_ENOUGH;
  for (let run = 0; run < MOST_RUNS && runs.filter(isFair).length < RUNS; run++) {
    const { categories, audits, environment } = await measure(address);
    const score = (category: Category) => Math.round((categories[category].score ?? 0) * 100);
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      machine: Math.round(environment.benchmarkIndex),
    });
    const failing = Object.values(audits).filter(
      ({ score: points, scoreDisplayMode }) => points !== null && points < 0.9 && scoreDisplayMode !== 'informative',
    );
    if (run === 0) for (const { id, displayValue } of failing) console.log(`  ${id} ${displayValue ?? ''}`);
  }
  // On a machine that is never fast enough all count, and its speed says why.
  const counted = runs.filter(isFair).length === RUNS ? runs.filter(isFair) : runs;
  const median = (category: Category | 'machine') =>
    counted.map((scores) => scores[category]).toSorted((a, b) => a - b)[counted.length >> 1] ?? 0;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    machine: median('machine'),
    measured: new Date().toISOString(),
  };
}
