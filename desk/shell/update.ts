/** Registers the service worker. A new version takes over only where no match is open. */
export function keepUpToDate(mayReload: () => boolean): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  let reloading = false;
  const hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloading || !hadController || !mayReload()) return;
    reloading = true;
    location.reload();
  });
  const takeOver = (registration: ServiceWorkerRegistration) => {
    if (mayReload()) registration.waiting?.postMessage('take-over');
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      takeOver(registration);
      // Without a network there is no update either.
      registration.update().catch(() => {});
    };
    takeOver(registration);
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', () => takeOver(registration)),
    );
    document.addEventListener('visibilitychange', check);
  };
  // Where the browser allows none, the app works with a network only.
  serviceWorker
    .register('/sw.js')
    .then(watch)
    .catch(() => {});
}
