import { lazyPart, type LazyPart } from '#web/shell/lazy-part.tsx';
import type { LightboxProps } from './lightbox.tsx';

/** Its code is downloaded when somebody opens a photo. */
export const LIGHTBOX: LazyPart<LightboxProps> = lazyPart(
  'web/pages/photos/lightbox.tsx',
  async () => (await import('./lightbox.tsx')).Lightbox,
);

/** Null unless the address names one. */
export const photoInQuery = (query: URLSearchParams): number | null => Number(query.get('photo')) || null;

export const loadLightbox = (query: URLSearchParams): Promise<unknown> | undefined =>
  photoInQuery(query) === null ? undefined : LIGHTBOX.load();
