import type { FastifyInstance } from 'fastify';
import {
  actRequestSchema,
  idempotencyKeySchema,
  uncheckedBatchSchema,
  type ActBatchResponse,
  type ActResponse,
} from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { resultRequestSchema, type ResultResponse } from '#contract/desk/result.ts';
import { idText } from '#contract/http/shared.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';
import { recordAct, type SentAct } from '#server/ledger/record-act.ts';
import { recordActs, type ActAnswer } from '#server/ledger/record-acts.ts';
import { recordResult } from '#server/ledger/record-result.ts';
import type { Counter } from '#server/metrics/counter.ts';
import { reasonOf } from './count-refusals.ts';
import { readInput } from './read-input.ts';
import { queueByKey } from './queue-by-key.ts';

interface ActRoutesOptions {
  db: Database;
  /** Counts the refused acts of a batch, whose request succeeds. */
  refusals: Counter;
  now: () => Date;
}

/** A batch of line-ups and of all statistics fits. */
const BATCH_BYTES = 512 * 1024;

export function actRoutes(app: FastifyInstance, { db, refusals, now }: ActRoutesOptions) {
  // The match is locked for each of them: those that wait for it should not hold connections meanwhile.
  const inTurn = queueByKey();
  const config = { access: 'score-match' } as const;
  app.post<{ Params: { matchId: string } }>(
    deskPaths.acts(':matchId'),
    { config },
    async (request): Promise<ActResponse> => {
      const matchId = readInput(idText, request.params.matchId, 'The id of the match');
      const key = readInput(idempotencyKeySchema, request.headers['idempotency-key'], 'The header Idempotency-Key');
      const sent = readAct(request.body, { matchId, key, who: request.who });
      if (sent instanceof ApiError) throw sent;
      return inTurn(matchId, () => recordAct(db, sent, now()));
    },
  );

  app.post<{ Params: { matchId: string } }>(
    deskPaths.actBatch(':matchId'),
    { config, bodyLimit: BATCH_BYTES },
    async (request): Promise<ActBatchResponse> => {
      const matchId = readInput(idText, request.params.matchId, 'The id of the match');
      const { acts } = readInput(uncheckedBatchSchema, request.body, 'The acts');
      const sent = acts.map(({ key, ...act }) => ({ key, act: readAct(act, { matchId, key, who: request.who }) }));
      const answers = await inTurn(matchId, () => recordActs(db, matchId, sent, now()));
      for (const answer of answers) if ('refused' in answer) refusals.add(reasonOf(answer.refused) ?? 'other');
      return { answers: answers.map(presentAnswer) };
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

/** An act as it was sent, or what is wrong with it. */
function readAct(body: unknown, sender: Pick<SentAct, 'matchId' | 'key' | 'who'>): SentAct | ApiError {
  try {
    const { act, at, reason } = readInput(actRequestSchema, body, 'The act');
    return { ...sender, act, at: at === undefined ? undefined : new Date(at), reason };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function presentAnswer(answer: ActAnswer): ActBatchResponse['answers'][number] {
  if ('recorded' in answer) return answer;
  const { status, message, details } = answer.refused;
  const reason = details.reason === undefined ? {} : { reason: details.reason };
  return { key: answer.key, refused: { status, error: message, ...reason } };
}
