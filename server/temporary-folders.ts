import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

type Warn = (error: unknown, text: string) => void;

export interface TemporaryFolders {
  /** A new private folder; whoever made it removes it. */
  make(purpose: string): Promise<string>;
  /** A folder that cannot be removed is nobody's mistake who waits: it is logged. */
  remove(folder: string): Promise<void>;
  /** A folder for as long as the work takes. */
  use<Result>(purpose: string, work: (folder: string) => Promise<Result>): Promise<Result>;
  /** What a process left that was killed. */
  removeAbandoned(): Promise<void>;
}

/** Of this user, where there is no data folder: other users of the machine have their own. */
export const userTemporaryDir = (): string =>
  join(tmpdir(), `delta-league-${process.getuid?.() ?? userInfo().username}`);

/** Temporary folders below one of our own. Each has the process in its name, so that those of a dead one are known. */
export function openTemporaryFolders(root: string, warn: Warn = () => {}): TemporaryFolders {
  const remove = (folder: string) =>
    rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      warn(error, 'a temporary folder could not be removed'),
    );

  async function make(purpose: string): Promise<string> {
    const name = `${purpose}-${process.pid}-`;
    await mkdir(root, { recursive: true, mode: 0o700 }).catch((error: unknown) =>
      warn(error, 'the folder for temporary files cannot be made'),
    );
    // Somebody else may have taken the name in a folder that all users share.
    const isOurs = await lstat(root).then(
      (found) => found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid()),
      () => false,
    );
    return mkdtemp(isOurs ? join(root, name) : join(tmpdir(), `delta-league-${name}`));
  }

  return {
    make,
    remove,
    use: async (purpose, work) => {
      const folder = await make(purpose);
      try {
        return await work(folder);
      } finally {
        await remove(folder);
      }
    },
    removeAbandoned: async () => {
      for (const name of await readdir(root).catch(() => [])) {
        const owner = /^[a-z]+-(\d+)-/.exec(name)?.[1];
        if (owner !== undefined && !isAlive(Number(owner))) await remove(join(root, name));
      }
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
