/**
 * Turns clicks on plain links into navigation without a reload, for the whole document at once:
 * a `<Link>` costs ten times an `<a>` to render, and tables are full of them. What `follow` refuses is left to the browser.
 */
export function followLinks(follow: (target: string, link: HTMLAnchorElement) => boolean): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const target = internalTarget(link);
    if (target !== null && follow(target, link)) event.preventDefault();
  });
}

/** Other clicks (new tab, new window, download) are left to the browser. */
const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** null unless the link leads to another page of this site. */
export function internalTarget(link: HTMLAnchorElement): string | null {
  if (link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || isFile(url.pathname) || isOnThisPage(url)) return null;
  return url.pathname + url.search + url.hash;
}

/** Documents, pictures and feeds are opened by the browser. */
const isFile = (path: string) => /\.\w+$/.test(path);

const isOnThisPage = (url: URL) =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
