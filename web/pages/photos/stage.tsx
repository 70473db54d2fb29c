import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#ui/language.ts';
import type { Photo } from '#web/photos/photo-model.ts';
import { PhotoPicture } from '#web/photos/photo-picture.tsx';
import styles from './lightbox.module.css';

/** Those beside the one that is shown are loaded too. */
const NEAR = 1;
/** Scrolling has ended when nothing moved for so long; not every browser says so. */
const SETTLED_MS = 100;

interface StageProps {
  photos: readonly Photo[];
  index: number;
  onShow: (index: number) => void;
}

/** All photos side by side: the browser's own scrolling is what swipes. */
export function Stage({ photos, index, onShow }: StageProps) {
  const { t, language } = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  const keepPlace = useEffectEvent((element: HTMLElement) => {
    element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
  });
  const onSettled = useEffectEvent((shown: number) => {
    if (shown !== index) onShow(shown);
  });

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || indexIn(element) === index) return;
    const isNear = wasShown.current && Math.abs(indexIn(element) - index) <= 2;
    element.scrollTo({ left: index * element.clientWidth, behavior: isNear ? 'smooth' : 'instant' });
  }, [index]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    wasShown.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => onSettled(indexIn(element)), SETTLED_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(() => keepPlace(element));
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={stage} className={styles.slides} aria-label={t('photos.stage')} tabIndex={0}>
      {photos.map((photo, at) => (
        <div key={photo.id} aria-hidden={at !== index}>
          {Math.abs(at - index) <= NEAR && (
            <PhotoPicture
              files={[photo.medium, photo.large]}
              sizes="100vw"
              alt={photo.caption[language] || t('photos.photo', { number: at + 1 })}
              eager
            />
          )}
        </div>
      ))}
    </section>
  );
}

const indexIn = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / Math.max(1, clientWidth));
