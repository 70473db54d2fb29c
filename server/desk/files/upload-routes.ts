import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  importRequestSchema,
  uploadOptionsSchema,
  uploadQuerySchema,
  type CreatedUpload,
  type Upload,
} from '#contract/desk/files.ts';
import { deskPaths, UPLOAD_BYTES } from '#contract/desk/paths.ts';
import { sessionOf } from '#server/commands/run-command.ts';
import { beginJob, deleteUpload, findUpload, insertUpload } from '#server/db/desk/uploads.ts';
import type { Database } from '#server/db/open.ts';
import { readInput } from '#server/desk/read-input.ts';
import { ApiError } from '#server/errors.ts';
import { createUploadJobs } from './upload-jobs.ts';

/** What the browser calls a file says little: its bytes decide what it is. */
const FILE_TYPE = /^application\/octet-stream$/i;
const OPTIONS_BYTES = 1024 * 1024;

type Named = { Params: { uploadId: string } };

/** Files that are looked at before they are imported. */
export function uploadRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) {
  const jobs = createUploadJobs(db, now, app.log);
  app.addHook('onClose', () => jobs.settle());
  app.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    deskPaths.uploads,
    { config: { takes: FILE_TYPE }, bodyLimit: UPLOAD_BYTES },
    async ({ body, query, who }, reply): Promise<CreatedUpload> => {
      const { name } = readInput(uploadQuerySchema, query, 'The name of the file');
      if (!Buffer.isBuffer(body)) throw new ApiError('unsupported_media_type', 'Send the bytes of a file');
      const id = randomBytes(16).toString('base64url');
      const options = { table: null, prune: false, corrections: [] };
      const sessionId = sessionOf({ who, at: now() });
      await db.transaction((tx) => insertUpload(tx, { id, sessionId, name, bytes: body, options }, now()));
      jobs.check({ id, job: 1 });
      void reply.code(201);
      return { id };
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

  app.put<Named>(deskPaths.upload(':uploadId'), { bodyLimit: OPTIONS_BYTES }, async ({ params, body }, reply) => {
    const options = readInput(uploadOptionsSchema, body, 'How the file is read');
    const job = await beginJob(db, params.uploadId, 'checking', now(), options);
    if (job === null) throw await refusal(params.uploadId);
    jobs.check({ id: params.uploadId, job });
    return reply.code(202).send({});
  });

  app.post<Named>(deskPaths.importUpload(':uploadId'), async ({ params, body, who }, reply) => {
    const { digest } = readInput(importRequestSchema, body, 'The request');
    const found = await findUpload(db, params.uploadId, now());
    if (!found) throw unknown();
    if (found.preview?.digest !== digest || found.state !== 'ready') throw await refusal(params.uploadId);
    const job = await beginJob(db, params.uploadId, 'importing', now());
    if (job === null) throw await refusal(params.uploadId);
    jobs.import({ id: params.uploadId, job }, digest, { who, at: now() });
    return reply.code(202).send({});
  });

  app.delete<Named>(deskPaths.upload(':uploadId'), async ({ params }, reply) => {
    await deleteUpload(db, params.uploadId);
    return reply.code(204).send();
  });

  const unknown = () => new ApiError('not_found', 'There is no such upload, or it is more than an hour old');

  async function refusal(id: string): Promise<ApiError> {
    const found = await findUpload(db, id, now());
    if (!found) return unknown();
    return found.state === 'done'
      ? new ApiError('refused', 'It was imported already', 'imported')
      : new ApiError('refused', 'This is not the preview that was shown last', 'preview_changed');
  }
}
