import { isIPv6 } from 'node:net';

export interface RateLimit {
  /** Counts a request; returns the seconds to wait when there were too many. */
  take(address: string): number | null;
}

interface LimitOptions {
  burst: number;
  perSecond: number;
  now?: () => number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Limits the memory that many addresses can take; the one that was quiet longest is forgotten. */
const MAX_ADDRESSES = 10_000;

/** A bucket of tokens for each address: a short burst is allowed, then so many requests a second. */
export function createRateLimit({ burst, perSecond, now = () => performance.now() }: LimitOptions): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(address) {
      const key = limitedAddress(address);
      const at = now();
      const { tokens, filledAt } = buckets.get(key) ?? { tokens: burst, filledAt: at };
      const available = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond);
      buckets.delete(key);
      buckets.set(key, { tokens: available >= 1 ? available - 1 : available, filledAt: at });
      for (const oldest of buckets.keys()) {
        if (buckets.size <= MAX_ADDRESSES) break;
        buckets.delete(oldest);
      }
      return available >= 1 ? null : Math.ceil((1 - available) / perSecond);
    },
  };
}

/** An IPv6 customer has 2^64 addresses, which share their first four groups. */
export function limitedAddress(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
