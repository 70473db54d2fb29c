import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { ResponseCache } from './response-cache.ts';
import { sendResponse, type ResponseHeaders } from './send-response.ts';

interface Registration {
  key: string;
  headersOf(freshUntil: number): ResponseHeaders;
}

export interface FastPath {
  /** From now on a GET of exactly this URL may be answered from the cache before the framework sees it. */
  register(url: string, registration: Registration): void;
  /** Sends the cached response; false when there is none. */
  tryRespond(request: IncomingMessage, response: ServerResponse): boolean;
  /** While the framework closes, it asks clients to disconnect: every request has to reach it. */
  close(): void;
}

/** Clients can make up URLs without end; the map then starts again. */
const MAX_URLS = 10_000;

/**
 * Answers GET requests from the cache without routing, hooks and input checks, which cost more than the response. The same
 * URL has passed all of them before.
 */
export function createFastPath(cache: ResponseCache): FastPath {
  const urls = new Map<string, Registration>();
  let closed = false;
  return {
    register(url, registration) {
      if (urls.size >= MAX_URLS) urls.clear();
      urls.set(url, registration);
    },
    tryRespond(request, response) {
      if (request.method !== 'GET' || closed) return false;
      const registration = urls.get(request.url ?? '');
      const cached = registration && cache.peek(registration.key);
      if (!cached) return false;
      sendResponse(request, response, cached, registration.headersOf(cached.freshUntil));
      return true;
    },
    close() {
      closed = true;
    },
  };
}

/** Fastify sets its timeouts only on a server of its own; 72 s outlasts the idle timeout of common load balancers. */
const TIMEOUTS = { requestTimeout: 30_000, keepAliveTimeout: 72_000 };

/** For Fastify's `serverFactory`: the framework's handler gets what the fast path does not answer. */
export const serverFactory =
  ({ tryRespond }: Pick<FastPath, 'tryRespond'>): FastifyServerFactory =>
  (handler) =>
    createServer(TIMEOUTS, (request, response) => {
      if (!tryRespond(request, response)) handler(request, response);
    });
