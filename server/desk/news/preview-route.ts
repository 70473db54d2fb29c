import type { FastifyInstance } from 'fastify';
import { articlePreviewSchema, previewEndpoints } from '#contract/desk/news.ts';
import { presentArticle } from '#server/api/news/news-presenter.ts';
import { findUnsavedArticle } from '#server/db/news/news.ts';
import type { Reader } from '#server/db/queryable.ts';
import { readInput } from '#server/desk/read-input.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { ApiError } from '#server/errors.ts';
import type { RenderArticle } from '#server/render/article-preview.ts';

interface PreviewOptions {
  reader: Reader;
  renderArticle: RenderArticle;
  now: () => Date;
}

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * The public page of an article that nobody has published, or not like this. A form sends it into a frame, so that it is a
 * document with a policy of its own; nothing is stored.
 */
export const previewRoute = (app: FastifyInstance, { reader, renderArticle, now }: PreviewOptions) =>
  serveDesk(app, previewEndpoints, now, {
    previewArticle: async ({ body, actor, reply }) => {
      const { id, article, language, theme } = readInput(articlePreviewSchema, parse(body), 'The preview');
      const row = await findUnsavedArticle(reader, id, article, actor.at);
      const html = await renderArticle(presentArticle(row), { language, theme });
      return reply.headers(HEADERS).type('text/html; charset=utf-8').send(html);
    },
  });

function parse(form: Buffer): unknown {
  try {
    return JSON.parse(String(new URLSearchParams(form.toString()).get('preview')));
  } catch {
    throw new ApiError('bad_request', 'The preview is not valid');
  }
}
