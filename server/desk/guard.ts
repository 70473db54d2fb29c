import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/errors.ts';
import type { TokenCheck } from './desk-token.ts';

const MAX_WRONG_TOKENS = 10;
const LOCKED_MILLISECONDS = 15 * 60_000;
/** Limits the memory that guesses from many addresses can take. */
const MAX_ADDRESSES = 10_000;

interface Guesses {
  wrong: number;
  until: number;
}

/** Requires the token. After ten wrong ones an address is refused for 15 minutes. */
export function guardDesk(app: FastifyInstance, { isValidToken, now }: { isValidToken: TokenCheck; now: () => Date }) {
  const guesses = new Map<string, Guesses>();
  app.addHook('onRequest', async (request, reply) => {
    const at = now().getTime();
    const known = guesses.get(request.ip);
    if (known && known.until <= at) guesses.delete(request.ip);
    else if (known && known.wrong >= MAX_WRONG_TOKENS) {
      void reply.header('retry-after', Math.ceil((known.until - at) / 1000));
      throw new ApiError('too_many_requests', 'Too many wrong tokens from this address: try again later');
    }
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token !== undefined && isValidToken(token)) return void guesses.delete(request.ip);
    if (token !== undefined) {
      if (guesses.size >= MAX_ADDRESSES) guesses.clear();
      guesses.set(request.ip, { wrong: (guesses.get(request.ip)?.wrong ?? 0) + 1, until: at + LOCKED_MILLISECONDS });
    }
    void reply.header('www-authenticate', 'Bearer');
    throw new ApiError('unauthorized', token === undefined ? 'A token is needed' : 'The token is wrong');
  });
}
