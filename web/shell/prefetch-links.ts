import type { QueryClient } from '@tanstack/react-query';
import { createMatcher } from '#ui/router/match-route.ts';
import { loadPage, type Route } from './route.ts';
import { internalTarget } from '#ui/router/follow-links.ts';

/** Hover time before prefetching. */
const HOVER_MS = 80;

/** Prefetches code and data of a page on hover or touch; cached ones cost nothing. */
export function prefetchLinks(routes: readonly Route[], client: QueryClient): void {
  const match = createMatcher(routes);
  const prefetched = new Set<string>();
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement) {
    const target = internalTarget(link);
    if (target === null || prefetched.has(target)) return;
    prefetched.add(target);
    const url = new URL(target, location.href);
    loadPage(match(url.pathname), url.searchParams, client).catch(() => prefetched.delete(target));
  }

  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    return link instanceof HTMLAnchorElement ? link : null;
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hoverTimer);
    const link = linkOf(event);
    if (link && event.pointerType === 'mouse') hoverTimer = setTimeout(prefetch, HOVER_MS, link);
  });
  for (const type of ['touchstart', 'focusin'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (link) prefetch(link);
      },
      { passive: true },
    );
  }
}
