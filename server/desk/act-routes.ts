import type { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import { actEndpoints, actRequestSchema, type ActBatchResponse } from '#contract/desk/acts.ts';
import { resultEndpoints } from '#contract/desk/result.ts';
import type { Actor } from '#server/commands/run-command.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { recordAct, type SentAct } from '#server/ledger/record-act.ts';
import { recordActsInOrder, type ActAnswer } from '#server/ledger/record-acts.ts';
import { recordResult } from '#server/ledger/record-result.ts';
import type { Counter } from '#server/metrics/counter.ts';
import { readInput } from './read-input.ts';
import { serveDesk } from './serve-desk.ts';
import { reasonOf } from '#server/metrics/count-refusals.ts';
import { queueByKey } from './queue-by-key.ts';

interface ActRoutesOptions {
  db: Database;
  /** Counts the refused acts of a batch, whose request succeeds. */
  refusals: Counter;
  now: () => Date;
}

export function actRoutes(app: FastifyInstance, { db, refusals, now }: ActRoutesOptions) {
  // The match is locked for each of them: those that wait for it should not hold connections meanwhile.
  const inTurn = queueByKey();
  serveDesk(app, actEndpoints, now, {
    recordAct: ({ params: { matchId }, body, actor }) =>
      inTurn(matchId, () => recordAct(db, toSentAct(body, { matchId, key: keyOf(actor), who: actor.who }), now())),
    recordActs: async ({ params: { matchId }, body, actor: { who } }) => {
      const sent = body.acts.map(({ key, ...act }) => ({ key, act: readAct(act, { matchId, key, who }) }));
      const answers = await inTurn(matchId, () => recordActsInOrder(db, matchId, sent, now()));
      for (const answer of answers) if ('refused' in answer) refusals.add(reasonOf(answer.refused) ?? 'other');
      return { answers: answers.map(presentAnswer) };
    },
  });
  serveDesk(app, resultEndpoints, now, {
    enterResult: ({ params: { matchId }, body: { reason, ...result }, actor }) =>
      inTurn(matchId, () => recordResult(db, { matchId, key: keyOf(actor), result, reason, who: actor.who }, now())),
  });
}

/** The contract requires one of these requests. */
const keyOf = ({ request }: Actor): string => request?.key ?? '';

type Envelope = Pick<SentAct, 'matchId' | 'key' | 'who'>;

const toSentAct = ({ act, at, reason }: z.infer<typeof actRequestSchema>, sender: Envelope): SentAct => ({
  ...sender,
  act,
  at: at === undefined ? undefined : new Date(at),
  reason,
});

/** An act as it was sent, or what is wrong with it. */
function readAct(sent: unknown, sender: Envelope): SentAct | ApiError {
  try {
    return toSentAct(readInput(actRequestSchema, sent, 'The act'), sender);
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
