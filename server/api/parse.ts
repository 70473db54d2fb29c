import type { z } from 'zod';
import { ApiError } from '../errors.ts';

/** Input that does not fit the contract is the caller's mistake, said in plain words. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const wrong = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))].join(', ');
  throw new ApiError('bad_request', `Malformed value for ${wrong || 'the request'}`);
}
