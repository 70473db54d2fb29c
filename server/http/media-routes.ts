import type { FastifyInstance } from 'fastify';
import { nextMidnight } from '#domain/formatting/sofia-time.ts';
import { createResponse } from '#server/cache/cached-response.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { sendResponse } from '#server/cache/send-response.ts';
import { findPicture } from '#server/db/pictures/find-picture.ts';
import type { Reader } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

export const PICTURE_HEADERS = {
  // An uploaded SVG may contain a script, which must not run when the file is opened directly. Drawing programs write styles
  // into it, which stay in it.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  'x-content-type-options': 'nosniff',
};

const HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', ...PICTURE_HEADERS };

interface Media {
  reader: Reader;
  cache: ResponseCache;
  now(): Date;
}

/** Pictures by digest: the bytes at a URL never change, so browsers may keep them forever, and we keep them in memory. */
export function mediaRoutes(app: FastifyInstance, { reader, cache, now }: Media) {
  async function read(address: string) {
    const picture = await findPicture(reader, address, now());
    if (!picture) throw new ApiError('not_found', 'There is no such picture');
    // A picture may become private, by a change or on a birthday.
    const freshUntil = nextMidnight(now()).getTime();
    return createResponse(picture.bytes, { type: picture.type, tags: ['pictures'], freshUntil });
  }
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params;
    if (!/^[0-9a-f]{24}\.[a-z]{3,4}$/.test(file)) throw new ApiError('not_found', 'There is no such picture');
    const picture = await cache.getOrCreate(`media ${file}`, () => read(`/media/${file}`));
    reply.hijack();
    sendResponse(request.raw, reply.raw, picture, HEADERS);
    return reply;
  });
}
