import type { FastifyInstance } from 'fastify';
import type { Reader } from '#server/db/reader.ts';
import { pingDatabase } from '#server/db/queries/ping.ts';
import { ApiError } from '#server/errors.ts';

export function healthRoutes(
  app: FastifyInstance,
  { reader, isListening }: { reader: Reader | undefined; isListening: () => boolean },
) {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      if (reader) await pingDatabase(reader);
    } catch {
      throw new ApiError('unavailable', 'The database does not answer');
    }
    if (!isListening()) throw new ApiError('unavailable', 'Not listening for changes');
    return { status: 'ready' };
  });
}
