import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { internalTarget } from './follow-links.ts';

/** A pointer that rests this long means it. */
const REST_MS = 80;

/**
 * A page that a visitor is about to open is fetched while the finger comes down: its code and its data. What is at hand
 * already costs nothing, for both are kept.
 */
export function prefetchLinks(routes: RouteObject[], getContext: () => RouterContextProvider): void {
  const begun = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement) {
    const target = internalTarget(link);
    if (target === null || begun.has(target)) return;
    begun.add(target);
    const url = new URL(target, location.href);
    for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
      if (typeof route.lazy === 'function') void route.lazy().catch(() => begun.delete(target));
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
    clearTimeout(resting);
    const link = linkOf(event);
    if (link && event.pointerType === 'mouse') resting = setTimeout(prefetch, REST_MS, link);
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
