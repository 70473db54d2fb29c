import type { z } from 'zod';
import { ApiError } from '#server/errors.ts';

/** What a request brings, or an error that says what is wrong with it. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown, what: string): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const wrong = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  throw new ApiError('bad_request', `${what} is not valid (${wrong.slice(0, 3).join('; ')})`);
}
