import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildrenOnSignal, run } from './processes.ts';

// The tests with several machines (tests/scale): network namespaces are the hosts, and all of them end with this process.
endChildrenOnSignal();
const NAMESPACES = ['unshare', '--net', '--pid', '--mount', '--fork', '--kill-child', '--mount-proc'];
const PREPARE = 'mount -t tmpfs tmpfs /run && ip link set lo up && exec "$@"';

const missing = whatIsMissing();
if (missing) {
  console.log(`Skipped: ${missing}.`);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'delta-league-scale-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  process.env['SCALE_FOLDER'] = folder;
  const { passed } = await run('vitest', ['run', '--project=scale', ...process.argv.slice(2)], {
    stream: true,
    within: [...NAMESPACES, 'sh', '-c', PREPARE, 'sh'],
  });
  process.exitCode = passed ? 0 : 1;
}

function whatIsMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'network namespaces need root on Linux';
  const programs = { nginx: ['-v'], ip: ['-V'] };
  for (const [program, args] of Object.entries(programs))
    if (!works(program, args)) return `${program} is not installed (Debian: apt-get install nginx-light iproute2)`;
  const [unshare = '', ...flags] = NAMESPACES;
  return works(unshare, [...flags, 'true']) ? null : 'this machine does not permit namespaces';
}

function works(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
