import { photoEndpoints, STRIP_PHOTOS } from '#contract/http/photos.ts';
import { requireMatchPlace } from '#server/api/match/require-match.ts';
import { serve, type Api } from '#server/api/serve.ts';
import {
  findGalleryOfMatch,
  findPublicGallery,
  listPublicGalleries,
  listPublicPhotos,
} from '#server/db/photos/public-photos.ts';
import { ApiError } from '#server/errors.ts';
import { presentGallery, presentListedGallery, presentPhoto, presentStripPhoto } from './photo-presenter.ts';

export function photoRoutes(api: Api) {
  serve(api, photoEndpoints.list, async ({ query: { page, limit }, reader, tag }) => {
    tag('photos', 'results', 'competitions');
    // One row more than the page holds shows whether there is a next page.
    const rows = await listPublicGalleries(reader, { limit: limit + 1, offset: (page - 1) * limit });
    return {
      galleries: rows.slice(0, limit).map(presentListedGallery),
      pagination: { currentPage: page, hasMore: rows.length > limit },
    };
  });

  serve(api, photoEndpoints.one, async ({ params: { id }, reader, tag }) => {
    tag('competitions', `gallery:${id}`);
    const gallery = await findPublicGallery(reader, id);
    if (!gallery) throw new ApiError('not_found', `There is no gallery ${id}`);
    if (gallery.matchId !== null) tag(`match:${gallery.matchId}`);
    const photos = await listPublicPhotos(reader, id, null);
    return { ...presentGallery(gallery), photos: photos.map(presentPhoto) };
  });

  serve(api, photoEndpoints.ofMatch, async (context) => {
    const { params, reader, tag } = context;
    tag('competitions');
    const [gallery] = await Promise.all([findGalleryOfMatch(reader, params.matchId), requireMatchPlace(context)]);
    if (!gallery) return { gallery: null, photos: [] };
    const photos = await listPublicPhotos(reader, gallery.id, STRIP_PHOTOS);
    return { gallery: presentGallery(gallery), photos: photos.map(presentStripPhoto) };
  });
}
