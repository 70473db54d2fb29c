import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { ErrorResponse } from '#contract/http/shared.ts';

interface Timeouts extends Pick<ServerOptions, 'requestTimeout' | 'keepAliveTimeout'> {
  /** A connection on which nothing moves for so long is closed: its client reads nothing. */
  idle: number;
}

/** For Fastify's `serverFactory`. `tryRespond` may answer before the framework sees a request. */
export const serverFactory =
  (
    { idle, ...timeouts }: Timeouts,
    tryRespond: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
  ): FastifyServerFactory =>
  (handler) =>
    createServer(timeouts, (request, response) => {
      if (isAmbiguous(request)) refuse(response);
      else if (!tryRespond(request, response)) handler(request, response);
    }).setTimeout(idle);

/** `GET *`, and two hosts, of which a proxy may have checked the other one. */
function isAmbiguous({ url, rawHeaders }: IncomingMessage): boolean {
  if (url === '*') return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === HOST.length && rawHeaders[at]?.toLowerCase() === HOST) hosts += 1;
  return hosts > 1;
}
const HOST = 'host';

/** The answer to what the framework cannot even route. */
export function refuse(response: ServerResponse): void {
  response
    .writeHead(400, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    .end(JSON.stringify({ error: 'The address could not be understood' } satisfies ErrorResponse));
}
