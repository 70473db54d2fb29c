import type { QueryClient } from '@tanstack/react-query';
import type { PageLocation } from '#ui/router/match-route.ts';
import { idFromParams, pageFromQuery, prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import { galleries, gallery } from '#web/api/photo-queries.ts';
import { loadLightbox } from './lightbox-part.ts';

export const loadPhotos = (client: QueryClient, { query }: PageLocation): Promise<unknown> =>
  prefetchOwn(client, galleries(pageFromQuery(query)));

export async function loadGallery(client: QueryClient, { params, query }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  if (id === null) return null;
  return Promise.all([prefetchQuery(client, gallery(id)), loadLightbox(query)?.catch(() => {})]);
}
