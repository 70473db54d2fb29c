import { apiPaths } from '#contract/paths.ts';
import { apiQuery, ownApiQuery, parsersIn } from './api-query.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-photos.ts'));

const GALLERIES_PER_PAGE = 24;
const LATEST_GALLERIES = 4;

const galleryList = (query: { page: number; limit: number }) =>
  ownApiQuery(withQuery(apiPaths.galleries, query), parsers, ({ parseGalleries }) => parseGalleries, {
    galleries: [],
    hasMore: false,
  });

export const galleries = (page: number) => galleryList({ page, limit: GALLERIES_PER_PAGE });

/** None with another backend, which has none. */
export const latestGalleries = galleryList({ page: 1, limit: LATEST_GALLERIES });

export const gallery = (id: number) =>
  apiQuery(apiPaths.gallery(id), parsers, ({ parseGalleryPage }) => parseGalleryPage);

/** None with another backend, which has none. */
export const matchPhotos = (matchId: number) =>
  ownApiQuery(apiPaths.matchPhotos(matchId), parsers, ({ parseStrip }) => parseStrip, { gallery: null, photos: [] });
