import { useRef } from 'react';
import { goBack, useQuery } from './navigation.ts';

/**
 * The sheet over a screen. The address names it, so that Back closes it and other screens lead to it; whoever came by such a link
 * finds the screen below when he closes it.
 */
export function useSheet<Name extends string>() {
  const [query, setQuery] = useQuery();
  /** The screen without the sheet is the step before this one. */
  const isStep = useRef(false);
  return {
    sheet: query.get('open'),
    open: (name: Name) => {
      isStep.current = true;
      setQuery({ open: name }, { push: true });
    },
    /** Another sheet in place of the one that is open. */
    change: (name: Name) => setQuery({ open: name }),
    close: () => {
      if (isStep.current) goBack();
      else setQuery({ open: null });
      isStep.current = false;
    },
  };
}

/** The number in the name of this kind of sheet; null of another. */
export const idIn = (kind: string, sheet: string | null): number | null =>
  sheet?.startsWith(`${kind}-`) ? Number(sheet.slice(kind.length + 1)) : null;
