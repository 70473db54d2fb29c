import type { FileCounts, Preview, UploadOptions, UploadRefusal } from '#contract/desk/files.ts';
import { IMPORT_LOCK } from '#server/db/advisory-locks.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';
import type { uploads } from '#server/db/tables/uploads.ts';

const HOUR = 60 * 60_000;
const expiry = (createdAt: Date) => new Date(createdAt.getTime() + HOUR);
const isKept = (now: Date) => sql`created_at > ${new Date(now.getTime() - HOUR)}`;
/** A job says every second that it runs. */
const isInterrupted = sql`(state in ('checking', 'importing') and beat_at < now() - interval '20 seconds')`;

interface NewUpload {
  id: string;
  sessionId: number | null;
  name: string;
  bytes: Buffer;
  options: UploadOptions;
}

/** In place of those that the same device has sent before. */
export async function insertUpload(tx: Queryable, { options, ...upload }: NewUpload, now: Date): Promise<void> {
  await tx.run(sql`
    delete from uploads where session_id is not distinct from ${upload.sessionId} and state <> 'importing'`);
  await deleteExpiredUploads(tx, now);
  const row = { ...upload, options: sql.json(options), state: 'checking', createdAt: now };
  await tx.run(sql`insert into uploads ${sql.values(row)}`);
}

export async function deleteExpiredUploads(tx: Queryable, now: Date): Promise<void> {
  await tx.run(sql`delete from uploads where not (${isKept(now)})`);
}

type Stored = typeof uploads.$inferSelect;

interface ShownUpload extends Pick<
  Stored,
  'id' | 'name' | 'options' | 'state' | 'done' | 'total' | 'refusal' | 'preview' | 'hasChanged' | 'result' | 'createdAt'
> {
  size: number;
  isInterrupted: boolean;
}

export async function findUpload(db: Queryable, id: string, now: Date) {
  const found = await db.maybe<ShownUpload>(sql`
    select id, name, octet_length(bytes) as size, options, state, ${isInterrupted} as "isInterrupted", done, total, refusal,
      preview, has_changed as "hasChanged", result, created_at as "createdAt"
    from uploads where id = ${id} and ${isKept(now)}`);
  return found && { ...found, expiresAt: expiry(found.createdAt) };
}

/** The last upload of a device that is not done. */
export async function findOpenUpload(db: Queryable, sessionId: number, now: Date): Promise<string | null> {
  const found = await db.maybe<{ id: string }>(sql`
    select id from uploads where session_id = ${sessionId} and state <> 'done' and ${isKept(now)}
    order by created_at desc limit 1`);
  return found?.id ?? null;
}

export interface UploadJob {
  id: string;
  job: number;
  name: string;
  bytes: Buffer;
  options: UploadOptions;
}

type JobKey = Pick<UploadJob, 'id' | 'job'>;
const isJob = ({ id, job }: JobKey) => sql`id = ${id} and job = ${job}`;

/** What a job works on; null when a newer one has begun. */
export const readUpload = (db: Queryable, id: string, job: number): Promise<UploadJob | null> =>
  db.maybe(sql`select id, job, name, bytes, options from uploads where ${isJob({ id, job })}`);

/** Begins a job, unless the upload is being imported. Returns its number. */
export async function beginJob(
  db: Queryable,
  id: string,
  state: 'checking' | 'importing',
  now: Date,
  options?: UploadOptions,
): Promise<number | null> {
  const begun = await db.maybe<{ job: number }>(sql`
    update uploads set state = ${state}, job = job + 1, done = 0, total = 0, beat_at = now(), has_changed = false,
      refusal = null, options = coalesce(${sql.json(options)}, options)
    where id = ${id} and ${isKept(now)} and (state not in ('importing', 'done') or ${isInterrupted})
    returning job`);
  return begun?.job ?? null;
}

export async function beat(
  db: Queryable,
  key: JobKey,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await db.run(sql`update uploads set done = ${done}, total = ${total}, beat_at = now() where ${isJob(key)}`);
}

type JobEnd =
  | { state: 'ready'; preview: Preview; hasChanged?: boolean }
  | { state: 'refused'; refusal: UploadRefusal }
  | { state: 'done'; result: FileCounts };

export async function endJob(db: Queryable, key: JobKey, end: JobEnd): Promise<void> {
  const row = {
    state: end.state,
    preview: 'preview' in end ? sql.json(end.preview) : undefined,
    hasChanged: 'hasChanged' in end ? end.hasChanged : undefined,
    refusal: 'refusal' in end ? end.refusal : undefined,
    result: 'result' in end ? sql.json(end.result) : undefined,
  };
  await db.run(sql`update uploads set ${sql.set(row)} where ${isJob(key)}`);
}

/** The job was ended from outside, unless it had just done its work. */
export async function refuseJob(db: Queryable, key: JobKey, refusal: UploadRefusal): Promise<void> {
  await db.run(sql`
    update uploads set state = 'refused', refusal = ${refusal} where ${isJob(key)} and state <> 'done'`);
}

/** The job failed for a reason of ours: the next request says that it was interrupted. */
export async function abandonJob(db: Queryable, key: JobKey): Promise<void> {
  await db.run(sql`update uploads set beat_at = now() - interval '1 day' where ${isJob(key)}`);
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.run(sql`delete from uploads where id = ${id} and state <> 'importing'`);
}

/** Until the transaction ends, on all nodes. */
export async function lockImports(tx: Queryable): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}
