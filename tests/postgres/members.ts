import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, onTestFinished, vi } from 'vitest';
import type { ServerUser } from '#server/db/postgres-folder.ts';

export const runsAsRoot = process.getuid?.() === 0;
/** An ordinary user to run as, when we are root. */
export const nobody: ServerUser = runsAsRoot ? { uid: idOf('-u'), gid: idOf('-g') } : { uid: -1, gid: -1 };

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

/** An empty data folder of a test's own; when the test is over, no server may be left in it. */
export function emptyFolder({ name = 'data', owner }: { name?: string; owner?: ServerUser } = {}): string {
  const parent = mkdtempSync(join(tmpdir(), 'delta-league-postgres-'));
  chmodSync(parent, 0o755);
  const dataDir = join(parent, name);
  mkdirSync(dataDir, { recursive: true });
  if (owner) chownSync(dataDir, owner.uid, owner.gid);
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  onTestFinished(() => refuseLeftOvers(parent));
  return dataDir;
}

/** One data folder, used in turn by the tests that do not care whether it is new: making a cluster takes seconds. */
export function usedFolder(): () => string {
  const parent = mkdtempSync(join(tmpdir(), 'delta-league-postgres-'));
  chmodSync(parent, 0o755);
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  return () => {
    onTestFinished(() => refuseLeftOvers(parent));
    return join(parent, `Лига, А и 'Б'`);
  };
}

async function refuseLeftOvers(folder: string) {
  // An initdb whose parent was killed still runs to its end.
  const isOver = async () => (await processesIn(folder)).every(({ command }) => /postgres -D/.test(command));
  await vi.waitUntil(isOver, { timeout: 10_000, interval: 100 });
  const leftOver = await processesIn(folder);
  for (const { pid } of leftOver) process.kill(pid, 'SIGKILL');
  if (leftOver.length > 0) throw new Error(`left running: ${leftOver.map(({ command }) => command).join('; ')}`);
}

export async function processesIn(folder: string): Promise<{ pid: number; command: string }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-eo', 'pid=,stat=,args=']);
  const lines = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line));
  return lines
    .filter((line) => line !== null && !line[2]?.startsWith('Z') && line[3]?.includes(folder))
    .map((line) => ({ pid: Number(line?.[1]), command: line?.[3] ?? '' }));
}

export function serverPid(dataDir: string): number {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
}

export interface Member {
  pid: number;
  log: string[];
  joining: Promise<unknown>;
  /** Resolves with the socket folder; rejects with the error's line. */
  joined: Promise<string>;
  ask(sql: string): Promise<unknown>;
  leave(): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

const script = fileURLToPath(new URL('member.ts', import.meta.url));

/** Another process that joins the same folder. */
export function startMember(
  dataDir: string,
  options: { as?: ServerUser; program?: string; env?: NodeJS.ProcessEnv } = {},
): Member {
  const child = spawn(process.execPath, ['--import', 'tsx', options.program ?? script, dataDir], {
    ...options.as,
    env: { ...process.env, ...options.env },
    // A group of its own, as in a terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  child.stdin.on('error', () => {}); // `next` reports a member that is gone.
  const messages = new Map<string, unknown[]>();
  createInterface(child.stdout).on('line', (line) => {
    const [word, rest] = JSON.parse(line) as [string, unknown];
    messages.set(word, [...(messages.get(word) ?? []), rest]);
  });
  const next = async (word: string): Promise<unknown> => {
    for (;;) {
      const waiting = messages.get(word) ?? [];
      if (waiting.length > 0) return waiting.shift();
      if (messages.has('failed')) throw new Error(String(messages.get('failed')?.[0]));
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`gone before it was ${word}`);
      await sleep(5);
    }
  };
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  onTestFinished(() => kill());
  const joining = next('joining');
  const joined = next('joined').then((connection) => (connection as { host: string }).host);
  joining.catch(() => {});
  joined.catch(() => {});
  return {
    pid: child.pid ?? 0,
    get log() {
      return (messages.get('log') ?? []).map(String);
    },
    joining,
    joined,
    ask: async (sql) => {
      child.stdin.write(`${sql}\n`);
      return next('answer');
    },
    leave: async () => {
      child.stdin.write('leave\n');
      await next('left');
      await exited;
    },
    kill,
  };
}
