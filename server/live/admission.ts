import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

interface Refusal {
  status: 400 | 403 | 429;
  error: string;
}

interface AdmissionOptions {
  publicUrl: string;
  trustedProxies: string[];
  socketsPerAddress: number;
}

/** Decides who may open a socket; whoever is let in counts until its connection ends. */
export function createAdmission({ publicUrl, trustedProxies, socketsPerAddress }: AdmissionOptions) {
  const ownOrigin = new URL(publicUrl).origin;
  const isTrusted = proxyAddr.compile(trustedProxies);
  const open = new Map<string, number>();

  /** Anything but a browser sends no origin, and could send any. */
  function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
    return origin === undefined || origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);
  }

  return (request: IncomingMessage): Refusal | null => {
    if (!isOwnPage(request)) return { status: 403, error: 'Pages of other sites may not listen here' };
    // Only one who began by polling would go on with a session.
    if (new URL(request.url ?? '', ownOrigin).searchParams.has('sid'))
      return { status: 400, error: 'A connection begins anew' };
    const address = householdOf(proxyAddr(request, isTrusted));
    const others = open.get(address) ?? 0;
    if (others >= socketsPerAddress) return { status: 429, error: 'Too many connections from your address' };
    open.set(address, others + 1);
    request.socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    return null;
  };
}

/** An IPv6 customer has 2^64 addresses, all of which begin with the same four groups. */
function householdOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
