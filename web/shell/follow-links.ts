import type { DataRouter } from 'react-router';

/**
 * Turns clicks on plain links into navigation without a reload, for the whole document at once:
 * a `<Link>` costs ten times an `<a>` to render, and tables are full of them.
 */
export function followLinks(router: Pick<DataRouter, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const target = internalTarget(event);
    if (target === null) return;
    event.preventDefault();
    void router.navigate(target);
  });
}

function internalTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || isFile(url.pathname) || isOnThisPage(url)) return null;
  return url.pathname + url.search + url.hash;
}

/** Documents, pictures and feeds are the browser's to open. */
const isFile = (path: string) => /\.\w+$/.test(path);

const isOnThisPage = (url: URL) =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
