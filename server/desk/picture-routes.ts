import type { FastifyInstance } from 'fastify';
import { pictureEndpoints } from '#contract/desk/pictures.ts';
import { runOnce } from '#server/commands/run-command.ts';
import { findPictureById, storeUpload } from '#server/db/pictures/pictures.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { PICTURE_HEADERS } from '#server/http/media-routes.ts';
import type { PictureConverter } from '#server/pictures/picture-converter.ts';
import { serveDesk } from './serve-desk.ts';

interface PictureOptions {
  db: Database;
  converter: PictureConverter;
  now: () => Date;
}

export const pictureRoutes = (app: FastifyInstance, { db, converter, now }: PictureOptions) =>
  serveDesk(app, pictureEndpoints, now, {
    uploadPicture: async ({ query, body, actor }) => {
      const converted = await converter.convert(body, query.purpose);
      return runOnce(db, actor, (tx) => storeUpload(tx, converted, actor.at));
    },
    getPicture: async ({ params, reply }) => {
      const picture = await findPictureById(db, params.pictureId);
      if (!picture) throw new ApiError('not_found', 'There is no such picture');
      return reply.headers(PICTURE_HEADERS).type(picture.type).send(picture.bytes);
    },
  });
