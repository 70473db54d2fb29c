import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { ApiError } from '#server/errors.ts';

const BURST = 10;
const PER_SECOND = 1 / 60;

export type RefuseGuess = (request: FastifyRequest, reply: FastifyReply, refusal: ApiError) => ApiError;

/** Slows down an address that guesses tokens, cookies or codes. A right one is never counted or refused. */
export function createGuessLimit(now: () => Date): RefuseGuess {
  const limit = createRateLimit({ burst: BURST, perSecond: PER_SECOND, now: () => now().getTime() });
  return (request, reply, refusal) => {
    const seconds = limit.take(request.ip);
    if (seconds === null) return refusal;
    void reply.header('retry-after', seconds);
    return new ApiError('too_many_requests', 'Too many wrong attempts from this address: try again later');
  };
}
