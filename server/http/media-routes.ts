import type { FastifyInstance } from 'fastify';
import type { Reader } from '../db/reader.ts';
import { findPicture } from '../db/queries/media.ts';
import { ApiError } from '../errors.ts';

/** Pictures by digest: the bytes behind an address never change, so browsers may keep them for ever. */
export function mediaRoutes(app: FastifyInstance, reader: Reader) {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const picture = /^[0-9a-f]{24}\.[a-z]{3,4}$/.test(request.params.file)
      ? await findPicture(reader, `/media/${request.params.file}`)
      : null;
    if (!picture) throw new ApiError('not_found', 'There is no such picture');
    return (
      reply
        .type(picture.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // An uploaded SVG may hold a script; opened on its own it must stay a picture.
        .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
        .send(picture.bytes)
    );
  });
}
