import { useEffect, useRef } from 'react';
import { useSearchKey } from '#desk/office/list-keys.ts';
import { SEARCH_ID } from './calendar-filters.tsx';
import { focusFirstRow } from './plan.tsx';

/** A slash goes to the search, an arrow to the rows. */
export function useCalendarKeys(): void {
  useSearchKey(SEARCH_ID);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { activeElement } = document;
      const isIdle = activeElement === document.body || activeElement?.id === SEARCH_ID;
      if (event.key === 'ArrowDown' && isIdle) {
        event.preventDefault();
        focusFirstRow();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** When a match is closed its row has the focus again. */
export function useFocusReturn(openId: number | null): void {
  const last = useRef(openId);
  useEffect(() => {
    if (openId === null && last.current !== null)
      document.querySelector<HTMLElement>(`#match-${last.current}`)?.focus({ preventScroll: true });
    last.current = openId;
  }, [openId]);
}
