import type { z } from 'zod';
import type { FieldReason } from '#contract/desk/office.ts';
import { ApiError } from '#server/errors.ts';

/** What a request brings, or an error that says what is wrong with it. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown, what: string): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const wrong = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  const [first] = error.issues;
  const details = first && first.path.length > 0 ? { field: first.path.join('.'), reason: reasonOf(first) } : {};
  throw new ApiError('bad_request', `${what} is not valid (${wrong.slice(0, 3).join('; ')})`, details);
}

function reasonOf(issue: z.core.$ZodIssue): FieldReason {
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_large';
  const isMissing = issue.code === 'too_small' && (issue.origin === 'string' || issue.origin === 'array');
  return isMissing ? 'required' : 'invalid';
}
