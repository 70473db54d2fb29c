import type { FastifyBaseLogger } from 'fastify';
import { MESSAGE_DAYS } from '#domain/messages/kinds.ts';
import { APPLICATION_DAYS } from '#domain/club/applications.ts';
import { deleteOldApplications } from '#server/db/applications/applications.ts';
import { deleteOldKeys } from '#server/db/journal/command-keys.ts';
import { deleteOldRequests } from '#server/db/requests/requests.ts';
import { deleteExpiredUploads } from '#server/db/league-tables/uploads.ts';
import { deleteOldMessages } from '#server/db/messages/messages.ts';
import { deleteUnusedUploads } from '#server/db/pictures/pictures.ts';
import type { Database } from '#server/db/transactions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** An article that waits on a device may still name its pictures. */
const KEPT = 24 * HOUR;
/** A form that was left open on a device may be sent again when somebody finds it. */
const KEYS_KEPT = 30 * 24 * HOUR;
/** A club may ask why, as long as the season lasts. */
const REQUESTS_KEPT = 180 * 24 * HOUR;
const AT_ONCE = 200;

/** Every hour, pictures that were uploaded and not used for a day are deleted; keys of requests after a month, what clubs asked for half a year after it was decided, applications that led to nothing after sixty days [AL7], and messages after a year [MS5]; every minute, files that nobody imported in an hour. */
export function startCleanUp(db: Database, log: FastifyBaseLogger): { close(): void } {
  const every = (period: number, work: (now: Date) => Promise<unknown>) => {
    const warn = (error: unknown) => log.warn({ err: error }, 'what nobody uses could not be deleted');
    return setInterval(() => void work(new Date()).catch(warn), period).unref();
  };
  const timers = [
    every(HOUR, (now) => deleteUnusedUploads(db, { now, before: new Date(now.getTime() - KEPT) }, AT_ONCE)),
    every(HOUR, (now) => deleteOldKeys(db, new Date(now.getTime() - KEYS_KEPT))),
    every(HOUR, (now) => deleteOldMessages(db, new Date(now.getTime() - MESSAGE_DAYS * 24 * HOUR))),
    every(HOUR, (now) => deleteOldRequests(db, new Date(now.getTime() - REQUESTS_KEPT))),
    every(HOUR, (now) => deleteOldApplications(db, new Date(now.getTime() - APPLICATION_DAYS * 24 * HOUR))),
    every(MINUTE, (now) => deleteExpiredUploads(db, now)),
  ];
  return { close: () => timers.forEach(clearInterval) };
}
