import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#contract/http/call.ts';
import { ApiError } from '../errors.ts';

/**
 * The input of a call, and the key of its answer: the path and the parameters that the contract knows, in its order.
 * Parameters that it does not know make no difference.
 */
export function parseInput<Params extends z.ZodObject, Query extends z.ZodObject>(
  call: Pick<Call<Params, Query>, 'path' | 'params' | 'query'>,
  request: Pick<FastifyRequest, 'params' | 'query'>,
): { params: z.infer<Params>; query: z.infer<Query>; key: string } {
  const params = parsePart(call.params, request.params);
  const query = parsePart(call.query, request.query);
  const values = [
    ...Object.keys(call.params.shape).map((name) => params[name]),
    ...Object.keys(call.query.shape).map((name) => query[name]),
  ];
  return { params, query, key: `${call.path} ${JSON.stringify(values)}` };
}

function parsePart<Schema extends z.ZodObject>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const wrong = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
  throw new ApiError('bad_request', `Malformed ${wrong.join(', ')}`);
}
