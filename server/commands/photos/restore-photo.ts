import type { DeskPhoto } from '#contract/desk/photos.ts';
import { mayChangePhotos } from '#domain/photos/photos.ts';
import { findLastJournalEntry } from '#server/db/journal/journal.ts';
import { violationOf } from '#server/db/pg-errors.ts';
import { restorePhotoRow } from '#server/db/photos/photos.ts';
import { keepPictures } from '#server/db/pictures/pictures.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import {
  galleryTags,
  galleryTitle,
  presentPhoto,
  requireGallery,
  requireOwn,
  requirePhoto,
} from '#server/commands/steps/gallery-record.ts';

/** [GA4] Brings a removed photo back where it stood. */
export const restorePhoto = (db: Database, actor: Actor, { photoId: id }: { photoId: number }): Promise<DeskPhoto> =>
  runCommand(db, actor, async (tx) => {
    const row = await findRemoved(tx, id);
    if (!row) throw new ApiError('not_found', `No photo ${id} was removed`);
    requireOwn(mayChangePhotos(actor.who, row.added_by_id));
    const pictures = Object.entries(row).flatMap(([name, value]) =>
      PICTURES.test(name) && typeof value === 'number' ? [value] : [],
    );
    if (!(await keepPictures(tx, pictures))) throw gone();
    await restorePhotoRow(tx, row);
    const photo = await requirePhoto(tx, id);
    const gallery = await requireGallery(tx, photo.galleryId, { lock: false });
    return {
      result: presentPhoto(photo, actor.who),
      change: {
        what: 'restore_photo',
        about: galleryTitle(gallery),
        subject: `photo:${id}`,
        tags: await galleryTags(tx, gallery),
      },
    };
  }).catch((error: unknown) => {
    throw violationOf(error) ? gone() : error;
  });

const PICTURES = /^(picture|(large|medium|small)(_avif)?)_id$/;

interface RemovedPhoto {
  added_by_id: number | null;
}

async function findRemoved(tx: Queryable, id: number): Promise<RemovedPhoto | null> {
  const entry = await findLastJournalEntry(tx, `photo:${id}`, ['delete_photo', 'restore_photo']);
  return entry?.what === 'delete_photo' ? (entry.before as { photo: RemovedPhoto }).photo : null;
}

const gone = () => new ApiError('refused', 'Its files or its gallery are gone, or it is back already', 'gone');
