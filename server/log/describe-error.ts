import { describeQueryError } from '#server/db/pg-errors.ts';

type DescribedError = {
  type: string;
  message: string;
  code?: string;
  /** Empty if there is none. */
  stack: string;
  cause?: DescribedError;
};

/**
 * An error for the log. Errors carry values: those of a failed query, the row that violated a constraint, the bytes of a
 * malformed request. So what is written is chosen here, not whatever an error has.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return fromText(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message = describeQueryError(error) ?? error.message;
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    stack: framesOf(error.stack),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Another thread sends its errors as text: the message, then the frames. */
function fromText(text: string): DescribedError {
  const [message = ''] = text.split(/\n\s+at /, 1);
  return { type: 'Error', message, stack: framesOf(text) };
}

/** Without the message at the beginning. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');
