import type { DeskGallery } from '#contract/desk/photos.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { isWholeOrder, mayChangePhotos } from '#domain/photos/photos.ts';
import { listPhotos, updatePositions } from '#server/db/photos/photos.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import {
  galleryTags,
  galleryTitle,
  readGallery,
  requireGallery,
  requireOwn,
} from '#server/commands/steps/gallery-record.ts';

/** [GA3] [GA4] The order is of the whole gallery, so it is changed by whoever may change the gallery. */
export const orderPhotos = (
  db: Database,
  actor: Actor,
  { galleryId, photos: order }: { galleryId: number; photos: readonly number[] },
): Promise<DeskGallery> =>
  runCommand(db, actor, async (tx) => {
    const gallery = await requireGallery(tx, galleryId, { lock: true });
    requireOwn(mayChangePhotos(actor.who, gallery.addedById));
    const before = (await listPhotos(tx, galleryId)).map(({ id }) => id);
    if (!isWholeOrder(before, order))
      throw new ApiError('refused', 'Photos came or went meanwhile', 'other_photos' satisfies DeskReason);
    await updatePositions(tx, order);
    return {
      result: await readGallery(tx, galleryId, actor.who),
      change: order.every((id, at) => before[at] === id)
        ? null
        : {
            what: 'order_photos',
            about: galleryTitle(gallery),
            subject: `gallery:${galleryId}`,
            tags: await galleryTags(tx, gallery),
          },
    };
  });
