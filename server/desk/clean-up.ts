import type { FastifyBaseLogger } from 'fastify';
import { deleteUnusedUploads } from '#server/db/desk/pictures.ts';
import type { Database } from '#server/db/open.ts';

const HOUR = 60 * 60_000;
/** An article that waits on a device may still name its pictures. */
const KEPT = 24 * HOUR;
const AT_ONCE = 200;

/** Every hour, pictures that were uploaded and not used for a day are deleted. */
export function startCleanUp(db: Database, log: FastifyBaseLogger): { close(): void } {
  const timer = setInterval(() => {
    const now = new Date();
    deleteUnusedUploads(db, { now, before: new Date(now.getTime() - KEPT) }, AT_ONCE).catch((error: unknown) =>
      log.warn({ err: error }, 'unused pictures could not be deleted'),
    );
  }, HOUR);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
