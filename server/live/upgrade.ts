import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { ErrorResponse } from '#contract/http/shared.ts';
import { SOCKET_PATH } from '#contract/socket.ts';

export const asksForSocket = ({ headers, url }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?', 1)[0] === SOCKET_PATH;

/** Whoever asks in passing for another protocol (curl and Java for HTTP/2) is answered as if it had not asked. */
export function answerPlainly(server: Server, request: IncomingMessage) {
  server.emit('request', request, responseTo(request));
}

export function refuse(request: IncomingMessage, status: number, error: string) {
  responseTo(request)
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ error } satisfies ErrorResponse));
}

/** Node hands over the bare connection of such a request: what answers it and what ends it is ours to say. */
function responseTo(request: IncomingMessage): ServerResponse {
  const tcp = request.socket;
  tcp.on('error', () => tcp.destroy());
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(tcp);
  response.once('finish', () => tcp.destroySoon());
  return response;
}
