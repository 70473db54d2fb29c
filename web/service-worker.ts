/// <reference lib="webworker" />
import type { PushPayload } from '#contract/push-payload.ts';

// No imports but types: the file is a script of its own, the same for every version of the site but for its code.
declare const self: ServiceWorkerGlobalScope;

const PAGES = 'pages';
const FILES = 'files';
const MAX_PAGES = 30;
const MAX_FILES = 300;
/** Then a saved page is shown, if there is one. */
const SLOW_MS = 6000;
const OFFLINE_PAGE = '/offline';
/** Of the page that only says that there is no network: its age is of no interest. */
const OFFLINE_MARK = 'id="offline"';
const SAVED_AT = 'x-saved-at';

const TEXTS = {
  bg: { saved: 'Няма връзка. Страницата е от {time}.', again: 'Опитай пак' },
  en: { saved: 'No connection. This page is from {time}.', again: 'Try again' },
};

self.addEventListener('install', (event) => {
  event.waitUntil(savePage(OFFLINE_PAGE).catch(() => {}));
  // Nothing that an open page needs is tied to the version of this file.
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(openPage(event, url));
  } else if (isLastingFile(url)) event.respondWith(openFile(request));
});

/** Embeds belong to other sites, and files are not pages. API and scores are never answered from here. */
const isPage = ({ pathname }: URL) => !/^\/(api|embed|media|push|metrics|healthz|readyz)(\/|$)|\.\w+$/.test(pathname);

/** The address of such a file changes with its content. */
const isLastingFile = ({ pathname }: URL) => /^\/(assets|accents|media)\//.test(pathname);

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const fetched = fetch(event.request);
  const slow = new Promise<null>((resolve) => setTimeout(() => resolve(null), SLOW_MS));
  try {
    const response = (await Promise.race([fetched, slow])) ?? (await findSaved(url)) ?? (await fetched);
    if (response.ok && !response.headers.has(SAVED_AT)) event.waitUntil(keepPage(url, response.clone()));
    return response.headers.has(SAVED_AT) ? withAge(response) : response;
  } catch (error) {
    const saved = await findSaved(url);
    if (saved) return withAge(saved);
    // By its own address, or its scripts would take it for the page that was asked for.
    if (await findSaved(new URL(OFFLINE_PAGE, url))) return Response.redirect(OFFLINE_PAGE);
    throw error;
  }
}

/** What makes no other page: the language, which is that of the copy, and a fragment. */
function keyOf({ origin, pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  for (const name of ['lang', 'search', 'add', 'source', 'goal']) query.delete(name);
  return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`;
}

const findSaved = async (url: URL) => (await caches.open(PAGES)).match(keyOf(url), { ignoreVary: true });

async function savePage(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  const response = await fetch(url, { credentials: 'same-origin' });
  if (response.ok) await keepPage(url, response);
}

async function keepPage(url: URL, response: Response): Promise<void> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  const html = await response.text();
  await keepFiles(filesIn(html));
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT, new Date().toISOString());
  const pages = await caches.open(PAGES);
  // Deleted first, so that it becomes the newest.
  await pages.delete(keyOf(url), { ignoreVary: true });
  await pages.put(keyOf(url), new Response(html, { headers }));
  const kept = (await pages.keys()).filter((request) => !request.url.endsWith(OFFLINE_PAGE));
  for (const request of kept.slice(0, -MAX_PAGES)) await pages.delete(request, { ignoreVary: true });
}

const filesIn = (html: string) => [...new Set(html.match(/\/(?:assets|accents)\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];

/** Those that the page has just loaded come from the browser's own cache. */
async function keepFiles(addresses: string[]): Promise<void> {
  const files = await caches.open(FILES);
  await Promise.all(
    addresses.map(async (address) => {
      if (await files.match(address)) return;
      const response = await fetch(address);
      if (response.ok) await files.put(address, response);
    }),
  );
}

async function openFile(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) void files.put(request.url, response.clone()).then(() => dropOldFiles(files));
  return response;
}

/** The oldest go, but not those of a saved page. */
async function dropOldFiles(files: Cache): Promise<void> {
  const all = await files.keys();
  if (all.length <= MAX_FILES) return;
  const pages = await caches.open(PAGES);
  const saved = await Promise.all((await pages.keys()).map(async (key) => (await pages.match(key))?.text() ?? ''));
  const needed = new Set(saved.flatMap(filesIn));
  const unneeded = all.filter(({ url }) => !needed.has(new URL(url).pathname));
  for (const request of unneeded.slice(0, all.length - MAX_FILES)) await files.delete(request);
}

/** A saved page says how old it is before anything else on it. */
async function withAge(saved: Response): Promise<Response> {
  const html = await saved.text();
  const at = saved.headers.get(SAVED_AT) ?? '';
  const language = /<html lang="en/.test(html) ? 'en' : 'bg';
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'bg-BG', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    // Like all times on the site.
    timeZone: 'Europe/Sofia',
  }).format(new Date(at));
  const { saved: text, again } = TEXTS[language];
  // Styled by the theme, always in view, and there before any script runs.
  const notice = `<p id="saved" role="status">${text.replace('{time}', `<time datetime="${at}">${time}</time>`)} <a href="">${again}</a></p>`;
  const headers = new Headers(saved.headers);
  // The stored body is not compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  // Tells the boot script that there is nothing to wait for.
  const marked = html.replace('<html ', `<html data-saved="${at}" `);
  const isOfflinePage = html.includes(OFFLINE_MARK);
  return new Response(isOfflinePage ? marked : marked.replace('<div id="app">', `${notice}<div id="app">`), {
    headers,
  });
}

/** A page asks to be kept once it is shown, also if no document was loaded for it. */
self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if (typeof data === 'string' && data.startsWith('/')) event.waitUntil(savePage(data).catch(() => {}));
});

self.addEventListener('push', (event) => {
  const payload = event.data?.json() as PushPayload | undefined;
  if (!payload) return;
  const { title, body, tag, url, lang, update, stop } = payload;
  const options: NotificationOptions & { renotify: boolean; actions: { action: string; title: string }[] } = {
    body,
    tag,
    lang,
    icon: '/icons/192.png',
    badge: '/icons/192.png',
    silent: update,
    renotify: !update,
    data: { url },
    actions: stop === undefined ? [] : [{ action: 'stop', title: stop }],
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(event.action === 'stop' ? stopNotifications() : showPage(url));
});

async function showPage(path: string): Promise<void> {
  const { href, pathname } = new URL(path, self.location.origin);
  const open = await self.clients.matchAll({ type: 'window' });
  const same = open.find((client) => new URL(client.url).pathname === pathname);
  if (same) await same.focus();
  else await self.clients.openWindow(href);
}

const SUBSCRIPTION = '/push/subscription';

const send = (method: 'PATCH' | 'DELETE', body: object) =>
  fetch(SUBSCRIPTION, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** One tap: here and on the server. */
async function stopNotifications(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  await Promise.allSettled([subscription.unsubscribe(), send('DELETE', { endpoint: subscription.endpoint })]);
}

/** The browser ended a subscription by itself: a new one takes its place. */
self.addEventListener('pushsubscriptionchange', ((event: ExtendableEvent & { oldSubscription?: PushSubscription }) => {
  const old = event.oldSubscription;
  if (!old) return;
  event.waitUntil(
    self.registration.pushManager.subscribe(old.options).then((next) => {
      const { endpoint, keys } = next.toJSON();
      return send('PATCH', { before: old.endpoint, endpoint, keys });
    }),
  );
}) as EventListener);
