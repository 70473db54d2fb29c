import { useEffect, type RefObject } from 'react';

/** Closes the dialog on a click on a link inside it or on the backdrop. */
export function useLightDismiss(dialog: RefObject<HTMLDialogElement | null>, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    const leave = ({ target }: Event) => {
      const isChoice = target instanceof Element && target.closest('a') && dialog.current?.contains(target);
      // Its content covers the dialog, so a click on the dialog itself is one on the backdrop.
      if (isChoice || target === dialog.current) dialog.current?.close();
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [dialog, isOn]);
}
