import { useEffect, useRef, type RefObject } from 'react';
import { scrollToCentre } from './scroll-to-centre.ts';

/** For a bar of links that may be wider than the screen: the current one is scrolled into view. */
export function useCurrentInView(
  links: readonly { href: string; isCurrent: boolean }[],
): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    if (bar.current) scrollToCentre('[aria-current]', bar.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another one is current: it must come into view
  }, [current]);
  return bar;
}
