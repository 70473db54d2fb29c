import { isIPv4, isIPv6 } from 'node:net';
import { limitedAddress } from './rate-limit.ts';

/** The network of an address: enough to see whether many refusals come from one place, not enough to find a person. */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${limitedAddress(plain).split(':').slice(0, 3).join(':')}::/48` : '';
}
