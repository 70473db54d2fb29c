import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { link, readdir, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` in one process at a time; the others wait. A process that is killed releases the lock at once. */
export async function withProcessLock<T>(folder: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const release = await acquire(folder, signal);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Locks are numbered sockets; the highest counts, and is held while its process listens. If a dead lock were removed and its
 * name used again, two processes that found it dead would each remove the lock that the other has just acquired.
 */
async function acquire(folder: string, signal: AbortSignal): Promise<() => void> {
  for (;;) {
    signal.throwIfAborted();
    const last = Math.max(...(await locksIn(folder)));
    if (last > 0 && (await waitForHolder(lockPath(folder, last), signal))) continue;

    const waiting = new Set<Socket>();
    const server = createServer((socket) => waiting.add(socket.on('error', () => {})));
    const release = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    // It listens before it gets its number; otherwise it would look dead in between.
    const unnumbered = join(folder, `new.${randomBytes(4).toString('hex')}`);
    await once(server.listen({ path: unnumbered, writableAll: true }), 'listening');
    const own = last + 1;
    const linked = await link(unnumbered, lockPath(folder, own)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        release();
        throw error;
      },
    );
    await rm(unnumbered, { force: true });
    const locks = await locksIn(folder);
    if (linked && Math.max(...locks) === own) {
      for (const lock of locks) if (lock > 0 && lock < own) await rm(lockPath(folder, lock), { force: true });
      return release;
    }
    if (linked) await rm(lockPath(folder, own), { force: true });
    release();
  }
}

const lockPath = (folder: string, lock: number) => join(folder, `lock.${lock}`);

async function locksIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return [0, ...names.map((name) => Number(/^lock\.(\d+)$/.exec(name)?.[1] ?? 0))];
}

/** Waits until the process behind the socket releases it; false when there is none. */
async function waitForHolder(path: string, signal: AbortSignal): Promise<boolean> {
  const socket = connect(path);
  const giveUp = () => socket.destroy();
  signal.addEventListener('abort', giveUp);
  try {
    await once(socket, 'connect');
    await new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return false;
    // A full backlog (EAGAIN) does not mean that the holder is dead.
    await sleep(20);
    return true;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
