import type { z } from 'zod';
import type { FieldReason } from '#contract/desk/office.ts';
import { ApiError } from '#server/errors.ts';

/** What a request brings, or an error that says what is wrong with it. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown, what: string): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const wrong = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  const first = error.issues[0] && innermost(error.issues[0]);
  const details = first && first.path.length > 0 ? { field: first.path.join('.'), reason: reasonOf(first) } : {};
  throw new ApiError('bad_request', `${what} is not valid (${wrong.slice(0, 3).join('; ')})`, details);
}

/** Of a choice between several shapes, the issue that is farthest inside: that shape was meant. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const [deepest] = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length);
  return deepest ? innermost({ ...deepest, path: [...issue.path, ...deepest.path] }) : issue;
}

/** A rule of our own may name its reason. */
function reasonOf(issue: z.core.$ZodIssue): FieldReason | (string & {}) {
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_large';
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'not_a_link';
  if (issue.code === 'custom' && typeof issue.params?.['reason'] === 'string') return issue.params['reason'];
  const isMissing = issue.code === 'too_small' && (issue.origin === 'string' || issue.origin === 'array');
  return isMissing ? 'required' : 'invalid';
}
