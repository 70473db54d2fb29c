import type { DataRouter } from 'react-router';

/**
 * Turns clicks on plain links into navigation without a reload, for the whole document at once:
 * a `<Link>` costs ten times an `<a>` to render, and tables are full of them.
 */
export function followLinks(router: Pick<DataRouter, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest('a[href]') : null;
    const target = link instanceof HTMLAnchorElement ? internalTarget(link) : null;
    if (target === null) return;
    event.preventDefault();
    // Another tab of a page opens where the visitor is looking, not back at the top.
    void router.navigate(target, { preventScrollReset: link?.hasAttribute('data-keep-scroll') ?? false });
  });
}

/** Anything else is the browser's: a new tab, a new window, a download. */
const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Where in the site a link leads; null for anything but another page of it. */
export function internalTarget(link: HTMLAnchorElement): string | null {
  if (link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || isFile(url.pathname) || isOnThisPage(url)) return null;
  return url.pathname + url.search + url.hash;
}

/** Documents, pictures and feeds are the browser's to open. */
const isFile = (path: string) => /\.\w+$/.test(path);

const isOnThisPage = (url: URL) =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
