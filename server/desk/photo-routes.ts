import type { FastifyInstance } from 'fastify';
import { photoEndpoints } from '#contract/desk/photos.ts';
import { addGallery } from '#server/commands/photos/add-gallery.ts';
import { addPhoto } from '#server/commands/photos/add-photo.ts';
import { deleteGallery } from '#server/commands/photos/delete-gallery.ts';
import { deletePhoto } from '#server/commands/photos/delete-photo.ts';
import { editGallery } from '#server/commands/photos/edit-gallery.ts';
import { editPhoto } from '#server/commands/photos/edit-photo.ts';
import { readGallery, requireGallery } from '#server/commands/steps/gallery-record.ts';
import { orderPhotos } from '#server/commands/photos/order-photos.ts';
import { restorePhoto } from '#server/commands/photos/restore-photo.ts';
import { listGalleries, listGallerySubjects } from '#server/db/photos/photos.ts';
import type { Database } from '#server/db/transactions.ts';
import type { PictureConverter } from '#server/pictures/picture-converter.ts';
import { serveDesk } from './serve-desk.ts';

interface PhotoOptions {
  db: Database;
  converter: PictureConverter;
  now: () => Date;
}

/** Galleries of photos, for organisers, editors and photographers. */
export const photoRoutes = (app: FastifyInstance, { db, converter, now }: PhotoOptions) =>
  serveDesk(app, photoEndpoints, now, {
    listGalleries: async () => ({ galleries: await listGalleries(db) }),
    listGallerySubjects: ({ query, actor }) => listGallerySubjects(db, actor.at, query.team ?? null),
    getGallery: ({ params, actor }) => readGallery(db, params.galleryId, actor.who),
    addGallery: ({ body, actor }) => addGallery(db, actor, body),
    editGallery: ({ params, body, actor }) => editGallery(db, actor, { ...body, ...params }),
    deleteGallery: ({ params, actor }) => deleteGallery(db, actor, params),
    addPhoto: async ({ params, body, actor }) => {
      // Nothing is converted for a gallery that is gone.
      await requireGallery(db, params.galleryId, { lock: false });
      return addPhoto(db, actor, { ...params, files: await converter.convertPhoto(body) });
    },
    orderPhotos: ({ params, body, actor }) => orderPhotos(db, actor, { ...params, ...body }),
    editPhoto: ({ params, body, actor }) => editPhoto(db, actor, { ...params, ...body }),
    deletePhoto: ({ params, actor }) => deletePhoto(db, actor, params),
    restorePhoto: ({ params, actor }) => restorePhoto(db, actor, params),
  });
