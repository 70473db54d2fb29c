import { followLinks } from '#ui/router/follow-links.ts';
import type { Router } from '#ui/router/router.ts';

/** Links of the site, but not without a network. */
export const followSiteLinks = (router: Pick<Router, 'navigate'>): void =>
  followLinks((target, link) => {
    if (isOffline()) return false;
    // Opening another tab of a page keeps the scroll position.
    void router.navigate(target, { preventScrollReset: link.hasAttribute('data-keep-scroll') });
    return true;
  });

/** Then a document is loaded: the service worker has it, and says how old it is. */
const isOffline = () =>
  (!navigator.onLine || Boolean(document.documentElement.dataset.saved)) &&
  Boolean(navigator.serviceWorker?.controller);
