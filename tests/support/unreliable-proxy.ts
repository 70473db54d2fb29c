import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to one request between the phone and the server. */
export type Fate =
  | { kind: 'pass'; delay?: number }
  /** It never arrives. */
  | { kind: 'cut' }
  /** The server receives it, the phone gets no answer. */
  | { kind: 'swallow' }
  /** The server receives it twice, the phone gets the second answer. */
  | { kind: 'twice' };

export type UnreliableProxy = Awaited<ReturnType<typeof startProxy>>;

/** A network between a phone and the desk that tests can disturb. */
export async function startProxy(target: string) {
  const { port: targetPort } = new URL(target);
  let decide: (request: IncomingMessage) => Fate = () => ({ kind: 'pass' });
  let isDown = false;
  let changeBody: ((path: string, body: Buffer) => Buffer) | undefined;
  const sockets = new Set<Socket>();

  const server = createServer((request, response) => void handle(request, response).catch(() => request.destroy()));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fate = decide(request);
    if (fate.kind === 'cut') return void request.destroy();
    const body = await readAll(request);
    if (fate.kind === 'pass' && fate.delay) await sleep(fate.delay);
    if (fate.kind === 'twice') await forward(request, body);
    const answer = await forward(request, body);
    if (fate.kind === 'swallow') return void request.destroy();
    const sent = changeBody?.(request.url ?? '', answer.body) ?? answer.body;
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
    response.writeHead(answer.status, headers).end(sent);
  }

  async function forward({ method, url, headers }: IncomingMessage, body: Buffer) {
    // What is to be changed must not be compressed.
    const { 'accept-encoding': encoding, ...others } = headers;
    const sent = sendRequest({
      host: '127.0.0.1',
      port: targetPort,
      method,
      path: url,
      headers: changeBody ? others : { ...others, ...(encoding !== undefined && { 'accept-encoding': encoding }) },
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await readAll(answer) };
  }

  server.on('connection', (socket: Socket) => {
    if (isDown) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  server.on('upgrade', (request: IncomingMessage, phone: Socket, head: Buffer) => {
    const upstream = connect(Number(targetPort), '127.0.0.1');
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
    upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(phone).pipe(upstream);
    upstream.on('error', () => phone.destroy());
    phone.on('close', () => upstream.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    // By name: service workers need a secure context, which localhost is.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Decides about each request from now on. */
    decideBy: (next: (request: IncomingMessage) => Fate) => void (decide = next),
    /** Nobody gets through, and whoever is connected is cut. */
    goDown: () => {
      isDown = true;
      cutAll();
    },
    comeBack: () => {
      isDown = false;
      decide = () => ({ kind: 'pass' });
    },
    cutAll,
    changeBodies: (change: typeof changeBody) => void (changeBody = change),
    stop: async () => {
      cutAll();
      server.close();
    },
  };
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
