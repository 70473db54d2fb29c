import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { nextMidnight } from '#domain/formatting/sofia-time.ts';
import { createResponse, type CachedResponse } from '#server/cache/cached-response.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { sendResponse, type ResponseHeaders } from '#server/cache/send-response.ts';
import { cachingOf, SHARED_CACHING } from '#server/cache/shared-caching.ts';
import type { ChancesQueue } from '#server/workers/chances-queue.ts';
import type { FastPath } from '#server/cache/fast-path.ts';
import { recordSource } from '#server/cache/tag-collector.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Reader } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import { headersOfAll } from '#server/http/security-headers.ts';
import { parseInput } from './parse-input.ts';

/** What every endpoint needs. */
export interface Api {
  app: FastifyInstance;
  reader: Reader;
  now(): Date;
  cache: ResponseCache;
  fastPath: FastPath;
  league: CurrentLeague;
  chances: ChancesQueue;
  headers: ApiHeaders;
}

export interface EndpointContext<Params, Query> {
  params: Params;
  query: Query;
  reader: Reader;
  now: Date;
  league: CurrentLeague;
  /** Names what the response depends on; a response without a tag is not cached. */
  tag(...tags: Tag[]): void;
  /** The response expires at this instant at the latest, even if nothing is written. */
  freshUntil(instant: Date): void;
  /** The response shows a running clock: it is cached for a second. */
  live(): void;
}

interface ServeOptions {
  /** Responses are cached for a second at most. */
  live?: boolean;
  /** For responses that a client can vary without end: how many of them an address may ask for. */
  limit?: RateLimit;
}

const LIVE_SECONDS = 1;
const headersWith = (cacheControl: string) => ({
  'cache-control': cacheControl,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});
export const HEADERS = {
  live: headersWith(SHARED_CACHING.live),
  settled: headersWith(SHARED_CACHING.settled),
};

type ApiHeaders = Record<keyof typeof HEADERS, ResponseHeaders>;

/** With those of every response: nothing is set before a response from memory. */
export function apiHeaders(isSecure: boolean): ApiHeaders {
  const always = Object.fromEntries(headersOfAll(isSecure));
  return { live: { ...HEADERS.live, ...always }, settled: { ...HEADERS.settled, ...always } };
}

/** Serves an endpoint of the contract: input and response are checked by its schemas, and the response is cached until a tag is dropped. */
export function serve<Params extends z.ZodObject, Query extends z.ZodObject, Response extends z.ZodType>(
  api: Api,
  endpoint: Endpoint<Params, Query, Response>,
  handler: (context: EndpointContext<z.infer<Params>, z.infer<Query>>) => Promise<z.input<Response>>,
  options: ServeOptions = {},
): void {
  const file = { ...endpoint, type: 'application/json; charset=utf-8' };
  serveFile(api, file, async (context) => JSON.stringify(endpoint.response.parse(await handler(context))), options);
}

/** A text in any format, with the input of an endpoint. */
interface ServedFile<Params extends z.ZodObject, Query extends z.ZodObject> extends Pick<
  Endpoint<Params, Query>,
  'path' | 'params' | 'query'
> {
  type: string;
}

/** The same for a feed, a calendar or a sitemap. */
export function serveFile<Params extends z.ZodObject, Query extends z.ZodObject>(
  { app, reader, now, cache, fastPath, league, headers }: Api,
  file: ServedFile<Params, Query>,
  handler: (context: EndpointContext<z.infer<Params>, z.infer<Query>>) => Promise<string>,
  { live = false, limit }: ServeOptions = {},
): void {
  async function create(params: z.infer<Params>, query: z.infer<Query>): Promise<CachedResponse> {
    const at = now();
    const tags: Tag[] = [];
    // At midnight what is current may change without a write.
    let freshUntil = nextMidnight(at).getTime();
    const limitFreshness = (instant: number) => void (freshUntil = Math.min(freshUntil, instant));
    const isLive = () => limitFreshness(at.getTime() + LIVE_SECONDS * 1000);
    if (live) isLive();
    const text = await handler({
      params,
      query,
      reader,
      now: at,
      league,
      tag: (...more) => void tags.push(...more),
      freshUntil: (instant) => limitFreshness(instant.getTime()),
      live: isLive,
    });
    return createResponse(text, {
      type: file.type,
      tags,
      freshUntil: tags.length === 0 ? 0 : freshUntil,
    });
  }

  function send(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): true {
    sendResponse(request, response, cached, headers[cachingOf(cached.freshUntil, now())]);
    return true;
  }

  app.get(file.path, async (request: FastifyRequest, reply) => {
    const { params, query, key } = parseInput(file, request);
    const wait = limit && !cache.peek(key) ? limit.take(request.ip) : null;
    if (wait !== null) {
      void reply.header('retry-after', wait);
      throw new ApiError('too_many_requests', 'Too many requests from your address: try again shortly');
    }
    const answer = await cache.getOrCreate(key, () => create(params, query));
    recordSource(reply.raw, answer);
    // With made-up parameters there are URLs without end.
    if (Object.keys(request.query as object).every((name) => name in file.query.shape))
      fastPath.register(request.url, { keyOf: () => key, route: file.path, send });
    reply.hijack();
    send(request.raw, reply.raw, answer);
    return reply;
  });
}
