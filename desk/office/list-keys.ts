import { useEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react';

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && element.matches('input, select, textarea, [contenteditable]');

/** A slash goes to the search of the list. */
export function useSearchKey(searchId: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(document.activeElement))
        return;
      event.preventDefault();
      document.querySelector<HTMLElement>(`#${searchId}`)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [searchId]);
}

/** Arrows go from the name of one row to the next; Enter opens it, as a button or a link does. */
export function moveByArrows(event: ReactKeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody .who')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  rows[at + step]?.focus();
}
