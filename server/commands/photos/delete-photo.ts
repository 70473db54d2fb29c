import { mayChangePhotos } from '#domain/photos/photos.ts';
import { deletePhotoRow } from '#server/db/photos/photos.ts';
import type { Database } from '#server/db/transactions.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import {
  galleryTags,
  galleryTitle,
  requireGallery,
  requireOwn,
  requirePhoto,
} from '#server/commands/steps/gallery-record.ts';

/** [GA4] The journal keeps all of it, so that it can be restored while its files are there. */
export const deletePhoto = (db: Database, actor: Actor, { photoId: id }: { photoId: number }): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const photo = await requirePhoto(tx, id);
    requireOwn(mayChangePhotos(actor.who, photo.addedById));
    const gallery = await requireGallery(tx, photo.galleryId, { lock: false });
    const before = await deletePhotoRow(tx, id);
    return {
      result: undefined,
      change: {
        what: 'delete_photo',
        about: galleryTitle(gallery),
        subject: `photo:${id}`,
        before,
        tags: await galleryTags(tx, gallery),
      },
    };
  });
