import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { internalTarget } from './follow-links.ts';

/** Hover time before prefetching. */
const HOVER_MS = 80;

/** Prefetches code and data of a page on hover or touch; cached ones cost nothing. */
export function prefetchLinks(routes: RouteObject[], getContext: () => RouterContextProvider): void {
  const prefetched = new Set<string>();
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement) {
    const target = internalTarget(link);
    if (target === null || prefetched.has(target)) return;
    prefetched.add(target);
    const url = new URL(target, location.href);
    for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
      if (typeof route.lazy === 'function') void route.lazy().catch(() => prefetched.delete(target));
      if (typeof route.loader !== 'function' || route.id === 'shell') continue;
      const request = new Request(url);
      void Promise.resolve(
        route.loader({ request, params, context: getContext(), url, pattern: route.path ?? '' }),
      ).catch(() => {});
    }
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
