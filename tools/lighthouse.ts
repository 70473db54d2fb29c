import { execFile, execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamLink } from '#contract/desk/registrations.ts';
import { packageRoot } from '#server/root.ts';
import { findChromium } from '#tests/support/browser.ts';
import { startSite, temporaryDataDir } from '#tests/support/site.ts';
import { sitePages } from './site-pages.ts';

// Runs Lighthouse on every page of the demo league, or on those named, as a slow phone; writes bench/lighthouse.json.
const MINIMUM = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 3;
/** Lighthouse warns below this benchmark index, because its simulated phone is then too slow. Such runs do not count. */
const FAST_ENOUGH = 1000;
const MAX_RUNS = 9;
type Category = keyof typeof MINIMUM;
/** The desk as it is opened first, by an invitation. Search engines are told to leave it alone. */
const DESK = 'desk';
/** What a player opens by the link of his team. */
const REGISTRATION = 'registration';
const TOKEN = 'a-token-for-lighthouse';
type Scores = Record<Category, number>;
/** `machine` is Lighthouse's benchmark index of the machine. */
type Recorded = Scores & { machine: number; measured: string };

/** The fields of Lighthouse's result that are used here. */
interface Result {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>;
  environment: { benchmarkIndex: number };
}

const RECORD = join(packageRoot, 'bench/lighthouse.json');
const lighthouse = installLighthouse();
const chosen = process.argv.slice(2);
const data = await temporaryDataDir();
const site = startSite({ DATA_DIR: data.path, DESK_TOKEN: TOKEN });
const chromium = await findChromium();
const recorded: Record<string, Recorded> = {};
try {
  const url = await site.ready;
  const pages = await sitePages(async (path) => (await fetch(url + path)).json());
  const addresses = Object.entries(pages).map(([name, path]) => [name, url + path] as const);
  const [, invitation = ''] = /organiser.*: (http\S+)/.exec(site.output()) ?? [];
  const ofDesk = [[DESK, invitation] as const, [REGISTRATION, await makeTeamLink()] as const];
  for (const [name, address] of [...addresses, ...ofDesk]) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    recorded[name] = await medianScores(address);
    record(name, recorded[name]);
    console.log(name.padEnd(22), ...Object.entries(recorded[name]).map(([category, score]) => `${category} ${score}`));
  }
} finally {
  await site.kill('SIGTERM');
  await data.remove();
}
const missed = Object.entries(recorded).filter(([name, scores]) =>
  (Object.keys(MINIMUM) as Category[]).some(
    (category) => scores[category] < MINIMUM[category] && !([DESK, REGISTRATION].includes(name) && category === 'seo'),
  ),
);
console.log(
  missed.length === 0 ? 'Every page meets its minimum.' : `Below: ${missed.map(([name]) => name).join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

async function makeTeamLink(): Promise<string> {
  const [, desk = ''] = /The desk is at (\S+)\//.exec(site.output()) ?? [];
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await fetch(desk + deskPaths.teamLink(1), { method: 'POST', headers });
  return ((await response.json()) as TeamLink).link?.address ?? '';
}

/** Keeps the figures of other pages. */
function record(name: string, figures: Recorded) {
  const pages = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Recorded>;
  writeFileSync(RECORD, `${JSON.stringify({ ...pages, [name]: figures }, null, 2)}\n`);
}

/** Lighthouse would be a third of all packages, so it is installed only here, in a folder of its own. */
function installLighthouse(): string {
  const folder = join(packageRoot, 'node_modules/.cache/lighthouse');
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(packageRoot, 'tools/lighthouse', file), join(folder, file));
  execFileSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'node_modules/lighthouse/cli/index.js');
}

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
      `--only-categories=${Object.keys(MINIMUM).join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: Infinity },
  );
  return JSON.parse(stdout) as Result;
}

/** The median of a few runs, because the machine is noisy. */
async function medianScores(address: string): Promise<Recorded> {
  const runs: (Scores & { machine: number })[] = [];
  // Fill the caches, as a first visitor would.
  await (await fetch(address)).arrayBuffer();
  const isFastEnough = ({ machine }: (typeof runs)[number]) => machine >= FAST_ENOUGH;
  for (let run = 0; run < MAX_RUNS && runs.filter(isFastEnough).length < RUNS; run++) {
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
  // On a machine that is never fast enough all runs count; `machine` then explains the scores.
  const counted = runs.filter(isFastEnough).length === RUNS ? runs.filter(isFastEnough) : runs;
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
