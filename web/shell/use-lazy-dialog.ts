import { useRef, useState, type RefObject } from 'react';
import type { LazyPart } from './lazy-part.tsx';

interface LazyDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Its component can be rendered; it opens itself when it first is. */
  isLoaded: boolean;
  open(): void;
  /** For the button that opens it: downloads the code when somebody is about to press it. */
  preloading: { onPointerEnter(): void; onFocus(): void };
}

/** A dialog whose code is downloaded when it is needed. Without a network its button does nothing. */
export function useLazyDialog({ load }: Pick<LazyPart<never>, 'load'>): LazyDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const open = () => {
    if (dialog.current) dialog.current.showModal();
    else
      load().then(
        () => setLoaded(true),
        () => {},
      );
  };
  const preload = () => void load().catch(() => {});
  return { dialog, isLoaded, open, preloading: { onPointerEnter: preload, onFocus: preload } };
}
