import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '#server/root.ts';

const git = (...args: string[]) => execFileSync('git', ['-C', packageRoot, ...args], { encoding: 'utf8' }).trim();

/** The last release that this one can be upgraded from: the newest tag before this commit, at first the site before the desk. */
export function findOlderRelease(): string | null {
  try {
    const tags = git('tag', '--list', 'v*', '--sort=-version:refname', '--no-contains', 'HEAD').split('\n');
    return git('rev-parse', '--verify', '--quiet', `${tags[0] || '8a4365b'}^{commit}`);
  } catch {
    // No history: an archive, or a shallow clone.
    return null;
  }
}

/** That release, installed and built in a folder of its own. */
export async function buildRelease(commit: string): Promise<{ program: string; remove(): Promise<void> }> {
  const folder = join(await mkdtemp(join(tmpdir(), 'delta-release-')), 'checkout');
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: 'pipe', env: { ...process.env, NODE_ENV: '' } });
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  run('npm', 'run', 'build');
  return {
    program: join(folder, 'dist/server/main.js'),
    remove: async () => {
      git('worktree', 'remove', '--force', folder);
      await rm(join(folder, '..'), { recursive: true, force: true });
    },
  };
}
