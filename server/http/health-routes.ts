import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '#server/db/reader.ts';
import { pingDatabase } from '#server/db/queries/ping.ts';
import { ApiError } from '#server/errors.ts';

interface Health {
  reader: Reader | undefined;
  isListening: () => boolean;
  /** Of the embedded database. */
  dataDir?: string | undefined;
}

/** PostgreSQL writes its log ahead in files of 16 MB. */
const LITTLE_SPACE = 2 ** 24;

export function healthRoutes(app: FastifyInstance, { reader, isListening, dataDir }: Health) {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      if (reader) await pingDatabase(reader);
    } catch {
      throw new ApiError('unavailable', 'The database does not answer');
    }
    if (!isListening()) throw new ApiError('unavailable', 'Not listening for changes');
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
