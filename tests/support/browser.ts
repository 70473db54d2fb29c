import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
} from 'playwright-core';

/** The headless shell comes first: it is the same engine at half the processor time. */
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
/** Pages set their fallback font to the widths of Arial, for which Debian has this one. */
const FONTS = 'fonts-liberation';
const packageManagers = [
  {
    name: 'apt-get',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell', FONTS],
    ],
  },
  { name: 'apt-get', commands: [['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', FONTS]] },
  { name: 'dnf', commands: [['dnf', 'install', '-y', 'chromium']] },
  { name: 'apk', commands: [['apk', 'add', '--no-cache', 'chromium']] },
  { name: 'brew', commands: [['brew', 'install', '--cask', 'chromium']], asUser: true },
];
const isRoot = process.getuid?.() === 0;
/** Installing system packages is for root, as in a container, or for people who ask for it. */
const mayInstall = isRoot || process.env['INSTALL_CHROMIUM'] === '1';

/** A Chromium that runs: the one in `CHROME_PATH`, an installed one, Playwright's, or one that the package manager installs. */
export async function findChromium(say: (line: string) => void = console.log): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await runs(named)) return named;
    throw new Error(`CHROME_PATH (${named}) is not a Chromium that runs. Correct it, or unset it to search for one.`);
  }
  for (const install of [() => true, installByPlaywright, installByPackageManager]) {
    if (!(await install(say))) continue;
    for (const path of candidates()) if (await runs(path)) return path;
  }
  throw new Error(
    'No Chromium found. Install the package `chromium`, or run `npx playwright-core install --with-deps chromium`, ' +
      'or set CHROME_PATH to your Chrome, or INSTALL_CHROMIUM=1 to let the tests install it with sudo.',
  );
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** A browser whose profile outlives it: what a phone keeps when its battery is empty. */
export const launchProfile = async (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...(await launchOptions()), ...options });

async function launchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await findChromium(),
    env: {
      ...process.env,
      // In a locale that cannot write Bulgarian, as after `su -`, every such download is called "download".
      LC_ALL: 'C.UTF-8',
    },
    args: [
      // Chromium refuses its sandbox to root.
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Fewer processes and threads.
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
      '--renderer-process-limit=1',
      '--disable-site-isolation-trials',
      '--num-raster-threads=1',
      '--disable-threaded-animation',
      '--disable-threaded-scrolling',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker; it ends with the worker. */
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

/** A file is not enough: Chromium without its system libraries, or Ubuntu's stub, does not start. */
const runs = (path: string): Promise<boolean> => succeeds([path, '--version'], 20_000);

async function installByPlaywright(say: (line: string) => void): Promise<boolean> {
  say('No Chromium found. Downloading Playwright’s …');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const isInstalled = await succeeds([process.execPath, join(folder, 'cli.js'), 'install', 'chromium'], 180_000);
  if (!isInstalled) say('That download failed.');
  return isInstalled;
}

async function installByPackageManager(say: (line: string) => void): Promise<boolean> {
  if (!mayInstall) return false;
  for (const { name, commands, asUser = isRoot } of packageManagers) {
    if (!(await succeeds([name, '--version'])) || !(asUser || (await succeeds(['sudo', '-n', 'true'])))) continue;
    const full = commands.map((command) => (asUser ? command : ['sudo', '-n', ...command]));
    say(`Installing Chromium: ${full.map((command) => command.join(' ')).join(' && ')}`);
    if (await succeedInTurn(full)) return true;
  }
  return false;
}

async function succeedInTurn(commands: string[][]): Promise<boolean> {
  for (const command of commands) if (!(await succeeds(command))) return false;
  return true;
}

const succeeds = ([command = '', ...args]: string[], timeout = 300_000): Promise<boolean> =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFile(command, args, { timeout, env, maxBuffer: Infinity }, (error) => resolve(error === null)).stdin?.end();
  });
