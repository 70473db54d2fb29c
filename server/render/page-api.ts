import type { FastifyInstance } from 'fastify';
import type { PageRequest } from '#contract/page.ts';

type FetchApi = PageRequest['fetchApi'];

/** A visitor does not wait longer for a page than for what it is made of. */
const PATIENCE = 10_000;

/** Pages get their data the way browsers do, without the network between. */
export const ownApi =
  (app: FastifyInstance): FetchApi =>
  async (path) => {
    const { statusCode, payload } = await app.inject({ url: path });
    return answerOf(statusCode, payload);
  };

/** The same from another backend. */
export const foreignApi =
  (apiUrl: string): FetchApi =>
  async (path) => {
    const response = await fetch(apiUrl + path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answerOf(response.status, await response.text());
  };

function answerOf(status: number, text: string): unknown {
  const answer: unknown = parse(text);
  if (status < 400) return answer;
  const said = typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : '';
  throw Object.assign(new Error(said), { status });
}

/** A gateway in between may answer in HTML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
