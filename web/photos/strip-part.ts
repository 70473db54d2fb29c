import { loadTexts } from '#web/shell/catalogues.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';

/** Most matches have no photos, so that nobody downloads it for them. */
export const PHOTO_STRIP = lazyPart('web/photos/photo-strip.tsx', async () => {
  const [{ PhotoStrip }] = await Promise.all([import('./photo-strip.tsx'), loadTexts('photos')]);
  return PhotoStrip;
});

/** The same for the news. */
export const LATEST_GALLERIES = lazyPart('web/photos/latest-galleries.tsx', async () => {
  const [{ LatestGalleries }] = await Promise.all([import('./latest-galleries.tsx'), loadTexts('photos')]);
  return LatestGalleries;
});
