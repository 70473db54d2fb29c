import { useEffect, type RefObject } from 'react';

/** A panel over the page leaves when something in it is chosen, and on a click beside it. */
export function useSideDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const isChoice = target instanceof Element && target.closest('a') && dialog.current?.contains(target);
      // The panel covers the dialog, so a click on the dialog itself is a click beside it.
      if (isChoice || target === dialog.current) dialog.current?.close();
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [dialog]);
}
