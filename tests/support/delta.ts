import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { packageRoot } from '#server/root.ts';

/** The built command line, on the database with this address. */
export const runDelta = (databaseUrl: string, ...args: string[]) => runDeltaWith({ DATABASE_URL: databaseUrl }, args);

/** The same with other settings. */
export async function runDeltaWith(settings: Record<string, string>, args: string[]) {
  const child = spawn(process.execPath, ['dist/server/delta.js', ...args], {
    cwd: packageRoot,
    env: { PATH: process.env['PATH'], ...settings },
  });
  child.stdin.end();
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}
