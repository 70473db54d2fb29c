import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '#server/db/queryable.ts';
import { pingDatabase } from '#server/db/ping.ts';
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

export function healthRoutes(app: FastifyInstance, health: Health) {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { silentSince, database, freeBytes } = await readHealth(health);
    if (silentSince)
      throw new ApiError(
        'unavailable',
        `The database has been silent since ${silentSince.toISOString()}: pages are shown as they were then, and say so`,
      );
    if (!database) throw new ApiError('unavailable', 'The database does not answer');
    if (freeBytes < LITTLE_SPACE)
      throw new ApiError('unavailable', 'The disk is full: what is there is shown, and nothing can be recorded');
    return { status: 'ready' };
  });
}

export interface HealthFigures {
  silentSince: Date | null;
  /** Whether the database answers; not asked while it is silent. */
  database: boolean;
  /** Of the disk of the embedded database; infinite where nothing is known. */
  freeBytes: number;
}

export async function readHealth({ reader, silentSince, dataDir }: Health): Promise<HealthFigures> {
  const since = silentSince();
  // Known at once, where a question to a database that is cut off would take as long as its timeout.
  if (since) return { silentSince: since, database: false, freeBytes: Number.POSITIVE_INFINITY };
  const answers = async () => {
    if (reader) await pingDatabase(reader);
    return true;
  };
  const [database, freeBytes] = await Promise.all([
    answers().catch(() => false),
    dataDir === undefined ? Number.POSITIVE_INFINITY : freeSpace(dataDir),
  ]);
  return { silentSince: null, database, freeBytes };
}

export const isReady = ({ silentSince, database, freeBytes }: HealthFigures): boolean =>
  silentSince === null && database && freeBytes >= LITTLE_SPACE;

async function freeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // Of a folder that cannot be looked at nothing is known.
    return Number.POSITIVE_INFINITY;
  }
}
