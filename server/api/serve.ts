import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#contract/http/call.ts';
import { nextMidnight } from '#domain/formatting/sofia-time.ts';
import { prepareAnswer, type Answer } from '../cache/answer.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import type { ShortCut } from '../cache/short-cut.ts';
import { noteUse } from '../cache/tag-collector.ts';
import type { Tag } from '../changes/tags.ts';
import type { Reader } from '../db/reader.ts';
import { createJsonWriter } from '../json-writer.ts';
import { parseInput } from './parse-input.ts';

/** What every call needs: the data, the time, and a place for ready answers. */
export interface Api {
  app: FastifyInstance;
  reader: Reader;
  now(): Date;
  cache: AnswerCache;
  ready: ShortCut;
}

export interface Asked<Params, Query> {
  params: Params;
  query: Query;
  reader: Reader;
  now: Date;
  /** Names what the answer depends on; an answer without a tag is never kept. */
  tag(...tags: Tag[]): void;
  /** The answer changes by itself at this instant at the latest, though nobody writes. */
  freshUntil(instant: Date): void;
  /** This answer moves by the second. */
  live(): void;
}

interface Freshness {
  /** For what moves by the second: kept for a second at most, whatever happens. */
  live?: boolean;
}

const LIVE_SECONDS = 1;
const headersWith = (cacheControl: string) => ({
  'cache-control': cacheControl,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
});
/** A cache in front of us cannot hear our tags, so it may keep an answer only briefly; a browser must ask each time. */
export const HEADERS = {
  live: headersWith('public, max-age=0, s-maxage=1'),
  still: headersWith('public, max-age=0, s-maxage=5'),
};

/** Answers a call of the contract: input checked, output by its schema, made once and kept until a tag falls. */
export function serve<Params extends z.ZodObject, Query extends z.ZodObject, Response extends z.ZodType>(
  api: Api,
  call: Call<Params, Query, Response>,
  handler: (asked: Asked<z.infer<Params>, z.infer<Query>>) => Promise<z.input<Response>>,
  freshness: Freshness = {},
): void {
  const write = createJsonWriter(call.response);
  serveWritten(api, call, async (asked) => write(await handler(asked)), freshness);
}

/** The same for an answer that is kept as text in part: its handler writes the JSON itself. */
export function serveWritten<Params extends z.ZodObject, Query extends z.ZodObject>(
  api: Api,
  call: Call<Params, Query>,
  handler: (asked: Asked<z.infer<Params>, z.infer<Query>>) => Promise<string>,
  freshness: Freshness = {},
): void {
  serveFile(api, { ...call, type: 'application/json; charset=utf-8' }, handler, freshness);
}

/** A text in any format, at an address that takes what a call takes. */
interface ServedFile<Params extends z.ZodObject, Query extends z.ZodObject> extends Pick<
  Call<Params, Query>,
  'path' | 'params' | 'query'
> {
  type: string;
}

/** The same for a file that another program reads. */
export function serveFile<Params extends z.ZodObject, Query extends z.ZodObject>(
  { app, reader, now, cache, ready }: Api,
  file: ServedFile<Params, Query>,
  handler: (asked: Asked<z.infer<Params>, z.infer<Query>>) => Promise<string>,
  { live = false }: Freshness = {},
): void {
  async function make(params: z.infer<Params>, query: z.infer<Query>): Promise<Answer> {
    const at = now();
    const tags: Tag[] = [];
    // Days begin without anybody writing: what is current today may be over tomorrow.
    let freshUntil = nextMidnight(at).getTime();
    const noLaterThan = (instant: number) => void (freshUntil = Math.min(freshUntil, instant));
    const isLive = () => noLaterThan(at.getTime() + LIVE_SECONDS * 1000);
    if (live) isLive();
    const text = await handler({
      params,
      query,
      reader,
      now: at,
      tag: (...more) => void tags.push(...more),
      freshUntil: (instant) => noLaterThan(instant.getTime()),
      live: isLive,
    });
    return prepareAnswer(text, {
      type: file.type,
      tags,
      freshUntil: tags.length === 0 ? 0 : freshUntil,
    });
  }

  const headersOf = (freshUntil: number) =>
    freshUntil <= now().getTime() + LIVE_SECONDS * 1000 ? HEADERS.live : HEADERS.still;

  app.get(file.path, async (request: FastifyRequest, reply) => {
    const { params, query, key } = parseInput(file, request);
    const answer = await cache.answer(key, () => make(params, query));
    noteUse(answer);
    ready.learn(request.url, { key, headersOf });
    reply.hijack();
    sendAnswer(request.raw, reply.raw, answer, headersOf(answer.freshUntil));
    return reply;
  });
}
