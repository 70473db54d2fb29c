import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { uploadEndpoints, uploadOptionsSchema, type Upload, type UploadOptions } from '#contract/desk/files.ts';
import { runOnce, sessionOf } from '#server/commands/run-command.ts';
import { beginJob, deleteUpload, findUpload, insertUpload } from '#server/db/league-tables/uploads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { ApiError } from '#server/errors.ts';
import { createUploadJobs, type Job, type UploadJobOptions } from './upload-jobs.ts';

/** Files that are looked at before they are imported. A request that is repeated under its key begins no job. */
export function uploadRoutes(app: FastifyInstance, options: Omit<UploadJobOptions, 'log'>) {
  const { db, now } = options;
  const jobs = createUploadJobs({ ...options, log: app.log });
  app.addHook('onClose', () => jobs.settle());

  serveDesk(app, uploadEndpoints, now, {
    uploadFile: async ({ query: { name }, body, actor }) => {
      const begun: Job[] = [];
      const created = await runOnce(db, actor, async (tx) => {
        const id = randomBytes(16).toString('base64url');
        const options = uploadOptionsSchema.parse({ table: null, prune: false, corrections: [] });
        await insertUpload(tx, { id, sessionId: sessionOf(actor), name, bytes: body, options }, actor.at);
        begun.push({ id, job: 1 });
        return { id };
      });
      begun.forEach(jobs.check);
      return created;
    },
    getUpload: async ({ params, actor }): Promise<Upload> => {
      const found = await findUpload(db, params.uploadId, actor.at);
      if (!found) throw unknown();
      const { isInterrupted, done, total, expiresAt, state, ...upload } = found;
      return {
        ...upload,
        state: isInterrupted ? 'interrupted' : state,
        progress: { done, total },
        expiresAt: expiresAt.toISOString(),
      };
    },
    readUploadAgain: async ({ params, body, actor }) => {
      const begun: Job[] = [];
      await runOnce(db, actor, async (tx) => {
        begun.push(await begin(tx, params.uploadId, 'checking', actor.at, body));
      });
      begun.forEach(jobs.check);
      return {};
    },
    dropUpload: ({ params, actor }) => runOnce(db, actor, (tx) => deleteUpload(tx, params.uploadId)),
    importUpload: async ({ params: { uploadId: id }, body: { digest }, actor }) => {
      const { who, at } = actor;
      const begun: Job[] = [];
      await runOnce(db, actor, async (tx) => {
        const found = await findUpload(tx, id, at);
        if (found?.preview?.digest !== digest || found.state !== 'ready') throw await refusal(tx, id, at);
        begun.push(await begin(tx, id, 'importing', at));
      });
      // The key is of this request, which ends before the import does.
      for (const job of begun) jobs.import(job, digest, { who, at });
      return {};
    },
  });
}

async function begin(
  tx: Queryable,
  id: string,
  state: 'checking' | 'importing',
  at: Date,
  options?: UploadOptions,
): Promise<Job> {
  const job = await beginJob(tx, id, state, at, options);
  if (job === null) throw await refusal(tx, id, at);
  return { id, job };
}

const unknown = () => new ApiError('not_found', 'There is no such upload, or it is more than an hour old');

async function refusal(tx: Queryable, id: string, at: Date): Promise<ApiError> {
  const found = await findUpload(tx, id, at);
  if (!found) return unknown();
  return found.state === 'done'
    ? new ApiError('refused', 'It was imported already', 'imported')
    : new ApiError('refused', 'This is not the preview that was shown last', 'preview_changed');
}
