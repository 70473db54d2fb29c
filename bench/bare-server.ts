import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The least that Node can do: the same response from memory for every request. The parent process sends it as JSON.
process.once('message', (message) => {
  const { headers, body } = message as { headers: Record<string, string>; body: string };
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
