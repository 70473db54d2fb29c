import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { packageRoot } from '#server/root.ts';

/** The built command line, on the database with this address. */
export async function runDelta(databaseUrl: string, ...args: string[]) {
  const child = spawn(process.execPath, ['dist/server/delta.js', ...args], {
    cwd: packageRoot,
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}
