import type { DeskGallery, GalleryFields } from '#contract/desk/photos.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { insertGallery } from '#server/db/photos/photos.ts';
import type { Database } from '#server/db/transactions.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import {
  claimSubject,
  galleryTags,
  galleryTitle,
  personOf,
  readGallery,
  requireGallery,
} from '#server/commands/steps/gallery-record.ts';

/** [GA1] */
export const addGallery = (db: Database, actor: Actor, fields: GalleryFields): Promise<DeskGallery> =>
  runCommand(db, actor, async (tx) => {
    const subjectKey = await claimSubject(tx, fields, null);
    const key = subjectKey ?? (fields.of === 'event' ? slug(`${fields.heldOn} ${fields.titleBg}`) : '');
    const id = await insertGallery(tx, { key, fields, addedById: personOf(actor.who) });
    const gallery = await requireGallery(tx, id, { lock: false });
    return {
      result: await readGallery(tx, id, actor.who),
      change: {
        what: 'add_gallery',
        about: galleryTitle(gallery),
        subject: `gallery:${id}`,
        after: fields,
        tags: await galleryTags(tx, gallery),
      },
    };
  });
