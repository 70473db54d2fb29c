import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idText } from '#contract/http/shared.ts';
import type { Language } from '#contract/language.ts';
import {
  COMPARISON_KINDS,
  filePaths,
  MOMENT_FORMATS,
  PART_MOMENTS,
  SOCIAL_PICTURE_KINDS,
  WHOLE_MOMENTS,
} from '#contract/paths.ts';
import type { CardSubject } from '#contract/social-card.ts';
import { createResponse, type CachedResponse } from '#server/cache/cached-response.ts';
import { createResponseCache, type ResponseCache } from '#server/cache/response-cache.ts';
import { sendResponse } from '#server/cache/send-response.ts';
import { createTagCollector } from '#server/cache/tag-collector.ts';
import { ApiError } from '#server/errors.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { presentLeague } from '#server/league/league-presenter.ts';
import { collecting, fetchWith, type ReadApi } from '#server/render/page-api.ts';
import type { Pages } from '#server/render/page-bundle.ts';
import { pageLanguage } from '#server/render/page-language.ts';
import { replaceImages } from './card-images.ts';
import type { Drawing } from './draw-card.tsx';
import { lookOn, readOwnPicture } from '#server/pictures/league-look.ts';
import type { DrawingQueue } from '#server/workers/drawing-queue.ts';

interface PictureOptions {
  pages: Pages;
  readApi: ReadApi;
  cache: ResponseCache;
  publicUrl: string;
  league: CurrentLeague;
  queue: DrawingQueue;
}

/** What is to be drawn, cached until one of its tags is dropped. */
interface KnownDrawing extends CachedResponse {
  drawing: Drawing;
}

const DRAWN_BYTES = 32 * 1024 * 1024;
/** How long a picture that had to be drawn without its images is cached. */
const POOR_SECONDS = 60;

/** Social pictures. Cards are cached by tags, drawings by their content, so that the same content is drawn once. */
export function pictureRoutes(
  app: FastifyInstance,
  { pages, readApi, cache, publicUrl, league, queue }: PictureOptions,
) {
  const drawn = createResponseCache({ maxBytes: DRAWN_BYTES });

  async function load(subject: CardSubject, language: Language): Promise<KnownDrawing> {
    const { loadCard } = await pages.load();
    const collector = createTagCollector();
    const fetchApi = fetchWith(collecting(readApi, collector));
    const settings = presentLeague(league);
    const card = await loadCard(subject, { language, league: settings, fetchApi });
    const used = collector.collected();
    if (!card) throw new ApiError('not_found', `There is no such ${subject.kind}`);
    const format = 'format' in subject ? subject.format : undefined;
    const drawing = {
      card,
      league: settings.name[language],
      look: lookOn('dark', settings.identity),
      host: new URL(publicUrl).host,
      format,
    };
    const answer = createResponse(JSON.stringify(drawing), {
      type: 'application/json',
      tags: used.tags,
      // Without a tag nothing would drop it.
      freshUntil: used.tags.length > 0 ? used.freshUntil : 0,
    });
    return { ...answer, drawing };
  }

  async function draw(drawing: Drawing): Promise<CachedResponse> {
    const of = { type: 'image/png', tags: [], freshUntil: Number.POSITIVE_INFINITY };
    try {
      const complete = await replaceImages(drawing, (address) => readOwnPicture(app, address));
      return createResponse(await toPicture(complete), of);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      app.log.warn({ err: error, kind: drawing.card.kind }, 'picture drawn without its images');
      const bare = await replaceImages(drawing, async () => null);
      return createResponse(await toPicture(bare), {
        ...of,
        freshUntil: Date.now() + POOR_SECONDS * 1000,
      });
    }
  }

  const toPicture = async (drawing: Drawing) => Buffer.from(await queue.run({ kind: 'picture', drawing }));

  async function answer(subject: CardSubject, request: FastifyRequest, reply: FastifyReply) {
    // A picture URL gives the same picture to everybody, so cookies are ignored.
    const language = pageLanguage(request.url);
    const key = `card ${language} ${JSON.stringify(subject)}`;
    try {
      const { drawing, etag } = (await cache.getOrCreate(key, () => load(subject, language))) as KnownDrawing;
      const picture = await drawn.getOrCreate(etag, () => draw(drawing));
      reply.hijack();
      sendResponse(request.raw, reply.raw, picture, headersOf(drawing));
      return reply;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      if (!(error instanceof ApiError))
        request.log.error({ err: error, route: request.routeOptions.url }, 'picture failed');
      throw error instanceof ApiError ? error : new ApiError('unavailable', 'The picture cannot be drawn just now');
    }
  }

  const serveAt = (path: string, subjectOf: (id: number, part: number) => CardSubject) =>
    app.get<{ Params: { id: string; part?: string } }>(path, (request, reply) => {
      const { id, part = id } = request.params;
      return answer(subjectOf(toId(id), toId(part)), request, reply);
    });
  for (const kind of SOCIAL_PICTURE_KINDS) serveAt(filePaths.socialPicture(kind, ':id'), (id) => ({ kind, id }));
  serveAt(filePaths.goalPicture(':id', ':part'), (id, part) => ({ kind: 'goal', id, part }));
  for (const kind of COMPARISON_KINDS)
    serveAt(filePaths.comparisonPicture(kind, ':id', ':part'), (id, part) => ({ kind, id, part }));
  for (const format of MOMENT_FORMATS) {
    for (const kind of WHOLE_MOMENTS)
      serveAt(filePaths.momentPicture(format, { kind, id: ':id' }), (id) => ({ kind, id, format }));
    for (const kind of PART_MOMENTS)
      serveAt(filePaths.momentPicture(format, { kind, id: ':id', part: ':part' }), (id, part) => ({
        kind,
        id,
        part,
        format,
      }));
  }
  app.get(filePaths.defaultPicture, (request, reply) => answer({ kind: 'league' }, request, reply));
}

function toId(text: string): number {
  const { success, data } = idText.safeParse(text);
  if (!success) throw new ApiError('bad_request', 'Malformed id');
  return data;
}

const headersOf = ({ card }: Drawing) => ({
  'cache-control': `public, max-age=${'live' in card && card.live ? 10 : 60}`,
  'cross-origin-resource-policy': 'cross-origin',
});
