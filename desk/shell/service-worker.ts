/// <reference lib="webworker" />
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const PICTURES = 'pictures';
const MAX_PICTURES = 300;

precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|media|metrics)/, /^\/(t|apply)\/*(\?|$)/i],
  }),
);

/** Crests: the address changes when the picture does. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  async ({ request }) => {
    const cache = await caches.open(PICTURES);
    const kept = await cache.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) {
      const [oldest, ...others] = await cache.keys();
      if (oldest && others.length >= MAX_PICTURES) await cache.delete(oldest);
      await cache.put(request, response.clone());
    }
    return response;
  },
);

// A new version waits until no match is open: the app says when.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
