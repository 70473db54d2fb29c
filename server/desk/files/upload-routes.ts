import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  importRequestSchema,
  uploadOptionsSchema,
  uploadQuerySchema,
  type CreatedUpload,
  type Upload,
  type UploadOptions,
} from '#contract/desk/files.ts';
import { deskPaths, UPLOAD_BYTES } from '#contract/desk/paths.ts';
import { runOnce, sessionOf } from '#server/commands/run-command.ts';
import { beginJob, deleteUpload, findUpload, insertUpload } from '#server/db/desk/uploads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { actorAt } from '#server/desk/actor.ts';
import { readInput } from '#server/desk/read-input.ts';
import { ApiError } from '#server/errors.ts';
import { createUploadJobs, type Job, type UploadJobOptions } from './upload-jobs.ts';

/** What the browser calls a file says little: its bytes decide what it is. */
const FILE_TYPE = /^application\/octet-stream$/i;
const OPTIONS_BYTES = 1024 * 1024;

type Named = { Params: { uploadId: string } };

/** Files that are looked at before they are imported. A request that is repeated under its key begins no job. */
export function uploadRoutes(app: FastifyInstance, options: Omit<UploadJobOptions, 'log'>) {
  const { db, now } = options;
  const actorOf = actorAt(now);
  const jobs = createUploadJobs({ ...options, log: app.log });
  app.addHook('onClose', () => jobs.settle());
  app.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    deskPaths.uploads,
    { config: { takes: FILE_TYPE }, bodyLimit: UPLOAD_BYTES },
    async (request, reply): Promise<CreatedUpload> => {
      const { body, query } = request;
      const { name } = readInput(uploadQuerySchema, query, 'The name of the file');
      if (!Buffer.isBuffer(body)) throw new ApiError('unsupported_media_type', 'Send the bytes of a file');
      const actor = actorOf(request);
      const begun: Job[] = [];
      const created = await runOnce(db, actor, async (tx) => {
        const id = randomBytes(16).toString('base64url');
        const options = { table: null, prune: false, corrections: [] };
        await insertUpload(tx, { id, sessionId: sessionOf(actor), name, bytes: body, options }, now());
        begun.push({ id, job: 1 });
        return { id };
      });
      begun.forEach(jobs.check);
      void reply.code(201);
      return created;
    },
  );

  // An id is a secret of ours; PostgreSQL takes no text with a NUL.
  app.addHook('preHandler', async ({ params }) => {
    const { uploadId } = params as Partial<Named['Params']>;
    if (uploadId !== undefined && !/^[\w-]{1,64}$/.test(uploadId)) throw unknown();
  });

  app.get<Named>(deskPaths.upload(':uploadId'), async ({ params }): Promise<Upload> => {
    const found = await findUpload(db, params.uploadId, now());
    if (!found) throw unknown();
    const { isInterrupted, done, total, createdAt: _, expiresAt, state, ...upload } = found;
    return {
      ...upload,
      state: isInterrupted ? 'interrupted' : state,
      progress: { done, total },
      expiresAt: expiresAt.toISOString(),
    };
  });

  app.put<Named>(deskPaths.upload(':uploadId'), { bodyLimit: OPTIONS_BYTES }, async (request, reply) => {
    const { uploadId: id } = request.params;
    const options = readInput(uploadOptionsSchema, request.body, 'How the file is read');
    const begun: Job[] = [];
    await runOnce(db, actorOf(request), async (tx) => {
      begun.push(await begin(tx, id, 'checking', options));
    });
    begun.forEach(jobs.check);
    return reply.code(202).send({});
  });

  app.post<Named>(deskPaths.importUpload(':uploadId'), async (request, reply) => {
    const { uploadId: id } = request.params;
    const { digest } = readInput(importRequestSchema, request.body, 'The request');
    const actor = actorOf(request);
    const begun: Job[] = [];
    await runOnce(db, actor, async (tx) => {
      const found = await findUpload(tx, id, now());
      if (found?.preview?.digest !== digest || found.state !== 'ready') throw await refusal(tx, id);
      begun.push(await begin(tx, id, 'importing'));
    });
    // The key is of this request, which ends before the import does.
    for (const job of begun) jobs.import(job, digest, { who: actor.who, at: actor.at });
    return reply.code(202).send({});
  });

  app.delete<Named>(deskPaths.upload(':uploadId'), async (request, reply) => {
    await runOnce(db, actorOf(request), (tx) => deleteUpload(tx, request.params.uploadId));
    return reply.code(204).send();
  });

  async function begin(
    tx: Queryable,
    id: string,
    state: 'checking' | 'importing',
    options?: UploadOptions,
  ): Promise<Job> {
    const job = await beginJob(tx, id, state, now(), options);
    if (job === null) throw await refusal(tx, id);
    return { id, job };
  }

  const unknown = () => new ApiError('not_found', 'There is no such upload, or it is more than an hour old');

  async function refusal(tx: Queryable, id: string): Promise<ApiError> {
    const found = await findUpload(tx, id, now());
    if (!found) return unknown();
    return found.state === 'done'
      ? new ApiError('refused', 'It was imported already', 'imported')
      : new ApiError('refused', 'This is not the preview that was shown last', 'preview_changed');
  }
}
