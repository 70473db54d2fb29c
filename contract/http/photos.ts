import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { GALLERY_SUBJECTS } from '#domain/photos/photos.ts';
import { endpoint } from './endpoint.ts';
import {
  daySchema,
  idParams,
  idText,
  idSchema,
  limitText,
  listedCompetitionSchema,
  pageText,
  scoreSchema,
  statusSchema,
  teamSchema,
} from './shared.ts';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';

const photoFileSchema = z.object({
  url: z.string(),
  /** The same as AVIF, which is smaller; not every browser reads it, and not every photo has it. */
  avif: z.string().nullable(),
  width: z.int(),
  height: z.int(),
});
export type PhotoFile = z.infer<typeof photoFileSchema>;

const photoSchema = z.object({
  id: idSchema,
  caption: z.string().nullable(),
  caption_bg: z.string().nullable(),
  /** [GA2] Sizes that were not made are those of the largest. */
  small: photoFileSchema,
  medium: photoFileSchema,
  large: photoFileSchema,
});
export type PublicPhoto = z.infer<typeof photoSchema>;

/** [GA1] */
const gallerySchema = z.object({
  id: idSchema,
  of: z.enum(GALLERY_SUBJECTS),
  /** Of an event. */
  title: z.string().nullable(),
  title_bg: z.string().nullable(),
  match: z
    .object({
      id: idSchema,
      home: teamSchema.nullable(),
      away: teamSchema.nullable(),
      status: statusSchema,
      score: scoreSchema.nullable(),
    })
    .nullable(),
  gameweek: z.object({ number: z.int(), elimination_round: z.enum(ELIMINATION_ROUNDS).nullable() }).nullable(),
  /** Of the match or the gameweek. */
  competition: listedCompetitionSchema.nullable(),
  day: daySchema.nullable(),
  photographer: z.object({ name: z.string(), name_latin: z.string() }).nullable(),
  /** How many photos it has. */
  count: z.int(),
});
export type PublicGallery = z.infer<typeof gallerySchema>;

const listedGallerySchema = gallerySchema.extend({ cover: photoSchema.pick({ small: true, medium: true }) });
export type ListedGallery = z.infer<typeof listedGallerySchema>;

const galleryPageSchema = gallerySchema.extend({ photos: z.array(photoSchema) });
export type GalleryPage = z.infer<typeof galleryPageSchema>;

const galleriesQuery = z.object({ page: pageText, limit: limitText(48, 24) });
const galleriesSchema = z.object({
  galleries: z.array(listedGallerySchema),
  pagination: z.object({ currentPage: z.int(), hasMore: z.boolean() }),
});

/** As many as a strip shows. */
export const STRIP_PHOTOS = 6;

const matchPhotosSchema = z.object({
  /** Of the match, else of its gameweek. */
  gallery: gallerySchema.nullable(),
  /** The first of them. */
  photos: z.array(photoSchema.pick({ id: true, caption: true, caption_bg: true, small: true })),
});
export type MatchPhotos = z.infer<typeof matchPhotosSchema>;

export const photoEndpoints = {
  list: endpoint({
    query: galleriesQuery,
    path: apiPaths.galleries,
    summary: 'Galleries of photos, the latest first, by pages',
    response: galleriesSchema,
  }),
  one: endpoint({
    params: idParams,
    path: apiPaths.gallery(':id'),
    summary: 'A gallery with its photos in their order',
    response: galleryPageSchema,
  }),
  ofMatch: endpoint({
    params: z.object({ matchId: idText }),
    path: apiPaths.matchPhotos(':matchId'),
    summary: 'The first photos of a match, or of its gameweek',
    response: matchPhotosSchema,
  }),
};
