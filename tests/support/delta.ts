import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- It is what the entry point calls.
import { runCommandLine } from '#server/cli/command-line.ts';
import { packageRoot } from '#server/root.ts';

/**
 * The command line inside the worker, on the database with this address. Starting the built one takes half a second of
 * processor time; `built-commands.test.ts` starts it once for each command.
 */
export async function runDelta(databaseUrl: string, ...args: string[]) {
  const output = { out: '', err: '' };
  const capture = (stream: NodeJS.WriteStream, name: keyof typeof output) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      output[name] += String(chunk);
      return true;
    });
  const spies = [capture(process.stdout, 'out'), capture(process.stderr, 'err')];
  vi.stubEnv('DATABASE_URL', databaseUrl);
  try {
    const code = await runCommandLine(args);
    return { code, ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** The built command line in a process of its own, on the database with this address. */
export const spawnDelta = (databaseUrl: string, ...args: string[]) =>
  spawnDeltaWith({ DATABASE_URL: databaseUrl }, args);

/** The same with other settings. */
export async function spawnDeltaWith(settings: Record<string, string>, args: string[]) {
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
