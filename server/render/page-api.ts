import type { FastifyInstance } from 'fastify';
import { errorMessageIn } from '#contract/error-message.ts';
import type { PageRequest } from '#contract/page.ts';
import type { FastPath } from '#server/cache/fast-path.ts';
import { recordUse } from '#server/cache/tag-collector.ts';

/** Text rather than data, because a page may be rendered in another thread. */
export interface ApiText {
  status: number;
  text: string;
}
export type ReadApi = (path: string) => Promise<ApiText>;

const TIMEOUT = 10_000;

/** Pages get their data from the same routes as browsers, without the network. */
export const inProcessApi =
  (app: FastifyInstance, fastPath?: FastPath): ReadApi =>
  async (path) => {
    const cached = fastPath?.peek(path);
    if (cached) {
      recordUse(cached);
      return { status: 200, text: cached.plain.toString() };
    }
    const { statusCode, payload } = await app.inject({ url: path });
    return { status: statusCode, text: payload };
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
