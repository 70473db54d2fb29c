import { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idText } from '#contract/http/shared.ts';
import type { Language } from '#contract/language.ts';
import type { PageRequest } from '#contract/page.ts';
import { filePaths, SOCIAL_PICTURE_KINDS } from '#contract/paths.ts';
import type { CardSubject } from '#contract/social-card.ts';
import { league } from '#league.config';
import { prepareAnswer, type Answer } from '../../cache/answer.ts';
import { createAnswerCache, type AnswerCache } from '../../cache/answer-cache.ts';
import { sendAnswer } from '../../cache/send-answer.ts';
import { collectTags } from '../../cache/tag-collector.ts';
import { ApiError } from '../../errors.ts';
import type { Pages } from '../../render/page-bundle.ts';
import { pageLanguage } from '../../render/page-language.ts';
import { replaceImages } from './card-images.ts';
import type { Drawing } from './draw-card.tsx';
import { drawableImage } from './drawable-image.ts';
import { openDrawingQueue } from './drawing-queue.ts';

interface PictureOptions {
  pages: Pages;
  fetchApi: PageRequest['fetchApi'];
  cache: AnswerCache;
  publicUrl: string;
}

/** What is to be drawn, kept like any answer until a tag falls. */
interface KnownDrawing extends Answer {
  drawing: Drawing;
}

const DRAWN_BYTES = 32 * 1024 * 1024;
/** A picture without its images is tried again. */
const POOR_SECONDS = 60;
const RETRY_SECONDS = 5;

/** The pictures of shared pages: the card comes with the data, its drawing by what it says, so that the same is drawn once. */
export function pictureRoutes(app: FastifyInstance, { pages, fetchApi, cache, publicUrl }: PictureOptions) {
  const queue = openDrawingQueue({ startWorker: () => new Worker(pages.drawWorker) });
  app.addHook('onClose', queue.close);
  const drawn = createAnswerCache({ maxBytes: DRAWN_BYTES });

  async function load(subject: CardSubject, language: Language): Promise<KnownDrawing> {
    const { loadCard } = await pages.load();
    const { result: card, ...used } = await collectTags(() => loadCard(subject, { language, fetchApi }));
    if (!card) throw new ApiError('not_found', `There is no such ${subject.kind}`);
    const drawing = { card, league: league.name[language], host: new URL(publicUrl).host };
    const answer = prepareAnswer(JSON.stringify(drawing), {
      type: 'application/json',
      tags: used.tags,
      // Of what bears no tag nobody says that it has changed.
      freshUntil: used.tags.length > 0 ? used.freshUntil : 0,
    });
    return { ...answer, drawing };
  }

  async function draw(drawing: Drawing): Promise<Answer> {
    const of = { type: 'image/png', tags: [], freshUntil: Number.POSITIVE_INFINITY };
    try {
      const card = await replaceImages(drawing.card, readImage);
      return prepareAnswer(await queue.draw({ ...drawing, card }), of);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      app.log.warn({ err: error, kind: drawing.card.kind }, 'picture drawn without its images');
      const card = await replaceImages(drawing.card, async () => null);
      return prepareAnswer(await queue.draw({ ...drawing, card }), {
        ...of,
        freshUntil: Date.now() + POOR_SECONDS * 1000,
      });
    }
  }

  /** Of our own pictures only: what another site keeps is not asked for in its name. */
  async function readImage(address: string): Promise<string | null> {
    if (!/^\/media\/[\w.]+$/.test(address)) return null;
    const { statusCode, headers, rawPayload } = await app.inject({ url: address });
    return statusCode === 200 ? drawableImage(String(headers['content-type']), rawPayload) : null;
  }

  async function answer(subject: CardSubject, request: FastifyRequest, reply: FastifyReply) {
    // A picture is the same for everybody at its address: no cookie has a say.
    const language = pageLanguage(request.query, undefined);
    const key = `card ${language} ${JSON.stringify(subject)}`;
    try {
      const { drawing, etag } = (await cache.answer(key, () => load(subject, language))) as KnownDrawing;
      const picture = await drawn.answer(etag, () => draw(drawing));
      reply.hijack();
      sendAnswer(request.raw, reply.raw, picture, headersOf(drawing));
      return reply;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      if (!(error instanceof ApiError)) app.log.error({ err: error, path: request.url }, 'picture failed');
      reply.header('retry-after', RETRY_SECONDS);
      throw error instanceof ApiError ? error : new ApiError('unavailable', 'The picture cannot be drawn just now');
    }
  }

  for (const kind of SOCIAL_PICTURE_KINDS)
    app.get<{ Params: { id: string } }>(filePaths.socialPicture(kind, ':id'), (request, reply) => {
      const { success, data: id } = idText.safeParse(request.params.id);
      if (!success) throw new ApiError('bad_request', 'Malformed id');
      return answer({ kind, id }, request, reply);
    });
  app.get(filePaths.defaultPicture, (request, reply) => answer({ kind: 'league' }, request, reply));
}

const headersOf = ({ card }: Drawing) => ({
  'cache-control': `public, max-age=${card.kind === 'match' && card.live ? 10 : 60}`,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
});
