import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Outcome {
  passed: boolean;
  output: string;
}

const children = new Set<ChildProcess>();

interface RunOptions {
  /** Shows the output as it comes; otherwise it is returned. */
  stream?: boolean;
  /** A command that runs another one. */
  within?: string[];
}

/** Runs a package's command. */
export function run(
  packageName: string,
  args: string[],
  { stream = false, within = [] }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const [command = '', ...rest] = [...within, process.execPath, binaryOf(packageName), ...args];
    const child = spawn(command, rest, {
      cwd: root,
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
      stdio: ['ignore', stream ? 'inherit' : 'pipe', stream ? 'inherit' : 'pipe'],
      // Its own process group, so that its children can be ended with it.
      detached: true,
    });
    children.add(child);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ passed: false, output: error.message }));
    child.once('exit', () => {
      killGroup(child, 'SIGKILL');
      children.delete(child);
    });
    child.once('close', (code) => resolve({ passed: code === 0, output }));
  });
}

export function endChildrenOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of children) killGroup(child, 'SIGTERM');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** The file of a package's first command, run by this Node without a shell or npx in between. */
function binaryOf(packageName: string): string {
  const manifestFile = join(root, 'node_modules', packageName, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof manifest.bin === 'string' ? manifest.bin : Object.values(manifest.bin)[0];
  if (file === undefined) throw new Error(`${packageName} has no command`);
  return join(dirname(manifestFile), file);
}
