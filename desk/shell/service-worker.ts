/// <reference lib="webworker" />
import type { deskRoutes } from '#contract/desk/paths.ts';
import type { PushPayload } from '#contract/push-payload.ts';
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const PICTURES = 'pictures';
const MAX_PICTURES = 300;
const ICON = '/icons/192.png';
/** Written again: a service worker shares no scripts with the app. */
const PUSH_DEVICE: (typeof deskRoutes)['pushDevice'] = '/api/inbox/push-device';

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

/** [MS9] A message of the inbox. */
self.addEventListener('push', (event) => {
  const payload = event.data?.json() as PushPayload | undefined;
  if (!payload) return;
  const { title, body, tag, lang, url } = payload;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang, icon: ICON, badge: ICON, data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(openPage(url));
});

async function openPage(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const same = windows.find((client) => new URL(client.url).pathname === path);
  if (same) await same.focus();
  else await self.clients.openWindow(path);
}

/** The browser has ended a subscription by itself: a new one takes its place. */
self.addEventListener('pushsubscriptionchange', ((event: ExtendableEvent & { oldSubscription?: PushSubscription }) => {
  const { oldSubscription: old } = event;
  if (!old) return;
  event.waitUntil(
    self.registration.pushManager.subscribe(old.options).then((next) => {
      const { endpoint, keys } = next.toJSON();
      return fetch(PUSH_DEVICE, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, keys }),
      });
    }),
  );
}) as EventListener);
