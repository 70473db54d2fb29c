import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '#server/db/reader.ts';
import { pingDatabase } from '#server/db/queries/ping.ts';
import { ApiError } from '#server/errors.ts';

interface Health {
  reader: Reader | undefined;
  /** Since when changes are not heard of; null while they are. */
  silentSince: () => Date | null;
  /** Of the embedded database. */
  dataDir?: string | undefined;
}

/** PostgreSQL writes its log ahead in files of 16 MB. */
const LITTLE_SPACE = 2 ** 24;

export function healthRoutes(app: FastifyInstance, { reader, silentSince, dataDir }: Health) {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // Known at once, where a question to a database that is cut off would take as long as its timeout.
    const since = silentSince();
    if (since)
      throw new ApiError(
        'unavailable',
        `The database has been silent since ${since.toISOString()}: pages are shown as they were then, and say so`,
      );
    try {
      if (reader) await pingDatabase(reader);
    } catch {
      throw new ApiError('unavailable', 'The database does not answer');
    }
    if (dataDir !== undefined && (await freeSpace(dataDir)) < LITTLE_SPACE)
      throw new ApiError('unavailable', 'The disk is full: what is there is shown, and nothing can be recorded');
    return { status: 'ready' };
  });
}

async function freeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // Of a folder that cannot be looked at nothing is known.
    return Number.POSITIVE_INFINITY;
  }
}
