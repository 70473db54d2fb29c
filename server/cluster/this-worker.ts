import cluster from 'node:cluster';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Family } from '#server/metrics/text-format.ts';

/** The variable by which the primary numbers its workers. */
export const WORKER_NUMBER = 'DELTA_LEAGUE_WORKER';

/** Empty in a program that is one process; otherwise for each line of the log. */
export const logLabels = cluster.isWorker ? { worker: Number(process.env[WORKER_NUMBER]) } : {};

/** The first worker that ever started tells the person at the terminal where the site is. */
export const isAnnouncer = !cluster.isWorker || cluster.worker?.id === 1;

export type ToPrimary =
  | { kind: 'ready' }
  | { kind: 'scrape'; id: number }
  | { kind: 'figures'; id: number; families: Family[] };
export type ToWorker = { kind: 'collect'; id: number } | { kind: 'scraped'; id: number; families: Family[] };

/** A primary that has gone gets nothing, which is no failure of the worker. */
const send = (message: ToPrimary) => void process.send?.(message, undefined, undefined, () => {});

/** Tells the primary that this worker serves. */
export const reportReady = (): void => send({ kind: 'ready' });

/** What all workers count, where there are several: whichever is asked for its figures asks the primary for those of all. */
export function collectFromAll(collect: () => Promise<Family[]>): () => Promise<Family[]> {
  if (!cluster.isWorker) return collect;
  const waiting = new Map<number, (families: Family[]) => void>();
  let lastId = 0;
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'collect')
      return void collect().then((families) => send({ kind: 'figures', id: message.id, families }));
    waiting.get(message.id)?.(message.families);
    waiting.delete(message.id);
  });
  return () =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send({ kind: 'scrape', id: lastId });
    });
}

/** A worker without its primary gets no more visitors. Node would end it at once, in the middle of its responses. */
export function onPrimaryGone(stop: () => void): void {
  const { worker } = cluster;
  worker?.once('disconnect', () => {
    worker.exitedAfterDisconnect = true;
    stop();
  });
}

const DRAIN_MILLISECONDS = 1000;

/** New visitors come to the other workers, and those who are here leave with their next response. */
export async function drain(servers: readonly TcpServer[]): Promise<void> {
  if (!cluster.isWorker) return;
  for (const server of servers) {
    // The close of HTTP would also cut idle connections, on which a request may be under way.
    TcpServer.prototype.close.call(server);
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
  }
  const countOpen = async (server: TcpServer) => promisify(server.getConnections.bind(server))();
  const end = performance.now() + DRAIN_MILLISECONDS;
  while (performance.now() < end && (await Promise.all(servers.map(countOpen))).some((open) => open > 0))
    await pause(20);
}
