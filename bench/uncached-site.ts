import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BenchRequest } from './requests.ts';

export interface UncachedSite {
  requests: BenchRequest[];
  /** From the request until the whole response has arrived; nothing is cached. */
  time(request: BenchRequest): Promise<{ ms: number; bytes: number }>;
  /** Milliseconds of processor time so far, of the server and of its database connections. */
  processorTime(): Promise<number>;
  close(): Promise<void>;
}

/** In a process of its own, with one connection that stays open. */
export async function openUncachedSite(databaseUrl: string, now?: Date): Promise<UncachedSite> {
  const server = fork(
    fileURLToPath(new URL('uncached-server.ts', import.meta.url)),
    [databaseUrl, ...(now ? [now.toISOString()] : [])],
    { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const [{ port, requests }] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server of the benchmark ended with ${code}`))),
  ])) as [{ port: number; requests: BenchRequest[] }];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let asked = 0;
  return {
    requests,
    time: async (request) => {
      const began = performance.now();
      const { status, body } = await new Promise<{ status?: number; body: string }>((resolve, reject) => {
        const headers = { 'x-forwarded-for': `10.0.${(asked >> 8) % 256}.${asked % 256}` };
        asked += 1;
        get({ host: '127.0.0.1', port, path: request.url, agent, headers }, (response) => {
          text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
        }).on('error', reject);
      });
      const ms = performance.now() - began;
      if (status !== 200) throw new Error(`${request.url} answered ${status}: ${body.slice(0, 200)}`);
      return { ms, bytes: Buffer.byteLength(body) };
    },
    processorTime: async () => {
      server.send('processor time');
      const [{ milliseconds }] = (await once(server, 'message')) as [{ milliseconds: number }];
      return milliseconds;
    },
    close: async () => {
      agent.destroy();
      const gone = once(server, 'exit');
      server.disconnect();
      await gone;
    },
  };
}
