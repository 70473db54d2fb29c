import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Ask } from './asks.ts';

export interface UncachedSite {
  asks: Ask[];
  /** From the request until the whole answer was there; every one is made anew. */
  time(ask: Ask): Promise<{ ms: number; bytes: number }>;
  close(): Promise<void>;
}

/** In a process of its own, asked over one connection that stays open. */
export async function openUncachedSite(databaseUrl: string, now?: Date): Promise<UncachedSite> {
  const server = fork(
    fileURLToPath(new URL('uncached-server.ts', import.meta.url)),
    [databaseUrl, ...(now ? [now.toISOString()] : [])],
    { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const [{ port, asks }] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server of the benchmark ended with ${code}`))),
  ])) as [{ port: number; asks: Ask[] }];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    asks,
    time: async (ask) => {
      const began = performance.now();
      const { status, body } = await new Promise<{ status?: number; body: string }>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: ask.url, agent }, (response) => {
          text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
        }).on('error', reject);
      });
      const ms = performance.now() - began;
      if (status !== 200) throw new Error(`${ask.url} answered ${status}: ${body.slice(0, 200)}`);
      return { ms, bytes: Buffer.byteLength(body) };
    },
    close: async () => {
      agent.destroy();
      const gone = once(server, 'exit');
      server.disconnect();
      await gone;
    },
  };
}
