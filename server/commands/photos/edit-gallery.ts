import type { DeskGallery, GalleryFields } from '#contract/desk/photos.ts';
import { mayChangePhotos } from '#domain/photos/photos.ts';
import { updateGallery } from '#server/db/photos/photos.ts';
import type { Database } from '#server/db/transactions.ts';
import { journalChanges } from '#server/commands/steps/journal-changes.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import {
  claimSubject,
  galleryFieldsOf,
  galleryTags,
  galleryTitle,
  readGallery,
  requireGallery,
  requireOwn,
} from '#server/commands/steps/gallery-record.ts';

/** [GA1] [GA4] Changes what a gallery is of, and who took its photos. */
export const editGallery = (
  db: Database,
  actor: Actor,
  { galleryId: id, version, ...fields }: GalleryFields & { galleryId: number; version: string },
): Promise<DeskGallery> =>
  runCommand(db, actor, async (tx) => {
    const stored = await requireGallery(tx, id, { lock: true });
    requireOwn(mayChangePhotos(actor.who, stored.addedById));
    await refuseConflict(tx, `gallery:${id}`, galleryFieldsOf(stored), version);
    await claimSubject(tx, fields, id);
    await updateGallery(tx, id, fields);
    const now = await requireGallery(tx, id, { lock: false });
    const changes = journalChanges(galleryFieldsOf(stored), galleryFieldsOf(now));
    return {
      result: await readGallery(tx, id, actor.who),
      change: changes && {
        what: 'edit_gallery',
        about: galleryTitle(now),
        subject: `gallery:${id}`,
        ...changes,
        tags: await galleryTags(tx, stored, now),
      },
    };
  });
