import { mayRemoveGallery } from '#domain/photos/photos.ts';
import { deleteGalleryRows, listPhotos } from '#server/db/photos/photos.ts';
import type { Database } from '#server/db/transactions.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import {
  galleryFieldsOf,
  galleryTags,
  galleryTitle,
  requireGallery,
  requireOwn,
} from '#server/commands/steps/gallery-record.ts';

/** [GA4] With its photos; their files go as those of other pictures do, when nothing has used them for a day. */
export const deleteGallery = (db: Database, actor: Actor, { galleryId: id }: { galleryId: number }): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const gallery = await requireGallery(tx, id, { lock: true });
    const photos = await listPhotos(tx, id);
    requireOwn(mayRemoveGallery(actor.who, [gallery.addedById, ...photos.map(({ addedById }) => addedById)]));
    await deleteGalleryRows(tx, id);
    return {
      result: undefined,
      change: {
        what: 'delete_gallery',
        about: galleryTitle(gallery),
        subject: `gallery:${id}`,
        before: { ...galleryFieldsOf(gallery), photos: photos.length },
        tags: await galleryTags(tx, gallery),
      },
    };
  });
