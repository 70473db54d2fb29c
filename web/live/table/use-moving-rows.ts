import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE: KeyframeAnimationOptions = { duration: 600, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Rows that changed places glide there; for visitors who want less motion they are simply there. */
export function useMovingRows(container: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(container.current?.querySelectorAll<HTMLElement>('tr[data-team]') ?? [])];
    const before = places.current;
    places.current = new Map(rows.map((row) => [row.dataset['team'] ?? '', row.offsetTop]));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rows) {
      const distance = (before.get(row.dataset['team'] ?? '') ?? row.offsetTop) - row.offsetTop;
      if (distance !== 0) row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], MOVE);
    }
  });
}
