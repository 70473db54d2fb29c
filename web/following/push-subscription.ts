import type { PushSubscriptionRequest } from '#contract/http/push.ts';
import { FOLLOWING_KEY, PUSH_KEY, type Language } from '#contract/language.ts';
import { filePaths, pushPaths } from '#contract/paths.ts';
import { idsOf, parseFollowing } from '#domain/following/following.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notifications/kinds.ts';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';

export interface PushChoices {
  kinds: NotificationKind[];
  quiet: QuietHours | null;
}

export const DEFAULT_CHOICES: PushChoices = {
  kinds: [...NOTIFICATION_KINDS],
  quiet: { from: 22 * 60, until: 8 * 60 },
};

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Null unless this browser gets notifications. The action in a notification may have ended them. */
export async function readChoices(): Promise<PushChoices | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const text = localStorage.getItem(PUSH_KEY);
  if (subscription && text) return JSON.parse(text) as PushChoices;
  localStorage.removeItem(PUSH_KEY);
  return null;
}

/** The browser asks whether it may; false if it may not. */
export async function startNotifications(choices: PushChoices): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(filePaths.serviceWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = (await (await fetch(pushPaths.key)).json()) as { key: string };
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await store(subscription, choices, pageLanguage());
  return true;
}

/** After another choice or another star. */
export async function updateSubscription(choices?: PushChoices, language = pageLanguage()): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  const chosen = choices ?? (await readChoices());
  if (subscription && chosen) await store(subscription, chosen, language);
}

export async function stopNotifications(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  localStorage.removeItem(PUSH_KEY);
  if (!subscription) return;
  await send('DELETE', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

const pageLanguage = (): Language => (document.documentElement.lang.startsWith('en') ? 'en' : 'bg');

async function store(subscription: PushSubscription, choices: PushChoices, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as Pick<PushSubscriptionRequest, 'endpoint' | 'keys'>;
  await send('PUT', {
    endpoint,
    keys,
    language,
    teams: idsOf(parseFollowing(localStorage.getItem(FOLLOWING_KEY) ?? ''), 'team'),
    ...choices,
  } satisfies PushSubscriptionRequest);
  localStorage.setItem(PUSH_KEY, JSON.stringify(choices));
}

async function send(method: 'PUT' | 'DELETE', body: object): Promise<void> {
  const response = await fetch(pushPaths.subscription, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
}
