import { useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import type { DeskPhoto } from '#contract/desk/photos.ts';
import { useTexts } from '#desk/office/texts.ts';
import styles from './gallery.module.css';

interface PhotoGridProps {
  photos: readonly DeskPhoto[];
  /** The one in hand. */
  opened: string | null;
  onOpen: (id: number) => void;
  /** Null for whoever may not change the order. */
  onMove: ((id: number, to: number) => void) | null;
}

/** The photos in their order: dragged to another place, or moved there by Shift and an arrow. */
export function PhotoGrid({ photos, opened, onOpen, onMove }: PhotoGridProps) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState<{ id: number } | null>(null);
  // An element that changes its place loses the focus.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-photo="${moved.id}"]`)?.focus();
  }, [moved]);

  function onKey(event: KeyboardEvent, at: number, id: number): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (event.shiftKey) {
      onMove?.(id, at + by);
      return setMoved({ id });
    }
    const next = photos[at + by];
    if (next) setMoved({ id: next.id });
  }

  const place = moved === null ? -1 : photos.findIndex(({ id }) => id === moved.id);
  return (
    <>
      <ol ref={list} className={styles.grid} data-dragging={dragged !== null || undefined}>
        {photos.map((photo, at) => (
          // The button in it does the same without a pointer.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={photo.id}
            draggable={onMove !== null}
            data-moving={dragged === photo.id || undefined}
            onDragStart={() => setDragged(photo.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event: DragEvent) => dragged !== null && event.preventDefault()}
            onDrop={(event: DragEvent) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              onMove?.(dragged, at);
              setDragged(null);
            }}
          >
            <button
              type="button"
              data-photo={photo.id}
              aria-pressed={opened === String(photo.id)}
              onClick={() => onOpen(photo.id)}
              onKeyDown={(event) => onKey(event, at, photo.id)}
            >
              <img
                src={photo.small.address}
                width={photo.small.width}
                height={photo.small.height}
                alt={t('photos.photo', { position: at + 1 })}
                loading="lazy"
                draggable={false}
              />
              <span data-empty={photo.captionBg === '' || undefined}>
                <b>{at + 1}</b>
                {photo.captionBg || t('photos.noCaption')}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="hidden" aria-live="polite">
        {place >= 0 && t('photos.place', { position: place + 1, count: photos.length })}
      </p>
    </>
  );
}
