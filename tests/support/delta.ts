import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { packageRoot } from '#server/root.ts';

/** The built command line, on the database with this address. */
export const runDelta = (databaseUrl: string, ...args: string[]) => converseWithDelta(databaseUrl, '', ...args);

/** The same with typed input. */
export async function converseWithDelta(databaseUrl: string, typed: string, ...args: string[]) {
  const child = spawn(process.execPath, ['dist/server/delta.js', ...args], {
    cwd: packageRoot,
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
  });
  // A command without questions may exit before it reads its input.
  child.stdin.on('error', () => {});
  child.stdin.end(typed);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}
