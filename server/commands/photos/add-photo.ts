import type { DeskPhoto } from '#contract/desk/photos.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { MAX_PHOTOS, nextPosition } from '#domain/photos/photos.ts';
import { freeKey } from '#server/db/free-key.ts';
import { insertPhoto, listPhotos } from '#server/db/photos/photos.ts';
import { keepPictures, storeUpload } from '#server/db/pictures/pictures.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import type { ConvertedPhoto, ConvertedPicture } from '#server/pictures/convert-picture.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import {
  galleryTags,
  galleryTitle,
  personOf,
  presentPhoto,
  requireGallery,
  requirePhoto,
} from '#server/commands/steps/gallery-record.ts';

/** [GA2] Adds a photo after the others; one that is in the gallery already stays where it is. */
export const addPhoto = (
  db: Database,
  actor: Actor,
  { galleryId, files }: { galleryId: number; files: ConvertedPhoto },
): Promise<DeskPhoto> =>
  runCommand(db, actor, async (tx) => {
    const gallery = await requireGallery(tx, galleryId, { lock: true });
    const photos = await listPhotos(tx, galleryId);
    const store = async (picture: ConvertedPicture) => (await storeUpload(tx, picture, actor.at)).id;
    const pictureId = await store(files.large.webp);
    const same = photos.find((photo) => photo.pictureId === pictureId);
    if (same) {
      await keepPictures(tx, [pictureId]);
      return { result: presentPhoto(same, actor.who), change: null };
    }
    if (photos.length >= MAX_PHOTOS)
      throw new ApiError('refused', `A gallery has at most ${MAX_PHOTOS} photos`, 'full_gallery' satisfies DeskReason);
    const pictures = {
      pictureId,
      largeAvifId: await store(files.large.avif),
      mediumId: await store(files.medium.webp),
      mediumAvifId: await store(files.medium.avif),
      smallId: await store(files.small.webp),
      smallAvifId: await store(files.small.avif),
    };
    await keepPictures(tx, Object.values(pictures));
    const position = nextPosition(photos.map((photo) => photo.position));
    const key = await freeKey(tx, 'photos', `${gallery.key}-${position}`);
    const id = await insertPhoto(tx, { ...pictures, key, galleryId, position, addedById: personOf(actor.who) });
    return {
      result: presentPhoto(await requirePhoto(tx, id), actor.who),
      change: {
        what: 'add_photo',
        about: galleryTitle(gallery),
        subject: `gallery:${galleryId}`,
        tags: await galleryTags(tx, gallery),
      },
    };
  });
