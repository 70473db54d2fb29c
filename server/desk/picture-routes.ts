import type { FastifyInstance } from 'fastify';
import { deskPaths, PICTURE_BYTES } from '#contract/desk/paths.ts';
import { pictureQuerySchema, type UploadedPicture } from '#contract/desk/pictures.ts';
import { idText } from '#contract/http/shared.ts';
import { runOnce } from '#server/commands/run-command.ts';
import { findPictureById, storeUpload } from '#server/db/desk/pictures.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';
import { PICTURE_HEADERS } from '#server/http/media-routes.ts';
import type { PictureConverter } from '#server/pictures/picture-converter.ts';
import { actorAt } from './actor.ts';
import { readInput } from './read-input.ts';

/** Only a hint: what an upload is, its bytes say. */
const PICTURE_TYPE = /^(image\/[\w.+-]+|application\/octet-stream)$/i;

interface PictureOptions {
  db: Database;
  converter: PictureConverter;
  now: () => Date;
}

export function pictureRoutes(app: FastifyInstance, { db, converter, now }: PictureOptions) {
  const actorOf = actorAt(now);
  app.addContentTypeParser(PICTURE_TYPE, { parseAs: 'buffer', bodyLimit: PICTURE_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    deskPaths.pictures,
    { config: { access: 'news', takes: PICTURE_TYPE }, bodyLimit: PICTURE_BYTES },
    async (request, reply): Promise<UploadedPicture> => {
      const { body, query } = request;
      const { purpose } = readInput(pictureQuerySchema, query, 'The purpose');
      if (!Buffer.isBuffer(body)) throw new ApiError('unsupported_media_type', 'Send the bytes of a picture');
      const converted = await converter.convert(body, purpose);
      void reply.code(201);
      return runOnce(db, actorOf(request), (tx) => storeUpload(tx, converted, now()));
    },
  );

  /** For organisers also pictures that the public must not see, such as of minors. */
  app.get<{ Params: { pictureId: string } }>(deskPaths.picture(':pictureId'), async ({ params }, reply) => {
    const picture = await findPictureById(db, readInput(idText, params.pictureId, 'The id of the picture'));
    if (!picture) throw new ApiError('not_found', 'There is no such picture');
    return reply.headers(PICTURE_HEADERS).type(picture.type).send(picture.bytes);
  });
}
