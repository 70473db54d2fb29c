import type { FastifyInstance } from 'fastify';
import { actRequestSchema, idempotencyKeySchema, type ActResponse } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { resultRequestSchema, type ResultResponse } from '#contract/desk/result.ts';
import { idText } from '#contract/http/shared.ts';
import type { Database } from '#server/db/open.ts';
import { recordAct } from '#server/ledger/record-act.ts';
import { recordResult } from '#server/ledger/record-result.ts';
import { readInput } from './read-input.ts';
import { createTurns } from './turns.ts';

export function actRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) {
  // The match is locked for each of them: those that wait for it should not hold connections meanwhile.
  const inTurn = createTurns();
  const config = { access: 'score-match' } as const;
  app.post<{ Params: { matchId: string } }>(
    deskPaths.acts(':matchId'),
    { config },
    async (request): Promise<ActResponse> => {
      const matchId = readInput(idText, request.params.matchId, 'The id of the match');
      const key = readInput(idempotencyKeySchema, request.headers['idempotency-key'], 'The header Idempotency-Key');
      const { act, at, reason } = readInput(actRequestSchema, request.body, 'The act');
      const { who } = request;
      const sent = { matchId, key, act, at: at === undefined ? undefined : new Date(at), reason, who };
      return inTurn(matchId, () => recordAct(db, sent, now()));
    },
  );

  app.put<{ Params: { matchId: string } }>(
    deskPaths.result(':matchId'),
    { config },
    async (request): Promise<ResultResponse> => {
      const matchId = readInput(idText, request.params.matchId, 'The id of the match');
      const key = readInput(idempotencyKeySchema, request.headers['idempotency-key'], 'The header Idempotency-Key');
      const { reason, ...result } = readInput(resultRequestSchema, request.body, 'The result');
      const sent = { matchId, key, result, reason, who: request.who };
      return inTurn(matchId, () => recordResult(db, sent, now()));
    },
  );
}
