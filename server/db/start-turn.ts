import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { link, readdir, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` in one process at a time; the others wait. A process that is killed loses its turn at once. */
export async function inTurn<T>(folder: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const endTurn = await takeTurn(folder, signal);
  try {
    return await work();
  } finally {
    endTurn();
  }
}

/**
 * Turns are numbered and the highest one counts, held while its socket listens. Were a dead turn removed and its name
 * used again, two processes that found it dead would each remove the turn that the other has just taken.
 */
async function takeTurn(folder: string, signal: AbortSignal): Promise<() => void> {
  for (;;) {
    signal.throwIfAborted();
    const last = Math.max(...(await turnsIn(folder)));
    if (last > 0 && (await outlast(turnPath(folder, last), signal))) continue;

    const waiting = new Set<Socket>();
    const server = createServer((socket) => waiting.add(socket.on('error', () => {})));
    const endTurn = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    // It listens before it bears a number, or it would look dead in between.
    const unnumbered = join(folder, `new.${randomBytes(4).toString('hex')}`);
    await once(server.listen({ path: unnumbered, writableAll: true }), 'listening');
    const own = last + 1;
    const taken = await link(unnumbered, turnPath(folder, own)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        endTurn();
        throw error;
      },
    );
    await rm(unnumbered, { force: true });
    const turns = await turnsIn(folder);
    if (taken && Math.max(...turns) === own) {
      for (const turn of turns) if (turn > 0 && turn < own) await rm(turnPath(folder, turn), { force: true });
      return endTurn;
    }
    if (taken) await rm(turnPath(folder, own), { force: true });
    endTurn();
  }
}

const turnPath = (folder: string, turn: number) => join(folder, `turn.${turn}`);

async function turnsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return [0, ...names.map((name) => Number(/^turn\.(\d+)$/.exec(name)?.[1] ?? 0))];
}

/** Waits until the process behind the socket is done; false when there was none. */
async function outlast(path: string, signal: AbortSignal): Promise<boolean> {
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
    // A crowd before the door (EAGAIN) is no sign of death.
    await sleep(20);
    return true;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
