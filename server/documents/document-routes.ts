import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pagePaths } from '#contract/paths.ts';
import { parseDocument } from '#domain/documents/parse-document.ts';
import { fillIn } from '#domain/league/placeholders.ts';
import { readOwnPicture } from '#server/pictures/league-look.ts';
import { replaceImages } from '#server/social/card-images.ts';
import { HEADERS } from '#server/api/serve.ts';
import { createResponse } from '#server/cache/cached-response.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { sendResponse } from '#server/cache/send-response.ts';
import type { DrawingJob, DrawingQueue } from '#server/workers/drawing-queue.ts';
import { ApiError } from '#server/errors.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { letterheadOf } from './letterhead-of.ts';

const DRAWN_BYTES = 8 * 1024 * 1024;

/** The league's documents as PDF files. Each is drawn once for its text and the settings in it. */
export function documentRoutes(app: FastifyInstance, { league, queue }: { league: CurrentLeague; queue: DrawingQueue }) {
  const drawn = createResponseCache({ maxBytes: DRAWN_BYTES });

  async function draw(job: DrawingJob) {
    const pdf = await queue.run(job).catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      app.log.error({ err: error }, 'document failed');
      throw new ApiError('unavailable', 'The document cannot be drawn just now');
    });
    return createResponse(Buffer.from(pdf), { type: 'application/pdf', tags: [], freshUntil: Number.POSITIVE_INFINITY });
  }

  app.get<{ Params: { number: string } }>(pagePaths.document(':number'), async (request, reply) => {
    const { settings, documents } = league;
    const document = documents.find(({ number }) => String(number) === request.params.number);
    if (!document) throw new ApiError('not_found', 'There is no such document');
    const fill = (text: string) => fillIn(text, settings, 'bg');
    const job: DrawingJob = {
      kind: 'document',
      document: parseDocument(fill(document.title.bg), fill(document.text)),
      letterhead: letterheadOf(settings),
    };
    const key = createHash('sha1').update(JSON.stringify(job)).digest('base64url');
    const response = await drawn.getOrCreate(key, async () =>
      draw(await replaceImages(job, (address) => readOwnPicture(app, address))),
    );
    reply.hijack();
    sendResponse(request.raw, reply.raw, response, HEADERS.settled);
    return reply;
  });
}
