import { z } from 'zod';
import { daySchema, idSchema, idText, instantSchema } from '#contract/http/shared.ts';
import { MAX_PHOTOS } from '#domain/photos/photos.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { versioned, versionSchema } from './office.ts';
import { deskRoutes, PICTURE_BYTES } from './paths.ts';
import { line, optionalLine } from './text.ts';

/** [GA1] Who took the photos is said to the public; empty for nobody in particular. */
const photographer = line(80).nullable();

const ofMatch = z.strictObject({ of: z.literal('match'), matchId: idSchema, photographer });
const ofGameweek = z.strictObject({ of: z.literal('gameweek'), gameweekId: idSchema, photographer });
const ofEvent = z.strictObject({
  of: z.literal('event'),
  titleBg: line(120),
  titleEn: optionalLine(120),
  heldOn: daySchema,
  photographer,
});

export const galleryFieldsSchema = z.discriminatedUnion('of', [ofMatch, ofGameweek, ofEvent]);
export type GalleryFields = z.infer<typeof galleryFieldsSchema>;

const edited = { version: versionSchema };
export const editGallerySchema = z.discriminatedUnion('of', [
  ofMatch.extend(edited),
  ofGameweek.extend(edited),
  ofEvent.extend(edited),
]);

/** What a gallery is called: a match by its teams, a gameweek by its competition. */
const galleryNameSchema = z.object({
  name: z.string(),
  nameLatin: z.string(),
  /** Of a gameweek. */
  number: z.int().nullable(),
});

const fileSchema = z.object({ address: z.string(), width: z.int(), height: z.int() });

const captionsSchema = z.strictObject({ captionBg: optionalLine(300), captionEn: optionalLine(300) });
export const editPhotoSchema = versioned(captionsSchema);
export type PhotoCaptions = z.infer<typeof captionsSchema>;

export const deskPhotoSchema = editPhotoSchema.extend({
  id: idSchema,
  /** The smallest and the largest file. */
  small: fileSchema,
  large: fileSchema,
  /** [GA4] */
  mayChange: z.boolean(),
});
export type DeskPhoto = z.infer<typeof deskPhotoSchema>;

export const deskGallerySchema = galleryNameSchema.extend({
  id: idSchema,
  fields: galleryFieldsSchema,
  version: versionSchema,
  /** [GA1] Null while a match has no date. */
  day: daySchema.nullable(),
  photos: z.array(deskPhotoSchema),
  /** [GA4] */
  mayChange: z.boolean(),
  mayRemove: z.boolean(),
});
export type DeskGallery = z.infer<typeof deskGallerySchema>;

const galleryListSchema = z.object({
  /** The latest first. */
  galleries: z.array(
    galleryNameSchema.extend({
      id: idSchema,
      of: z.enum(['match', 'gameweek', 'event']),
      day: daySchema.nullable(),
      photographer: z.string().nullable(),
      count: z.int(),
      cover: fileSchema.nullable(),
    }),
  ),
});
export type GalleryList = z.infer<typeof galleryListSchema>;

const subject = z.object({ id: idSchema, name: z.string(), nameLatin: z.string() });
const gallerySubjectsSchema = z.object({
  teams: z.array(subject),
  /** Those nearest to today, without those that have a gallery. */
  matches: z.array(subject.extend({ startTime: instantSchema })),
  gameweeks: z.array(subject.extend({ number: z.int(), startsOn: daySchema })),
});
export type GallerySubjects = z.infer<typeof gallerySubjectsSchema>;

export const photoEndpoints = deskEndpoints({
  listGalleries: {
    method: 'GET',
    path: deskRoutes.galleries,
    access: 'photos',
    response: galleryListSchema,
    summary: 'Galleries of photos, the latest first',
  },
  listGallerySubjects: {
    method: 'GET',
    path: deskRoutes.gallerySubjects,
    access: 'photos',
    query: z.object({ team: idText.optional() }),
    response: gallerySubjectsSchema,
    summary: 'Matches and gameweeks without a gallery, nearest to today; matches of one team if it is named',
  },
  getGallery: {
    method: 'GET',
    path: deskRoutes.gallery,
    access: 'photos',
    response: deskGallerySchema,
    summary: 'A gallery with its photos in their order',
  },
  addGallery: {
    method: 'POST',
    path: deskRoutes.galleries,
    access: 'photos',
    body: galleryFieldsSchema,
    response: deskGallerySchema,
    status: 201,
    summary: 'Add a gallery of a match, of a gameweek or of an event',
  },
  editGallery: {
    method: 'PUT',
    path: deskRoutes.gallery,
    access: 'photos',
    body: editGallerySchema,
    response: deskGallerySchema,
    summary: 'Change what a gallery is of, and who took its photos',
  },
  deleteGallery: {
    method: 'DELETE',
    path: deskRoutes.gallery,
    access: 'photos',
    summary: 'Delete a gallery with its photos',
  },
  addPhoto: {
    method: 'POST',
    path: deskRoutes.galleryPhotos,
    access: 'photos',
    body: file('image/*', 'application/octet-stream'),
    bodyBytes: PICTURE_BYTES,
    response: deskPhotoSchema,
    status: 201,
    summary:
      'Add a photo after the others, in three sizes and without its metadata; one that is there already stays as it is',
  },
  orderPhotos: {
    method: 'PUT',
    path: deskRoutes.galleryOrder,
    access: 'photos',
    body: z.strictObject({ photos: z.array(idSchema).max(MAX_PHOTOS) }),
    response: deskGallerySchema,
    summary: 'Change the order of the photos of a gallery, all of which are named',
  },
  editPhoto: {
    method: 'PUT',
    path: deskRoutes.photo,
    access: 'photos',
    body: editPhotoSchema,
    response: deskPhotoSchema,
    summary: 'Change what is written under a photo',
  },
  deletePhoto: {
    method: 'DELETE',
    path: deskRoutes.photo,
    access: 'photos',
    summary: 'Remove a photo',
  },
  restorePhoto: {
    method: 'POST',
    path: deskRoutes.restoredPhoto,
    access: 'photos',
    response: deskPhotoSchema,
    status: 201,
    summary: 'Bring a removed photo back, within a day',
  },
});
