import { mayManagePhotos, mayWriteNews, type Who } from '#domain/desk/permissions.ts';

/** [GA1] What a gallery can be of. */
export const GALLERY_SUBJECTS = ['match', 'gameweek', 'event'] as const;
export type GallerySubject = (typeof GALLERY_SUBJECTS)[number];

/** [GA2] */
export const MAX_PHOTOS = 300;

/** [GA2] The longest side of each file of a photo, in pixels: for the grid, for a phone, and for a screen and the download. */
export const PHOTO_SIDES = { small: 480, medium: 1080, large: 1920 } as const;
export type PhotoSize = keyof typeof PHOTO_SIDES;

/** [GA2] Where the photo that comes next stands. */
export const nextPosition = (positions: readonly number[]): number => Math.max(0, ...positions) + 1;

/** [GA3] Whether an order names every photo of a gallery, and each once. */
export function isWholeOrder(photos: readonly number[], order: readonly number[]): boolean {
  const named = new Set(order);
  return named.size === order.length && order.length === photos.length && photos.every((photo) => named.has(photo));
}

/** [GA4] Whether somebody may change or remove a gallery or a photo that this person has added. */
export function mayChangePhotos(who: Who, addedBy: number | null): boolean {
  if (mayWriteNews(who)) return true;
  return mayManagePhotos(who) && who.kind === 'session' && who.personId !== null && who.personId === addedBy;
}

/** [GA4] A gallery is removed with its photos, so they count too. */
export const mayRemoveGallery = (who: Who, addedBy: readonly (number | null)[]): boolean =>
  addedBy.every((person) => mayChangePhotos(who, person));
