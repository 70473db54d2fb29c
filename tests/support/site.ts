import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '#server/root.ts';

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

export interface Site {
  pid: number;
  /** Resolves with the address once it serves; rejects if it ends before. */
  ready: Promise<string>;
  ended: Promise<Ending>;
  output(): string;
  kill(signal: NodeJS.Signals): Promise<Ending>;
}

/** The last line of a start; the desk has one of its own. */
const READY = /^(?!The desk).+ is at (\S+)\//m;

type Settings = Record<string, string>;

const PROGRAM = join(packageRoot, 'dist/server/main.js');

/** The built program in another process, by way of a command that runs others, if one is given. */
export function startSite(settings: Settings, within: readonly string[] = []): Site {
  const [command, ...args] = [...within, process.execPath, PROGRAM];
  return launch(command, args, { cwd: '/', settings });
}

/** A build of it, also of another release; with options of Node. */
export const startProgram = (program: string, settings: Settings, options: string[] = []): Site =>
  launch(process.execPath, [...options, program], { cwd: '/', settings });

/** The same by the script of `npm start`, which builds first if necessary. */
export function startByScript(settings: Settings): Site {
  const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return launch('sh', ['-c', scripts.start], { cwd: packageRoot, settings });
}

/** The program that was installed in this folder as a package. */
export const startInstalled = (folder: string, settings: Settings): Site =>
  launch(process.execPath, [join(folder, 'node_modules/.bin/delta-league')], { cwd: folder, settings });

/** On free ports, without our environment variables. */
function launch(command: string, args: string[], { cwd, settings }: { cwd: string; settings: Settings }): Site {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env['PATH'], PORT: '0', DESK_PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    output,
  }));
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = READY.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The site ended before it served:\n${output}`)));
  });
  // Tests of a site that must fail wait for its end.
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    output: () => output,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A data folder under the system's temporary folder, which every user can enter. */
export async function temporaryDataDir() {
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-site-'));
  // When run by root, PostgreSQL's user must be able to enter it.
  await chmod(folder, 0o755);
  return { path: join(folder, 'data'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The process of the embedded PostgreSQL. */
export function postmasterOf(dataDir: string): number {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  if (!existsSync(file)) throw new Error('PostgreSQL does not run');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
