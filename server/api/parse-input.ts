import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { ApiError } from '#server/errors.ts';

/** The checked input, and the cache key: the path and the contract's parameters, in its order. Unknown parameters are ignored. */
export function parseInput<Params extends z.ZodObject, Query extends z.ZodObject>(
  endpoint: Pick<Endpoint<Params, Query>, 'path' | 'params' | 'query'>,
  request: Pick<FastifyRequest, 'params' | 'query'>,
): { params: z.infer<Params>; query: z.infer<Query>; key: string } {
  const params = parsePart(endpoint.params, request.params);
  const query = parsePart(endpoint.query, request.query);
  const values = [
    ...Object.keys(endpoint.params.shape).map((name) => params[name]),
    ...Object.keys(endpoint.query.shape).map((name) => query[name]),
  ];
  return { params, query, key: `${endpoint.path} ${JSON.stringify(values)}` };
}

function parsePart<Schema extends z.ZodObject>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const wrong = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
  throw new ApiError('bad_request', `Malformed ${wrong.join(', ')}`);
}
