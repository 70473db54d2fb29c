import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { actRequestSchema, idempotencyKeySchema, type ActResponse } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { idText } from '#contract/http/shared.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';
import { recordAct } from '#server/ledger/record-act.ts';

export function actRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) {
  app.post<{ Params: { matchId: string } }>(deskPaths.acts(':matchId'), async (request): Promise<ActResponse> => {
    const matchId = read(idText, request.params.matchId, 'The id of the match');
    const key = read(idempotencyKeySchema, request.headers['idempotency-key'], 'The header Idempotency-Key');
    const { act, at, reason } = read(actRequestSchema, request.body, 'The act');
    return recordAct(db, { matchId, key, act, at: at === undefined ? undefined : new Date(at), reason }, now());
  });
}

function read<Schema extends z.ZodType>(schema: Schema, input: unknown, what: string): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const wrong = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  throw new ApiError('bad_request', `${what} is not valid (${wrong.slice(0, 3).join('; ')})`);
}
