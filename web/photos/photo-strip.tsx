import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import type { Gallery, StripPhoto } from './photo-model.ts';
import { PhotoPicture } from './photo-picture.tsx';
import styles from './photo-strip.module.css';

interface PhotoStripProps {
  gallery: Gallery;
  photos: readonly StripPhoto[];
}

/** The first photos of a gallery, each of which opens there. */
export function PhotoStrip({ gallery, photos }: PhotoStripProps) {
  const { t, language } = useLanguage();
  return (
    <section>
      <div className="heading">
        <h2 className={styles.title}>{t('nav.photos')}</h2>
        <a className="more" href={pagePaths.gallery(gallery.id)}>
          {t('photos.count', { count: gallery.count })}
          <Icon svg={caretRight} size="1em" />
        </a>
      </div>
      <ul className={styles.strip}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a href={pagePaths.photo(gallery.id, photo.id)}>
              <PhotoPicture
                files={[photo.small]}
                sizes="10rem"
                alt={photo.caption[language] || t('photos.photo', { number: index + 1 })}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
