import { z } from 'zod';

/** One public call: where it is, what it takes, what it answers. Server, tests and OpenAPI all read it here. */
export interface Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
> {
  /** With `:name` for what varies. */
  path: string;
  summary: string;
  params: Params;
  query: Query;
  response: Response;
}

/** Of a call that takes no parameters. */
export const nothing = z.object({});

export function call<
  Response extends z.ZodType,
  Params extends z.ZodObject = typeof nothing,
  Query extends z.ZodObject = typeof nothing,
>(described: {
  path: string;
  summary: string;
  params?: Params;
  query?: Query;
  response: Response;
}): Call<Params, Query, Response> {
  // Without a schema the type parameters are those of the empty object.
  return { params: nothing as unknown as Params, query: nothing as unknown as Query, ...described };
}
