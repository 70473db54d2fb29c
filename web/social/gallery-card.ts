import type { Language } from '#contract/language.ts';
import type { ArticleCard } from '#contract/social-card.ts';
import type { Translate } from '#i18n/translate.ts';
import { galleryDay, galleryTitle } from '#web/photos/gallery-title.ts';
import type { GalleryWithPhotos } from '#web/photos/photo-model.ts';
import { teamOnCard } from './card-image.ts';

/** Drawn as an article is, with the first photo. */
export function galleryCard(gallery: GalleryWithPhotos, language: Language, t: Translate): ArticleCard {
  const { photos, match } = gallery;
  const facts = [t('photos.count', { count: photos.length }), galleryDay(gallery, language)];
  return {
    kind: 'article',
    title: galleryTitle(gallery, language, t),
    facts: facts.filter((fact) => fact !== null),
    picture: { address: photos[0]?.medium.url ?? null, fallback: '' },
    crests: [match?.home, match?.away].flatMap((team) => (team ? [teamOnCard(team).crest] : [])),
  };
}
