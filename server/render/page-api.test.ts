import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchWith, remoteApi } from './page-api.ts';

test.each([
  ['error', { error: 'Closed' }],
  ['message', { message: 'Closed' }],
])('a failure of another backend keeps its status and its %s', async (_name, body) => {
  const server = createServer((_request, response) => response.writeHead(503).end(JSON.stringify(body)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(fetchWith(remoteApi(`http://127.0.0.1:${port}`))('/api/teams')).rejects.toMatchObject({
    status: 503,
    message: 'Closed',
  });
});
