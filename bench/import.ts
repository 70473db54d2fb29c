import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printTable, round } from './figures.ts';
import { writeLeagueFolder } from './league-folder.ts';

const MATCHES = 38_000;
const BOUND_S = 60;
const BOUND_MB = 500;
const SAMPLE_MS = 50;
const DELTA = fileURLToPath(new URL('../dist/server/delta.js', import.meta.url));

export type ImportFigure = {
  what: string;
  seconds: number;
  rows: number;
  'rows a second': number;
  /** Of the importing process, without PostgreSQL. */
  'peak MB': number;
  ok: boolean;
};

/** `delta import` of a whole league into an empty database: dry run, import, and the same folder again. */
export async function measureImport(
  databaseUrl: string,
  { matches = MATCHES, command = [DELTA] }: { matches?: number; command?: string[] } = {},
): Promise<ImportFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-folder-'));
  try {
    const rows = writeLeagueFolder(folder, matches);
    const figures: ImportFigure[] = [];
    for (const [what, ...options] of [['dry run', '--dry-run'], ['into an empty database'], ['again, unchanged']]) {
      const { seconds, megabytes } = await timeCommand([...command, 'import', folder, ...options], databaseUrl);
      figures.push({
        what: what ?? '',
        seconds: round(seconds, 1),
        rows,
        'rows a second': Math.round(rows / seconds),
        'peak MB': Math.round(megabytes),
        ok: seconds < BOUND_S && megabytes < BOUND_MB,
      });
    }
    printTable(`Import of ${matches} matches, bound ${BOUND_S} s and ${BOUND_MB} MB`, figures);
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeCommand(args: string[], databaseUrl: string) {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const sampler = setInterval(() => (megabytes = peakMegabytes(child.pid) ?? megabytes), SAMPLE_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(sampler);
  if (code !== 0) throw new Error(`delta import ended with ${code}`);
  return { seconds: (performance.now() - began) / 1000, megabytes };
}

/** Null when the process has ended. */
function peakMegabytes(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
