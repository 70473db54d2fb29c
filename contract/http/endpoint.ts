import { z } from 'zod';

/** One public endpoint: path, input and response. Server, tests and OpenAPI all use this description. */
export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
> {
  /** With `:name` for parameters. */
  path: string;
  summary: string;
  params: Params;
  query: Query;
  response: Response;
}

export const noParameters = z.object({});

export function endpoint<
  Response extends z.ZodType,
  Params extends z.ZodObject = typeof noParameters,
  Query extends z.ZodObject = typeof noParameters,
>(description: {
  path: string;
  summary: string;
  params?: Params;
  query?: Query;
  response: Response;
}): Endpoint<Params, Query, Response> {
  // Without a schema the type parameters are those of the empty object.
  return { params: noParameters as unknown as Params, query: noParameters as unknown as Query, ...description };
}
