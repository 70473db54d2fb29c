import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** The shell is the same engine without windows and their own pages: it does with half of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const usualPlaces = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packageManagers = [
  {
    name: 'apt-get',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    ],
  },
  { name: 'apt-get', commands: [['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']] },
  { name: 'dnf', commands: [['dnf', 'install', '-y', 'chromium']] },
  { name: 'apk', commands: [['apk', 'add', '--no-cache', 'chromium']] },
  { name: 'brew', commands: [['brew', 'install', '--cask', 'chromium']], asUser: true },
];
const isRoot = process.getuid?.() === 0;

/** A Chromium that runs: the one `CHROME_PATH` names, an installed one, Playwright's own, or one installed now. */
export function findChromium(say: (line: string) => void = console.log): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`No Chromium runs at CHROME_PATH (${named}). Correct it, or unset it to have one found.`);
  }
  for (const install of [() => true, installByPlaywright, installByPackageManager]) {
    const path = install(say) ? candidates().find(runs) : undefined;
    if (path) return path;
  }
  throw new Error(
    'A Chromium is missing, and could not be installed. Install the package `chromium`, ' +
      'or run `npx playwright-core install --with-deps chromium`, or set CHROME_PATH to a Chrome that you have.',
  );
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      // Chromium refuses its sandbox to root.
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Fewer processes and threads to start and to talk to.
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
      '--process-per-site',
      '--num-raster-threads=1',
      '--disable-threaded-animation',
      '--disable-threaded-scrolling',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

let shared: Promise<Browser> | undefined;

/** One for all test files of a worker; it ends when the worker ends. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared?.catch(() => undefined);
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces, chromium.executablePath()].filter((path) => existsSync(path));
}

/** Being there is not enough: a Chromium without its system libraries, or Ubuntu's stub of one, does not start. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installByPlaywright(say: (line: string) => void): boolean {
  say('No Chromium found. Downloading the one of Playwright …');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const { status } = spawnSync(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  if (status !== 0) say('That download failed.');
  return status === 0;
}

function installByPackageManager(say: (line: string) => void): boolean {
  return packageManagers.some(({ name, commands, asUser = isRoot }) => {
    if (!succeeds([name, '--version']) || !(asUser || succeeds(['sudo', '-n', 'true']))) return false;
    say(`Installing Chromium by ${name} …`);
    return commands.every((command) => succeeds(asUser ? command : ['sudo', '-n', ...command]));
  });
}

function succeeds([command = '', ...args]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, env }).status === 0;
}
