import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorResponse } from '#contract/http/shared.ts';
import {
  DATABASE_FAILURES,
  failureReason,
  isDiskFull,
  isDiskReadOnly,
  isUnavailable,
  type DatabaseFailure,
} from '#server/db/pg-errors.ts';
import { ApiError, type ErrorDetails } from '#server/errors.ts';
import { createCounter, type Counter } from '#server/metrics/counter.ts';
import { refusalOfTaken } from './refuse-taken.ts';

/** The one place where an error becomes a response. Details of unexpected errors go to the log only. Counts failures of the database. */
export function handleErrors(app: FastifyInstance): Counter<DatabaseFailure> {
  const failures = createCounter('reason', DATABASE_FAILURES);
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof ApiError) return answer(reply, error);
    if (isDiskFull(error) || isUnavailable(error)) {
      failures.add(failureReason(error));
      request.log.warn({ err: error }, 'the database failed');
    }
    if (isDiskFull(error))
      return answer(reply, new ApiError('unavailable', 'The disk of the server is full: nothing can be written'));
    if (isDiskReadOnly(error))
      return answer(
        reply,
        new ApiError('unavailable', 'The disk of the server can only be read: nothing can be written'),
      );
    if (isUnavailable(error))
      return answer(reply, new ApiError('unavailable', 'The database does not answer just now'));
    const taken = refusalOfTaken(error);
    if (taken) return answer(reply, taken);
    const status = statusOf(error);
    if (status < 500) return answer(reply, { status, message: 'The request could not be understood' });
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return answer(reply, new ApiError('internal', 'Something went wrong on our side'));
  });
  return failures;
}

/** When to try again after something was not available. */
export const RETRY_SECONDS = 5;

interface Failure {
  status: number;
  message: string;
  details?: ErrorDetails;
}

function answer(reply: FastifyReply, { status, message, details }: Failure): ErrorResponse {
  reply.code(status).header('cache-control', 'no-store');
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  return { error: message, ...details };
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
