import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import { galleryDay, galleryTitle } from './gallery-title.ts';
import styles from './gallery-cards.module.css';
import type { ListedGallery } from './photo-model.ts';
import { PhotoPicture } from './photo-picture.tsx';

interface GalleryCardsProps {
  galleries: readonly ListedGallery[];
  heading: 'h2' | 'h3';
  /** How many are on the first screen. */
  eager?: number;
}

/** Each leads to its gallery. */
export function GalleryCards({ galleries, heading: Heading, eager = 0 }: GalleryCardsProps) {
  const { t, language } = useLanguage();
  return (
    <ul className={styles.cards}>
      {galleries.map((gallery, index) => (
        <li key={gallery.id}>
          <a href={pagePaths.gallery(gallery.id)}>
            <span className={styles.cover}>
              <PhotoPicture
                files={[gallery.cover.small, gallery.cover.medium]}
                sizes="(width >= 64rem) 18rem, (width >= 36rem) 33vw, 50vw"
                alt=""
                eager={index < eager}
              />
            </span>
            <Heading>{galleryTitle(gallery, language, t)}</Heading>
            <small>
              <span>{galleryDay(gallery, language)}</span>
              <span>{t('photos.count', { count: gallery.count })}</span>
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
