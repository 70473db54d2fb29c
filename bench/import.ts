import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#server/db/open.ts';
import { exportFolder } from '#server/league-files/folder/export-folder.ts';
import { printTable, round } from './figures.ts';
import type { BenchDatabase } from './cluster.ts';
import { fillSeasons } from './many-seasons.ts';

const SEASONS = 100;
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

/** `delta import` of the folder of a whole league into an empty database: dry run, import, and the same folder again. */
export async function measureImport(league: BenchDatabase, databaseUrl: string): Promise<ImportFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-import-'));
  try {
    console.log(`Making the folder of ${SEASONS} seasons …`);
    await fillSeasons(league, SEASONS);
    const rows = await exportLeague(league.url, join(folder, 'league'));
    const figures: ImportFigure[] = [];
    for (const [what, ...options] of [['dry run', '--dry-run'], ['into an empty database'], ['again, unchanged']]) {
      const { seconds, megabytes } = await timeCommand(['import', join(folder, 'league'), ...options], databaseUrl);
      figures.push({
        what: what ?? '',
        seconds: round(seconds, 1),
        rows,
        'rows a second': Math.round(rows / seconds),
        'peak MB': Math.round(megabytes),
        ok: seconds < BOUND_S && megabytes < BOUND_MB,
      });
    }
    printTable(`Import of ${SEASONS} seasons, bound ${BOUND_S} s and ${BOUND_MB} MB`, figures);
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the number of rows. */
async function exportLeague(databaseUrl: string, folder: string): Promise<number> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const sizes = await exportFolder(database.db, folder, { delimiter: ',', onProgress: () => {} });
  await database.close();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

async function timeCommand(args: string[], databaseUrl: string) {
  const began = performance.now();
  const child = spawn(process.execPath, [DELTA, ...args], {
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
