import { useEffect, useState } from 'react';
import { isCommand } from '#desk/office/command-key.ts';

/** Whether the search is open; Ctrl K opens it. */
export function usePalette(isAllowed: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isAllowed) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isCommand(event, 'K')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isAllowed]);
  return [isOpen && isAllowed, setOpen];
}
