import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isCommand } from '#desk/office/command-key.ts';

/** Ctrl S saves and Escape closes; the first field gets the focus when the form opens in its place. */
export function useFormKeys({
  onSave,
  onClose,
}: {
  onSave: () => void;
  onClose: () => void;
}): RefObject<HTMLFormElement | null> {
  const box = useRef<HTMLFormElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !document.querySelector(':popover-open')) onClose();
    if (isCommand(event, 'S')) {
      event.preventDefault();
      onSave();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return box;
}
