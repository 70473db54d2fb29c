import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { ClaimedMessage } from '#server/db/push/messages.ts';
import { isPublicEndpoint, lookupPublic } from './public-address.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface PushServiceOptions {
  keys: PushKeys;
  /** Where the push service can complain: an address of the site. */
  subject: string;
  services: 'public' | 'any';
}

/** `gone`: the device does not want any more; `later`: the service has too much to do, or does not answer. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused' }
  | { kind: 'later'; seconds: number | null };

const TIMEOUT_MS = 10_000;

export type Deliver = (message: ClaimedMessage) => Promise<Delivery>;

/** Encrypts a message for one device [RFC 8291] and hands it to the push service of its browser. */
export function createPushService({ keys, subject, services }: PushServiceOptions): Deliver {
  return async ({ endpoint, p256dh, auth, payload, tag, urgent, secondsLeft }) => {
    if (services === 'public' && !isPublicEndpoint(endpoint)) return { kind: 'gone' };
    let details: webPush.RequestDetails;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: secondsLeft,
        urgency: urgent ? 'high' : 'normal',
        topic: tag,
      });
    } catch {
      // Keys that are none.
      return { kind: 'gone' };
    }
    try {
      return toDelivery(await post(endpoint, details, services));
    } catch {
      return { kind: 'later', seconds: null };
    }
  };
}

/** By hand, because the library cannot refuse the addresses that a name leads to. Redirects are not followed. */
const post = (endpoint: string, { headers, body }: webPush.RequestDetails, services: 'public' | 'any') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const send = endpoint.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(endpoint, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(services === 'public' && { lookup: lookupPublic }),
    });
    request.once('response', (response) => {
      response.resume();
      resolve(response);
    });
    request.once('error', reject);
    request.end(body);
  });

function toDelivery({ statusCode = 0, headers }: IncomingMessage): Delivery {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  if (statusCode === 429 || statusCode >= 500) {
    const seconds = Number(headers['retry-after']);
    return { kind: 'later', seconds: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 300) : null };
  }
  return { kind: 'refused' };
}
