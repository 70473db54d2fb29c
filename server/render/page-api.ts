import type { FastifyInstance } from 'fastify';
import { errorMessageIn } from '#contract/error-message.ts';
import type { PageRequest } from '#contract/page.ts';

type FetchApi = PageRequest['fetchApi'];

const TIMEOUT = 10_000;

/** Pages get their data from the same routes as browsers, without the network. */
export const inProcessApi =
  (app: FastifyInstance): FetchApi =>
  async (path) => {
    const { statusCode, payload } = await app.inject({ url: path });
    return parseResponse(statusCode, payload);
  };

export const remoteApi =
  (apiUrl: string): FetchApi =>
  async (path) => {
    const response = await fetch(apiUrl + path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return parseResponse(response.status, await response.text());
  };

function parseResponse(status: number, text: string): unknown {
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
