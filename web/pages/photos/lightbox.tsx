import caretLeft from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import download from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useLayoutEffect, useRef, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { pagePaths } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { ShareButton } from '#ui/share-button.tsx';
import type { GalleryWithPhotos } from '#web/photos/photo-model.ts';
import { PhotoPicture } from '#web/photos/photo-picture.tsx';
import { Film } from './film.tsx';
import styles from './lightbox.module.css';
import { Stage } from './stage.tsx';

export interface LightboxProps {
  gallery: GalleryWithPhotos;
  title: string;
  /** Of the photo that is shown. */
  index: number;
  onShow: (photo: number) => void;
  onClose: () => void;
}

/** One photo on the whole screen, as dark as the night in both themes. The server sends it open, so that it needs no script to be seen. */
export function Lightbox({ gallery, title, index, onShow, onClose }: LightboxProps) {
  const { t, language } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasScripts = useHasScripts();
  useModal(dialog);
  const { photos, photographer } = gallery;
  const photo = photos[index];
  if (!photo) return null;

  const showAt = (at: number) => {
    const next = photos[at];
    if (next && at !== index) onShow(next.id);
  };
  const instead = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  const turn = (by: -1 | 1) => {
    const next = photos[index + by];
    return (
      next && (
        <a
          className={`${button.icon} ${styles.turn}`}
          data-to={by === 1 ? 'next' : 'previous'}
          href={pagePaths.photo(gallery.id, next.id)}
          aria-label={t(by === 1 ? 'photos.next' : 'photos.previous')}
          onClick={instead(() => showAt(index + by))}
        >
          <Icon svg={by === 1 ? caretRight : caretLeft} />
        </a>
      )
    );
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: photos.length - 1 }[event.key];
    // By their place: on a Bulgarian keyboard they write other letters.
    const pressed = { KeyD: 'download', KeyS: 'share' }[event.code];
    if (to === undefined && pressed === undefined) return;
    event.preventDefault();
    if (to !== undefined) showAt(to);
    else dialog.current?.querySelector<HTMLElement>(`[data-does="${pressed}"] :is(a, button)`)?.click();
  }

  const caption = photo.caption[language];
  return (
    <dialog
      ref={dialog}
      open
      className={styles.lightbox}
      data-theme="dark"
      aria-label={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <a
          className={button.icon}
          href={pagePaths.gallery(gallery.id)}
          aria-label={t('shell.close')}
          onClick={instead(onClose)}
        >
          <Icon svg={x} />
        </a>
        <p aria-live="polite">{t('photos.position', { number: index + 1, count: photos.length })}</p>
        <div>
          <span data-does="download">
            <a
              className={button.icon}
              href={photo.large.url}
              download={`${title} ${index + 1}${/\.\w+$/.exec(photo.large.url)?.[0] ?? ''}`}
              aria-label={t('photos.download')}
              title={t('photos.download')}
            >
              <Icon svg={download} />
            </a>
          </span>
          <span data-does="share">
            <ShareButton title={caption || title} address={pagePaths.photo(gallery.id, photo.id)} />
          </span>
        </div>
      </header>
      <div className={styles.stage}>
        {hasScripts ? (
          <Stage photos={photos} index={index} onShow={showAt} />
        ) : (
          <div className={styles.alone}>
            <PhotoPicture
              files={[photo.medium, photo.large]}
              sizes="100vw"
              alt={caption || t('photos.photo', { number: index + 1 })}
              eager
            />
          </div>
        )}
        {turn(-1)}
        {turn(1)}
      </div>
      <div className={styles.caption} aria-live="polite">
        {caption !== '' && <p>{caption}</p>}
        {photographer !== null && <small>{t('photos.takenBy', { name: photographer })}</small>}
      </div>
      <Film gallery={gallery} index={index} onShow={showAt} />
    </dialog>
  );
}

/** What is open already becomes modal: then the page behind it cannot be reached. */
function useModal(dialog: { current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.matches(':modal')) {
      element.removeAttribute('open');
      element.showModal();
    }
  }, [dialog]);
}

/** Not while the server renders, nor in the first rendering here, which must be like the server's. */
const useHasScripts = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
