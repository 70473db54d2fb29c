import type { DeskGallery, DeskPhoto, GalleryFields, PhotoCaptions } from '#contract/desk/photos.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { Who } from '#domain/desk/permissions.ts';
import { mayChangePhotos, mayRemoveGallery } from '#domain/photos/photos.ts';
import {
  findGallery,
  findPhoto,
  findSubjectKey,
  isTaken,
  listPhotos,
  type StoredGallery,
  type StoredPhoto,
} from '#server/db/photos/photos.ts';
import { hasSeveralPhotos, listMatchesShowing } from '#server/db/photos/public-photos.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Tag } from '#server/db/tags.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { versionOf, withVersion } from './refuse-conflict.ts';

export const personOf = (who: Who): number | null => (who.kind === 'session' ? who.personId : null);

/** In this order: the version is a digest of their text. */
export function galleryFieldsOf(row: StoredGallery): GalleryFields {
  const { photographer } = row;
  if (row.matchId !== null) return { of: 'match', matchId: row.matchId, photographer };
  if (row.gameweekId !== null) return { of: 'gameweek', gameweekId: row.gameweekId, photographer };
  return {
    of: 'event',
    titleBg: row.titleBg ?? '',
    titleEn: row.titleEn ?? '',
    heldOn: row.heldOn ?? '',
    photographer,
  };
}

export const captionsOf = ({ captionBg, captionEn }: PhotoCaptions): PhotoCaptions => ({ captionBg, captionEn });

export const presentPhoto = (photo: StoredPhoto, who: Who): DeskPhoto => ({
  ...withVersion(captionsOf(photo)),
  id: photo.id,
  small: photo.small,
  large: photo.large,
  mayChange: mayChangePhotos(who, photo.addedById),
});

export async function readGallery(db: Queryable, galleryId: number, who: Who): Promise<DeskGallery> {
  const gallery = await requireGallery(db, galleryId, { lock: false });
  const photos = await listPhotos(db, galleryId);
  const fields = galleryFieldsOf(gallery);
  const { id, name, nameLatin, number, day, addedById } = gallery;
  return {
    id,
    name,
    nameLatin,
    number,
    day,
    fields,
    version: versionOf(fields),
    photos: photos.map((photo) => presentPhoto(photo, who)),
    mayChange: mayChangePhotos(who, addedById),
    mayRemove: mayRemoveGallery(who, [addedById, ...photos.map((photo) => photo.addedById)]),
  };
}

export async function requireGallery(tx: Queryable, id: number, options: { lock: boolean }): Promise<StoredGallery> {
  const gallery = await findGallery(tx, id, options);
  if (!gallery) throw new ApiError('not_found', `There is no gallery ${id}`);
  return gallery;
}

export async function requirePhoto(tx: Queryable, id: number): Promise<StoredPhoto> {
  const photo = await findPhoto(tx, id);
  if (!photo) throw new ApiError('not_found', `There is no photo ${id}`);
  return photo;
}

/** [GA4] */
export function requireOwn(isAllowed: boolean): void {
  if (!isAllowed) throw new ApiError('forbidden', 'Somebody else has added it', 'forbidden' satisfies DeskReason);
}

/** [GA1] The key that the files of the league have for what a gallery is of; `except` is the gallery itself. */
export async function claimSubject(
  tx: Queryable,
  fields: GalleryFields,
  except: number | null,
): Promise<string | null> {
  if (fields.of === 'event') return null;
  const { of } = fields;
  const id = of === 'match' ? fields.matchId : fields.gameweekId;
  const field = of === 'match' ? 'matchId' : 'gameweekId';
  const key = await findSubjectKey(tx, { of, id });
  if (key === null) throw new InvalidField(field, 'gone', `There is no ${of} ${id}`);
  if (await isTaken(tx, { of, id }, except))
    throw new InvalidField(field, 'has_gallery' satisfies DeskReason, `The ${of} has a gallery already`);
  return key;
}

export const galleryTitle = ({ name, number }: Pick<StoredGallery, 'name' | 'number'>): string =>
  number === null ? name : `${number}, ${name}`;

/** The pages of matches show photos too; every page shows whether there are any. */
export async function galleryTags(
  tx: Queryable,
  ...galleries: readonly Pick<StoredGallery, 'id' | 'matchId' | 'gameweekId'>[]
): Promise<Tag[]> {
  const matches = await Promise.all(galleries.map((gallery) => listMatchesShowing(tx, gallery)));
  return [
    'photos',
    ...galleries.map(({ id }) => `gallery:${id}` as const),
    ...matches.flat().map((id) => `match:${id}` as const),
    ...((await hasSeveralPhotos(tx)) ? [] : ['first-photo' as const]),
  ];
}
