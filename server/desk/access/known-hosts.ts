import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { ApiError } from '#server/errors.ts';
import { isOwnOrigin, type Addressed } from '#server/http/own-origin.ts';

export interface DeskAddress {
  /** The address that people use, if it is set; without a trailing slash. */
  deskUrl: string | null;
  /** Where the desk listens. */
  deskHost: string;
}

export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const WILDCARDS = ['0.0.0.0', '::'];

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

const isPrivate = (address: string) =>
  isIP(address) !== 0 && privateNetworks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether a Host header names this desk. Any other name may be one that a foreign page has pointed at us (DNS rebinding). */
export function createHostCheck({ deskUrl, deskHost }: DeskAddress): (host: string | undefined) => boolean {
  const known = new Set([...LOCAL_HOSTS, isIP(deskHost) === 6 ? `[${deskHost}]` : deskHost.toLowerCase()]);
  if (deskUrl) known.add(new URL(deskUrl).hostname);
  // An IP address cannot be pointed elsewhere.
  const isInNetwork = WILDCARDS.includes(deskHost) || isPrivate(deskHost);
  return (host = '') => {
    if (!/^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) || !URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    return known.has(hostname) || (isInNetwork && isPrivate(hostname.replace(/^\[(.*)\]$/, '$1')));
  };
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Also behind a proxy that is not in TRUST_PROXY but at the address of DESK_URL. */
export function isSecure({ headers, protocol }: Addressed, deskUrl: string | null): boolean {
  const url = deskUrl === null ? null : new URL(deskUrl);
  return protocol === 'https' || (url?.protocol === 'https:' && url.host === headers.host);
}

/** The address by which the desk was reached, unless DESK_URL says another. */
export const addressOf = (request: Addressed, deskUrl: string | null): string =>
  deskUrl ?? `${request.protocol}://${request.headers.host ?? ''}`;

/** Refuses other hosts, and changes that a page of another site, or of another port, could send. */
export function refuseForeignRequests(app: FastifyInstance, address: DeskAddress) {
  const isKnownHost = createHostCheck(address);
  app.addHook('onRequest', async (request) => {
    const { host, origin, cookie, 'content-type': contentType } = request.headers;
    if (!isKnownHost(host))
      throw new ApiError(
        'misdirected',
        'Set DESK_URL to use the desk by this name',
        'unknown_host' satisfies DeskReason,
      );
    if (request.method === 'GET' || request.method === 'HEAD') return;
    // Browsers send an origin with every change; programs send none, and no cookie.
    if (origin === undefined ? cookie !== undefined : !isOwnOrigin(origin, request, address.deskUrl))
      throw new ApiError('forbidden', 'Only pages of the desk may send this', 'foreign_origin' satisfies DeskReason);
    const { takes = JSON_TYPE } = request.routeOptions.config;
    if (contentType !== undefined && !takes.test(contentType))
      throw new ApiError(
        'unsupported_media_type',
        takes === JSON_TYPE ? 'The desk takes JSON' : `Send ${takes.source}`,
      );
  });
}
