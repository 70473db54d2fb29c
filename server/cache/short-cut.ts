import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { sendAnswer, type AnswerHeaders } from './send-answer.ts';

interface Known {
  key: string;
  headersOf(freshUntil: number): AnswerHeaders;
}

export interface ShortCut {
  /** From now on a GET of exactly this address may be answered from the cache without being understood again. */
  learn(address: string, known: Known): void;
}

/** Whoever makes up addresses makes the map start anew, and gains nothing. */
const MOST_ADDRESSES = 10_000;

/**
 * Answers what is ready before the framework has looked at it. Routing, hooks and checks of the input have all been
 * passed once by the very same address, and would cost more than the answer.
 */
export function shortCut(app: FastifyInstance, cache: AnswerCache): ShortCut {
  const addresses = new Map<string, Known>();
  let closing = false;

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || closing) return false;
    const known = addresses.get(request.url ?? '');
    const ready = known && cache.peek(known.key);
    if (!ready) return false;
    sendAnswer(request, response, ready, known.headersOf(ready.freshUntil));
    return true;
  }

  app.addHook('onReady', async () => {
    const framework = app.server.listeners('request') as ((
      request: IncomingMessage,
      response: ServerResponse,
    ) => void)[];
    app.server.removeAllListeners('request');
    app.server.on('request', (request, response) => {
      if (!answer(request, response)) for (const handle of framework) handle(request, response);
    });
  });
  // The framework tells clients to go while it closes; ready answers must not keep them.
  app.addHook('preClose', async () => {
    closing = true;
  });

  return {
    learn(address, known) {
      if (addresses.size >= MOST_ADDRESSES) addresses.clear();
      addresses.set(address, known);
    },
  };
}
