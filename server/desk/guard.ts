import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import type { TokenCheck } from './desk-token.ts';

const GUESSES = 10;
const LOCKED_FOR = 15 * 60_000;
/** Nobody needs more; one who tries from many addresses must not fill our memory. */
const MOST_ADDRESSES = 10_000;

interface Guesses {
  wrong: number;
  until: number;
}

/** Lets in who has the token. An address that guessed wrong ten times is not listened to for a quarter of an hour. */
export function guardDesk(app: FastifyInstance, { isRight, now }: { isRight: TokenCheck; now: () => Date }) {
  const guesses = new Map<string, Guesses>();
  app.addHook('onRequest', async (request, reply) => {
    const at = now().getTime();
    const known = guesses.get(request.ip);
    if (known && known.until <= at) guesses.delete(request.ip);
    else if (known && known.wrong >= GUESSES) {
      void reply.header('retry-after', Math.ceil((known.until - at) / 1000));
      throw new ApiError('too_many_requests', 'Too many wrong tokens from this address: try again later');
    }
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token !== undefined && isRight(token)) return void guesses.delete(request.ip);
    if (token !== undefined) {
      if (guesses.size >= MOST_ADDRESSES) guesses.clear();
      guesses.set(request.ip, { wrong: (guesses.get(request.ip)?.wrong ?? 0) + 1, until: at + LOCKED_FOR });
    }
    void reply.header('www-authenticate', 'Bearer');
    throw new ApiError('unauthorized', token === undefined ? 'A token is needed' : 'The token is wrong');
  });
}
