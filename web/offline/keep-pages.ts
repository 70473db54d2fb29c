import { filePaths } from '#contract/paths.ts';
import type { Router } from '#ui/router/router.ts';

/** A page that somebody only passed is not kept. */
const SETTLED_MS = 3000;

interface Connection {
  saveData?: boolean;
}

/** Registers the service worker, and tells it which pages to keep for when there is no network. */
export function keepPages(router: Pick<Router, 'subscribe'>): void {
  const { serviceWorker } = navigator;
  const connection = (navigator as { connection?: Connection }).connection;
  void serviceWorker.register(filePaths.serviceWorker).catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = '';
  router.subscribe(({ pathname, search }) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = pathname + search;
      const key = `${document.documentElement.lang} ${address}`;
      if (key === kept || connection?.saveData || !navigator.onLine) return;
      kept = key;
      void serviceWorker.ready.then(({ active }) => active?.postMessage(address, {}));
    }, SETTLED_MS);
  });
}
