import type { FastifyInstance } from 'fastify';
import type { ErrorResponse } from '#contract/http/shared.ts';
import { SOCKET_PATH } from '#contract/socket.ts';

/** The socket is websocket-only, so that any node can serve any client. Websocket upgrades never reach this route. */
export function refusePolling(app: FastifyInstance) {
  app.get(SOCKET_PATH, (_request, reply) =>
    reply
      .code(426)
      .headers({ upgrade: 'websocket', connection: 'upgrade, close', 'cache-control': 'no-store' })
      .send({ error: 'Only a websocket can be opened here' } satisfies ErrorResponse),
  );
}
