import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import type { Photo } from '#web/photos/photo-model.ts';
import { PhotoPicture } from '#web/photos/photo-picture.tsx';
import styles from './photo-grid.module.css';

/** A double photo and five others fill three rows of three, so none is double at the end without enough of them. */
const GROUP = 6;
/** Fewer are shown larger. */
const FEW = 5;
/** About as many as a phone's first screen shows. */
const EAGER = 6;

export const photoAnchor = (id: number): string => `photo-${id}`;

interface PhotoGridProps {
  galleryId: number;
  photos: readonly Photo[];
}

export function PhotoGrid({ galleryId, photos }: PhotoGridProps) {
  const { t, language } = useLanguage();
  const isFew = photos.length <= FEW;
  const isDouble = (index: number) => index % GROUP === 0 && index + GROUP <= photos.length;
  return (
    <ul className={styles.grid} data-few={isFew ? photos.length : undefined}>
      {photos.map((photo, index) => (
        <li key={photo.id} data-double={isDouble(index) || undefined}>
          <a id={photoAnchor(photo.id)} href={pagePaths.photo(galleryId, photo.id)} data-keep-scroll>
            <PhotoPicture
              files={[photo.small, photo.medium]}
              sizes={isFew || isDouble(index) ? '(width >= 64rem) 25rem, 67vw' : '(width >= 64rem) 12.5rem, 34vw'}
              alt={photo.caption[language] || t('photos.photo', { number: index + 1 })}
              eager={index < EAGER}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
