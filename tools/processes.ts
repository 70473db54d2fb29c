import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const running = new Set<number>();
let stoppedBy: NodeJS.Signals | undefined;

/** Runs a package's command. `stream` shows the output as it comes; otherwise it is kept for the caller. */
export function run(
  packageName: string,
  args: string[],
  { stream = false }: { stream?: boolean } = {},
): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [commandOf(packageName), ...args], {
      cwd: root,
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
      stdio: ['ignore', stream ? 'inherit' : 'pipe', stream ? 'inherit' : 'pipe'],
      // A group of its own: what the child started ends with it.
      detached: true,
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ passed: false, output: error.message }));
    child.once('exit', () => {
      if (pid === undefined) return;
      endGroup(pid, 'SIGKILL');
      running.delete(pid);
    });
    child.once('close', (code) => {
      if (!stoppedBy) resolve({ passed: code === 0, output });
      else if (running.size === 0) leave(stoppedBy);
    });
  });
}

/** Ends every child with its own children when this process is told to end. */
export function endChildrenOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stoppedBy = signal;
      endAll('SIGTERM');
      if (running.size === 0) leave(signal);
      setTimeout(() => {
        endAll('SIGKILL');
        leave(signal);
      }, 5000);
    });
  }
}

function leave(signal: NodeJS.Signals): never {
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

function endAll(signal: NodeJS.Signals): void {
  for (const pid of running) endGroup(pid, signal);
}

function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended by itself.
  }
}

/** The file behind a package's first command: run by this very Node, without a shell or npx between. */
function commandOf(packageName: string): string {
  const manifestFile = join(root, 'node_modules', packageName, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof manifest.bin === 'string' ? manifest.bin : Object.values(manifest.bin)[0];
  if (file === undefined) throw new Error(`${packageName} has no command`);
  return join(dirname(manifestFile), file);
}
