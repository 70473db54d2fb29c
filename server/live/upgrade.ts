import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { ErrorResponse } from '#contract/http/shared.ts';
import { SOCKET_PATH } from '#contract/socket.ts';
import { headersOfAll } from '#server/http/security-headers.ts';

export const isSocketUpgrade = ({ headers, url }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?', 1)[0] === SOCKET_PATH;

/** Clients that offer another protocol (curl and Java offer HTTP/2) get an ordinary HTTP/1.1 response. */
export function answerWithoutUpgrade(server: Server, request: IncomingMessage) {
  server.emit('request', request, responseTo(request));
}

/** For a site, or a desk, at this address. */
export const upgradeRefusal = (address: string) => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...Object.fromEntries(headersOfAll(address.startsWith('https:'))),
  };
  return (request: IncomingMessage, status: number, error: string) => {
    responseTo(request)
      .writeHead(status, headers)
      .end(JSON.stringify({ error } satisfies ErrorResponse));
  };
};

/** For an upgrade request Node gives only the TCP socket: writing a response and closing it is up to us. */
function responseTo(request: IncomingMessage): ServerResponse {
  const tcp = request.socket;
  tcp.on('error', () => tcp.destroy());
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(tcp);
  response.once('finish', () => tcp.destroySoon());
  return response;
}
