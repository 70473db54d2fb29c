import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { LogController } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createFastPath } from '#server/cache/fast-path.ts';
import { createResponse } from '#server/cache/cached-response.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { sendResponse } from '#server/cache/send-response.ts';
import { serverFactory } from './create-server.ts';
import { observeRequests } from './observe-requests.ts';

/** A server with one page in memory, and all others made by the framework. */
async function startServer(level: 'info' | 'debug') {
  const lines: Record<string, unknown>[] = [];
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const page = createResponse('page', { type: 'text/html', tags: ['news'], freshUntil: Date.now() + 60_000 });
  await cache.getOrCreate('key', async () => page);
  const fastPath = createFastPath(cache);
  fastPath.register('/page?lang=en', {
    route: '/page',
    keyOf: () => 'key',
    send: (request, response, cached) => {
      sendResponse(request, response, cached, {});
      return true;
    },
  });
  const observer = observeRequests('site', []);
  const app = fastify({
    logger: {
      level,
      stream: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: serverFactory(
      { idle: 60_000, isSecure: false, connections: { trustedProxies: [], perAddress: 100 } },
      observer,
      fastPath.tryRespond,
    ),
  });
  observer.attach(app);
  app.get('/*', async () => 'made');
  app.addHook('preClose', async () => fastPath.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string) => {
    const [response] = (await once(get({ host: '127.0.0.1', port, path, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    let body = '';
    for await (const chunk of response) body += String(chunk);
    return body;
  };
  const requests = () => lines.filter(({ msg }) => String(msg).startsWith('request'));
  return { ask, observer, requests, fastPath };
}

test('what comes from memory is counted by its route, beside what the framework answers', async () => {
  const { ask, observer } = await startServer('info');
  expect([await ask('/page?lang=en'), await ask('/page?lang=en'), await ask('/other')]).toEqual([
    'page',
    'page',
    'made',
  ]);
  const totals = () =>
    observer.counts.totals().map(({ labels, value }) => [labels?.['route'], labels?.['status'], value]);
  await expect.poll(totals).toEqual([
    ['/page', '200', 2],
    ['/*', '200', 1],
  ]);
});

test('a line of it is written for debugging alone, without what was asked for', async () => {
  const quiet = await startServer('info');
  await quiet.ask('/page?lang=en');
  expect(quiet.requests()).toEqual([]);
  const loud = await startServer('debug');
  await loud.ask('/page?lang=en');
  expect(loud.requests()).toMatchObject([{ msg: 'request, from memory', route: '/page', method: 'GET', status: 200 }]);
  expect(JSON.stringify(loud.requests())).not.toContain('lang=en');
});

test('a server that closes answers nothing from memory', async () => {
  const { ask, fastPath } = await startServer('info');
  fastPath.close();
  expect(await ask('/page?lang=en')).toBe('made');
});
