import type { DeskPhoto, PhotoCaptions } from '#contract/desk/photos.ts';
import { mayChangePhotos } from '#domain/photos/photos.ts';
import { updateCaptions } from '#server/db/photos/photos.ts';
import type { Database } from '#server/db/transactions.ts';
import { journalChanges } from '#server/commands/steps/journal-changes.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import {
  captionsOf,
  galleryTags,
  galleryTitle,
  presentPhoto,
  requireGallery,
  requireOwn,
  requirePhoto,
} from '#server/commands/steps/gallery-record.ts';

/** [GA4] Changes what is written under a photo. */
export const editPhoto = (
  db: Database,
  actor: Actor,
  { photoId: id, version, ...captions }: PhotoCaptions & { photoId: number; version: string },
): Promise<DeskPhoto> =>
  runCommand(db, actor, async (tx) => {
    const stored = await requirePhoto(tx, id);
    requireOwn(mayChangePhotos(actor.who, stored.addedById));
    const [before, after] = [captionsOf(stored), captionsOf(captions)];
    const changes = journalChanges(before, after);
    if (!changes) return { result: presentPhoto(stored, actor.who), change: null };
    await refuseConflict(tx, `photo:${id}`, before, version);
    await updateCaptions(tx, id, after);
    const gallery = await requireGallery(tx, stored.galleryId, { lock: false });
    return {
      result: presentPhoto({ ...stored, ...after }, actor.who),
      change: {
        what: 'edit_photo',
        about: galleryTitle(gallery),
        subject: `photo:${id}`,
        ...changes,
        tags: await galleryTags(tx, gallery),
      },
    };
  });
