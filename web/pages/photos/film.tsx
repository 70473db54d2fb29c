import { useLayoutEffect, useRef } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import type { GalleryWithPhotos } from '#web/photos/photo-model.ts';
import { PhotoPicture } from '#web/photos/photo-picture.tsx';
import styles from './lightbox.module.css';

interface FilmProps {
  gallery: GalleryWithPhotos;
  index: number;
  onShow: (index: number) => void;
}

/** The one that is shown stays in the middle. */
export function Film({ gallery: { id, photos }, index, onShow }: FilmProps) {
  const { t } = useLanguage();
  const film = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const strip = film.current;
    const current = strip?.children[index];
    if (!strip || !(current instanceof HTMLElement)) return;
    strip.scrollTo({ left: current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2 });
  }, [index]);
  return (
    <nav ref={film} className={styles.film} aria-label={t('photos.film')}>
      {photos.map((photo, at) => (
        <a
          key={photo.id}
          href={pagePaths.photo(id, photo.id)}
          aria-label={t('photos.photo', { number: at + 1 })}
          aria-current={at === index ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onShow(at);
          }}
        >
          <PhotoPicture files={[photo.small]} sizes="3rem" alt="" />
        </a>
      ))}
    </nav>
  );
}
