import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { REQUEST_ID } from '#server/log/log-options.ts';
import {
  CLIENT_LEFT,
  createRequestCounts,
  kindOf,
  NO_ROUTE,
  type RequestCounts,
  type RequestKind,
  type ServerName,
} from '#server/metrics/request-counts.ts';
import { shortAddress } from './short-address.ts';

export interface RequestObserver {
  counts: RequestCounts;
  /** For Fastify's `genReqId`. */
  idOf(request: IncomingMessage): string;
  /** Before any other hook: also what they refuse is counted under its route. */
  attach(app: FastifyInstance): void;
  /** A request for the framework: counted and logged when it is answered. */
  watch(request: IncomingMessage, response: ServerResponse, startedAt: number): void;
  /** One that is answered already. It has no id: a header more would cost more than the look-up. */
  fromMemory(request: IncomingMessage, response: ServerResponse, route: string, startedAt: number): void;
}

const routeNames = new WeakMap<ServerResponse, string>();

/** For a handler that serves many routes, as the one of pages does. */
export const nameRoute = (response: ServerResponse, route: string): void => void routeNames.set(response, route);

interface Known {
  id: string;
  route: string;
  address: string;
}
const UNKNOWN: Known = { id: '', route: NO_ROUTE, address: '' };

/** Whoever waits so long notices. */
const SLOW_SECONDS = 1;
export const REQUEST_ID_HEADER = 'x-request-id';
/** Those of common proxies are hex or UUIDs. Nothing else of a header comes into the log. */
const ID = /^[\w.-]{8,64}$/;
/** Refused, for who somebody is or how often he asks: only then it matters from where. */
const REFUSED = new Set([401, 403, 421, 429]);

/** Counts and logs the requests of one server: by route pattern, never by raw path, query string, header or full address. */
export function observeRequests(server: ServerName, trustedProxies: string[]): RequestObserver {
  const counts = createRequestCounts(server);
  const isTrusted = proxyAddr.compile(trustedProxies);
  const known = new WeakMap<ServerResponse, Known>();
  let log: FastifyBaseLogger | null = null;
  let logsAll = false;

  function idOf({ headers, socket }: IncomingMessage): string {
    const given = headers[REQUEST_ID_HEADER];
    const fromProxy = typeof given === 'string' && ID.test(given) && isTrusted(socket.remoteAddress ?? '', 0);
    // Short enough to be read out on the phone.
    return fromProxy ? given : randomUUID().slice(-12);
  }

  return {
    counts,
    idOf,
    attach(app) {
      log = app.log;
      logsAll = app.log.level === 'debug' || app.log.level === 'trace';
      app.addHook('onRequest', (request, reply, done) => {
        known.set(reply.raw, { id: request.id, route: routeOf(request), address: request.ip });
        // On the raw response, so that those that are sent without the framework have it too.
        reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
        done();
      });
    },
    watch(request, response, startedAt) {
      const { method } = request;
      function end(status: number) {
        const seconds = (performance.now() - startedAt) / 1000;
        const { id, address, ...named } = known.get(response) ?? UNKNOWN;
        const route = routeNames.get(response) ?? named.route;
        counts.observe(route, method, status, seconds);
        const line = { [REQUEST_ID]: id, method, route, status, ms: toMilliseconds(seconds) };
        const from = REFUSED.has(status) ? { network: shortAddress(address) } : {};
        log?.[levelOf(kindOf(server, route), status, seconds)]({ ...line, ...from }, 'request');
      }
      response.once('finish', () => end(response.statusCode));
      response.once('close', () => {
        if (!response.writableFinished) end(CLIENT_LEFT);
      });
    },
    fromMemory({ method }, { statusCode: status }, route, startedAt) {
      const seconds = (performance.now() - startedAt) / 1000;
      counts.observe(route, method, status, seconds);
      if (logsAll) log?.debug({ method, route, status, ms: toMilliseconds(seconds) }, 'request, from memory');
    },
  };
}

function routeOf({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return NO_ROUTE;
  // Every file has a route of its own, under another name in every release.
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** What nobody has to read is left out unless one asks for it. */
function levelOf(kind: RequestKind, status: number, seconds: number): 'debug' | 'info' | 'warn' | 'error' {
  if (status >= 500) return status === 503 ? 'warn' : 'error';
  if (seconds >= SLOW_SECONDS && status !== CLIENT_LEFT) return 'warn';
  return status < 400 && QUIET.has(kind) ? 'debug' : 'info';
}
const QUIET = new Set<RequestKind>(['file', 'picture', 'health', 'socket']);

const toMilliseconds = (seconds: number) => Math.round(seconds * 1e5) / 100;
