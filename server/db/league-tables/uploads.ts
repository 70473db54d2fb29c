import { and, desc, eq, gt, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { FileCounts, Preview, UploadOptions, UploadRefusal } from '#contract/desk/files.ts';
import { IMPORT_LOCK } from '#server/db/advisory-locks.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { uploads } from '#server/db/tables/uploads.ts';

const HOUR = 60 * 60_000;
const expiry = (createdAt: Date) => new Date(createdAt.getTime() + HOUR);
const isKept = (now: Date): SQL => gt(uploads.createdAt, new Date(now.getTime() - HOUR));
/** A job says every second that it runs. */
const isInterrupted = sql<boolean>`${uploads.state} in ('checking', 'importing') and ${uploads.beatAt} < now() - interval '20 seconds'`;

interface NewUpload {
  id: string;
  sessionId: number | null;
  name: string;
  bytes: Buffer;
  options: UploadOptions;
}

/** In place of those that the same device has sent before. */
export async function insertUpload(tx: Queryable, upload: NewUpload, now: Date): Promise<void> {
  const { sessionId } = upload;
  const isOwn = sessionId === null ? isNull(uploads.sessionId) : eq(uploads.sessionId, sessionId);
  await tx.delete(uploads).where(and(isOwn, ne(uploads.state, 'importing')));
  await deleteExpiredUploads(tx, now);
  await tx.insert(uploads).values({ ...upload, state: 'checking', createdAt: now });
}

export async function deleteExpiredUploads(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(uploads).where(lte(uploads.createdAt, new Date(now.getTime() - HOUR)));
}

const SHOWN = {
  id: uploads.id,
  name: uploads.name,
  size: sql<number>`octet_length(${uploads.bytes})`,
  options: uploads.options,
  state: uploads.state,
  isInterrupted,
  done: uploads.done,
  total: uploads.total,
  refusal: uploads.refusal,
  preview: uploads.preview,
  hasChanged: uploads.hasChanged,
  result: uploads.result,
  createdAt: uploads.createdAt,
};

export async function findUpload(db: Queryable, id: string, now: Date) {
  const [found] = await db
    .select(SHOWN)
    .from(uploads)
    .where(and(eq(uploads.id, id), isKept(now)));
  return found && { ...found, expiresAt: expiry(found.createdAt) };
}

/** The last upload of a device that is not done. */
export async function findOpenUpload(db: Queryable, sessionId: number, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.sessionId, sessionId), ne(uploads.state, 'done'), isKept(now)))
    .orderBy(desc(uploads.createdAt))
    .limit(1);
  return found?.id ?? null;
}

export interface UploadJob {
  id: string;
  job: number;
  name: string;
  bytes: Buffer;
  options: UploadOptions;
}

/** What a job works on; undefined when a newer one has begun. */
export async function readUpload(db: Queryable, id: string, job: number): Promise<UploadJob | undefined> {
  const { name, bytes, options } = uploads;
  const [found] = await db
    .select({ id: uploads.id, job: uploads.job, name, bytes, options })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.job, job)));
  return found;
}

/** Begins a job, unless the upload is being imported. Returns its number. */
export async function beginJob(
  db: Queryable,
  id: string,
  state: 'checking' | 'importing',
  now: Date,
  options?: UploadOptions,
): Promise<number | null> {
  const [begun] = await db
    .update(uploads)
    .set({
      ...(options && { options }),
      state,
      job: sql`${uploads.job} + 1`,
      done: 0,
      total: 0,
      beatAt: sql`now()`,
      hasChanged: false,
      refusal: null,
    })
    .where(
      and(eq(uploads.id, id), isKept(now), sql`(${uploads.state} not in ('importing', 'done') or ${isInterrupted})`),
    )
    .returning({ job: uploads.job });
  return begun?.job ?? null;
}

type JobKey = Pick<UploadJob, 'id' | 'job'>;
const isJob = ({ id, job }: JobKey) => and(eq(uploads.id, id), eq(uploads.job, job));

export async function beat(db: Queryable, key: JobKey, progress: { done: number; total: number }): Promise<void> {
  await db
    .update(uploads)
    .set({ ...progress, beatAt: sql`now()` })
    .where(isJob(key));
}

type JobEnd =
  | { state: 'ready'; preview: Preview; hasChanged?: boolean }
  | { state: 'refused'; refusal: UploadRefusal }
  | { state: 'done'; result: FileCounts };

export async function endJob(db: Queryable, key: JobKey, end: JobEnd): Promise<void> {
  await db.update(uploads).set(end).where(isJob(key));
}

/** The job was ended from outside, unless it had just done its work. */
export async function refuseJob(db: Queryable, key: JobKey, refusal: UploadRefusal): Promise<void> {
  await db
    .update(uploads)
    .set({ state: 'refused', refusal })
    .where(and(isJob(key), ne(uploads.state, 'done')));
}

/** The job failed for a reason of ours: the next request says that it was interrupted. */
export async function abandonJob(db: Queryable, key: JobKey): Promise<void> {
  await db
    .update(uploads)
    .set({ beatAt: sql`now() - interval '1 day'` })
    .where(isJob(key));
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), ne(uploads.state, 'importing')));
}

/** Until the transaction ends, on all nodes. */
export async function lockImports(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}
