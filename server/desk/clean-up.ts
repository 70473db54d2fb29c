import type { FastifyBaseLogger } from 'fastify';
import { keptSince, type RETENTION_DAYS } from '#domain/privacy/retention.ts';
import { deleteOldApplications } from '#server/db/applications/applications.ts';
import { deleteOldKeys } from '#server/db/journal/command-keys.ts';
import { deleteOldRequests } from '#server/db/requests/requests.ts';
import { deleteDecidedRegistrations, deleteUnansweredRegistrations } from '#server/db/registrations/registrations.ts';
import { deleteExpiredUploads } from '#server/db/league-tables/uploads.ts';
import { deleteOldMessages } from '#server/db/messages/messages.ts';
import { deleteUnusedUploads } from '#server/db/pictures/pictures.ts';
import type { Database } from '#server/db/transactions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AT_ONCE = 200;

type Delete = (db: Database, before: Date, now: Date) => Promise<unknown>;

/** [PV1] How each of them is deleted. */
const DELETIONS: Record<keyof typeof RETENTION_DAYS, Delete> = {
  unusedPictures: (db, before, now) => deleteUnusedUploads(db, { now, before }, AT_ONCE),
  commandKeys: deleteOldKeys,
  decidedRequests: deleteOldRequests,
  messages: deleteOldMessages,
  applications: deleteOldApplications,
  registrations: deleteDecidedRegistrations,
  unansweredRegistrations: deleteUnansweredRegistrations,
};

/** [PV1] Deletes what has been kept as long as it may be. One that fails does not hold up the others. */
export async function deleteWhatIsOver(db: Database, now: Date, warn: (error: unknown) => void): Promise<void> {
  for (const what of Object.keys(DELETIONS) as (keyof typeof DELETIONS)[])
    await DELETIONS[what](db, keptSince(what, now), now).catch(warn);
}

/** Every hour what is over; every minute files that nobody imported in an hour. */
export function startCleanUp(db: Database, log: FastifyBaseLogger): { close(): void } {
  const warn = (error: unknown) => log.warn({ err: error }, 'what nobody uses could not be deleted');
  const timers = [
    setInterval(() => void deleteWhatIsOver(db, new Date(), warn), HOUR).unref(),
    setInterval(() => void deleteExpiredUploads(db, new Date()).catch(warn), MINUTE).unref(),
  ];
  return { close: () => timers.forEach(clearInterval) };
}
