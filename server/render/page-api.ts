import type { FastifyInstance } from 'fastify';
import { errorMessageIn } from '#contract/error-message.ts';
import type { PageRequest } from '#contract/page.ts';
import type { FastPath } from '#server/cache/fast-path.ts';
import { sourceOf, type Dependencies, type TagCollector } from '#server/cache/tag-collector.ts';

/** Text rather than data, because a page may be rendered in another thread. */
export interface ApiText {
  status: number;
  text: string;
}
export type ReadApi = (path: string) => Promise<ApiText & { source?: Dependencies | undefined }>;

const TIMEOUT = 10_000;

/** Pages get their data from the same routes as browsers, without the network. */
export const inProcessApi =
  (app: FastifyInstance, fastPath?: FastPath): ReadApi =>
  async (path) => {
    const cached = fastPath?.peek(path);
    if (cached) return { status: 200, text: cached.plain.toString(), source: cached };
    const { statusCode, payload, raw } = await app.inject({ url: path });
    return { status: statusCode, text: payload, source: sourceOf(raw.res) };
  };

/** The same API, whose responses the collector takes note of. */
export const collecting =
  (readApi: ReadApi, collector: TagCollector) =>
  async (path: string): Promise<ApiText> => {
    const { status, text, source } = await readApi(path);
    collector.add(source);
    return { status, text };
  };

export const remoteApi =
  (apiUrl: string): ReadApi =>
  async (path) => {
    const response = await fetch(apiUrl + path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: response.status, text: await response.text() };
  };

/** The API as pages see it: parsed JSON, or an error with the HTTP status. */
export const fetchWith =
  (readApi: ReadApi): PageRequest['fetchApi'] =>
  async (path) =>
    parseResponse(await readApi(path));

function parseResponse({ status, text }: ApiText): unknown {
  const body: unknown = parse(text);
  if (status < 400) return body;
  throw Object.assign(new Error(errorMessageIn(body) ?? ''), { status });
}

/** A gateway in between may respond with HTML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
