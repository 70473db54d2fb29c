import type { PushDeviceRequest } from '#contract/desk/message-choices.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import type { Language } from '#domain/formatting/date.ts';

/** Whether this device gets notifications, and why not. */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** The browser asks whether it may. */
export async function startPush(pushKey: string, language: Language): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  await storeDevice(subscription, language);
  return 'on';
}

/** The server may have forgotten the device, or have sent to it in another language. */
export async function keepPush(language: Language): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await storeDevice(subscription, language);
}

export async function stopPush(): Promise<PushState> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  await callDesk(deskPaths.pushDevice, { method: 'DELETE' });
  await subscription?.unsubscribe();
  return 'off';
}

async function storeDevice(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as Pick<PushDeviceRequest, 'endpoint' | 'keys'>;
  const body = { endpoint, keys, language } satisfies PushDeviceRequest;
  await callDesk(deskPaths.pushDevice, { method: 'PUT', body });
}
