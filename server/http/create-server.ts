import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import type { ErrorResponse } from '#contract/http/shared.ts';
import type { TryRespond } from '#server/cache/fast-path.ts';
import { limitConnections, type ConnectionLimits } from './limit-connections.ts';
import type { RequestObserver } from './observe-requests.ts';
import { headersOfAll } from './security-headers.ts';

interface ServerSettings extends Pick<ServerOptions, 'requestTimeout' | 'keepAliveTimeout'> {
  /** A connection on which nothing moves for so long is closed: its client reads nothing. */
  idle: number;
  /** People reach it by https. */
  isSecure: boolean;
  connections: ConnectionLimits;
}

/** For Fastify's `serverFactory`. `tryRespond` may answer, with all headers, before the framework sees a request. */
export const serverFactory =
  (
    { idle, isSecure, connections, ...timeouts }: ServerSettings,
    observer: RequestObserver,
    tryRespond: TryRespond = () => null,
  ): FastifyServerFactory =>
  (handler) => {
    const always = headersOfAll(isSecure);
    // Node's own answer to a request without a host would have no headers.
    const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
      if (request.socket.destroyed) return;
      const startedAt = performance.now();
      if (isUnreadable(request)) request.url = UNKNOWN_PAGE;
      const isRefused = isAmbiguous(request);
      const route = isRefused ? null : tryRespond(request, response);
      if (route !== null) return observer.fromMemory(request, response, route, startedAt);
      // Not before: with one header set, Node stores and checks all those of a response from memory again.
      for (const [name, value] of always) response.setHeader(name, value);
      observer.watch(request, response, startedAt);
      if (isRefused) refuse(response);
      else handler(request, response);
    }).setTimeout(idle);
    server.on('checkExpectation', (_request, response) => {
      for (const [name, value] of always) response.setHeader(name, value);
      refuse(response);
    });
    limitConnections(server, connections);
    return server;
  };

/** No page has this address, and the one that says so is ours. */
const UNKNOWN_PAGE = '/unknown';

/** A person came by an address that no text can be made of; the framework would answer in its own words. */
function isUnreadable({ url = '', headers }: IncomingMessage): boolean {
  if (!url.includes('%') || !headers.accept?.includes('text/html')) return false;
  try {
    decodeURI(url);
    return false;
  } catch {
    return true;
  }
}

/** `GET *`, no host, and two hosts, of which a proxy may have checked the other one. */
function isAmbiguous({ url, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (url === '*') return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === HOST.length && rawHeaders[at]?.toLowerCase() === HOST) hosts += 1;
  return hosts > 1 || (hosts === 0 && httpVersion !== '1.0');
}
const HOST = 'host';

const REFUSAL = JSON.stringify({ error: 'The request could not be understood' } satisfies ErrorResponse);
const REFUSAL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(REFUSAL),
  'cache-control': 'no-store',
  connection: 'close',
};

/** The answer to what the framework cannot even route. */
export function refuse(response: ServerResponse): void {
  response.writeHead(400, REFUSAL_HEADERS).end(REFUSAL);
}

const STATUS_LINES: Readonly<Partial<Record<string, string>>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** For Fastify's `clientErrorHandler`: the answer to bytes that are no request. */
export const refuseBytes = (isSecure: boolean) => (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = [...headersOfAll(isSecure), ...Object.entries(REFUSAL_HEADERS)];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines}\r\n${REFUSAL}`);
};
