import type { FastifyInstance } from 'fastify';
import type { Reader } from '#server/db/reader.ts';
import { findPicture } from '#server/db/queries/media.ts';
import { ApiError } from '#server/errors.ts';

/** Pictures by digest: the bytes at a URL never change, so browsers may cache them forever. */
export function mediaRoutes(app: FastifyInstance, reader: Reader, now: () => Date) {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const picture = /^[0-9a-f]{24}\.[a-z]{3,4}$/.test(request.params.file)
      ? await findPicture(reader, `/media/${request.params.file}`, now())
      : null;
    if (!picture) throw new ApiError('not_found', 'There is no such picture');
    return (
      reply
        .type(picture.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // An uploaded SVG may contain a script, which must not run when the file is opened directly.
        .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
        .send(picture.bytes)
    );
  });
}
