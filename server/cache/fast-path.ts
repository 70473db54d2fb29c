import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

interface Registration {
  /** The pattern of the URL. */
  route: string;
  /** Under which the response is cached. A page has one response for each language. */
  keyOf(cookie?: string): string;
  /** False leaves the request to the framework. */
  send(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): boolean;
}

/** Sends a response that is ready and names its route; null when there is none. */
export type TryRespond = (request: IncomingMessage, response: ServerResponse) => string | null;

export interface FastPath {
  /** From now on a GET of exactly this URL may be answered from the cache before the framework sees it. */
  register(url: string, registration: Registration): void;
  /** What a URL without a registration may be answered with: pages, whose URLs are recognised by their form. */
  addPages(tryRespond: TryRespond): void;
  /** The fresh response of a registered URL. */
  peek(url: string): CachedResponse | null;
  tryRespond: TryRespond;
  /** While the framework closes, it asks clients to disconnect: every request has to reach it. */
  close(): void;
}

/** Clients can make up URLs without end: the oldest are forgotten, and long ones never remembered. */
const MAX_URLS = 10_000;
const MAX_URL_LENGTH = 200;

/**
 * Answers from the cache without routing, hooks and input checks, which cost more than the response. The same
 * URL has passed all of them before.
 */
export function createFastPath(cache: ResponseCache): FastPath {
  const urls = new Map<string, Registration>();
  let tryPages: TryRespond = () => null;
  let closed = false;
  return {
    register(url, registration) {
      if (url.length > MAX_URL_LENGTH) return;
      urls.delete(url);
      urls.set(url, registration);
      for (const oldest of urls.keys()) {
        if (urls.size <= MAX_URLS) break;
        urls.delete(oldest);
      }
    },
    addPages(tryRespond) {
      tryPages = tryRespond;
    },
    peek(url) {
      const registration = urls.get(url);
      return registration ? cache.peek(registration.keyOf()) : null;
    },
    tryRespond(request, response) {
      if (closed || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
      // With an upgrade something else is meant.
      if (request.headers.upgrade) return null;
      const registration = urls.get(request.url ?? '');
      const cached = registration && cache.peekRecent(registration.keyOf(request.headers.cookie));
      if (cached) return registration.send(request, response, cached) ? registration.route : null;
      return tryPages(request, response);
    },
    close() {
      closed = true;
    },
  };
}
