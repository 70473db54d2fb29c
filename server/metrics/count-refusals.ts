import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '#contract/desk/paths.ts';
import { ApiError } from '#server/errors.ts';
import { createCounter, type Counter } from '#server/metrics/counter.ts';

export interface Refusals {
  /** What phones send from their outbox: acts and results. */
  acts: Counter;
  requests: Counter;
}

const ACTS = new Set<string>([deskRoutes.acts, deskRoutes.actBatch, deskRoutes.result]);

/** Counts what the desk refused, by the reason that it gave. */
export function countRefusals(app: FastifyInstance): Refusals {
  const refusals = { acts: createCounter('reason'), requests: createCounter('reason') };
  app.addHook('onError', async (request, _reply, error: Error) => {
    const reason = reasonOf(error);
    if (reason !== null) refusals[ACTS.has(request.routeOptions.url ?? '') ? 'acts' : 'requests'].add(reason);
  });
  return refusals;
}

/** Null for a failure of our own. */
export function reasonOf(error: Error): string | null {
  if (error instanceof ApiError) return error.status < 500 ? (error.details.reason ?? error.id) : null;
  return 'statusCode' in error && Number(error.statusCode) < 500 ? 'malformed' : null;
}
