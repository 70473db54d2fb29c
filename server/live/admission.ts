import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { limitedAddress } from '#server/http/rate-limit.ts';

interface Refusal {
  status: 400 | 403 | 429 | 503;
  error: string;
}

interface AdmissionOptions {
  publicUrl: string;
  trustedProxies: string[];
  socketsPerAddress: number;
}

/** Decides whether a request may open a socket. An admitted one counts against its address until the connection closes. */
export function createAdmission({ publicUrl, trustedProxies, socketsPerAddress }: AdmissionOptions) {
  const ownOrigin = new URL(publicUrl).origin;
  const isTrusted = proxyAddr.compile(trustedProxies);
  const openByAddress = new Map<string, number>();

  /** Clients other than browsers send no origin. */
  function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
    return origin === undefined || origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);
  }

  const addressOf = (request: IncomingMessage) => limitedAddress(proxyAddr(request, isTrusted));

  function refusalOf(request: IncomingMessage): Refusal | null {
    if (!isOwnPage(request)) return { status: 403, error: 'Pages of other sites may not connect' };
    // Only clients that started with polling continue a session.
    if (new URL(request.url ?? '', ownOrigin).searchParams.has('sid'))
      return { status: 400, error: 'A websocket starts a session of its own' };
    const address = addressOf(request);
    const others = openByAddress.get(address) ?? 0;
    if (others >= socketsPerAddress) return { status: 429, error: 'Too many connections from your address' };
    openByAddress.set(address, others + 1);
    request.socket.once('close', () => {
      const remaining = (openByAddress.get(address) ?? 1) - 1;
      if (remaining > 0) openByAddress.set(address, remaining);
      else openByAddress.delete(address);
    });
    return null;
  }

  return { refusalOf, addressOf };
}
