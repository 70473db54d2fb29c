import type { FastifyRequest } from 'fastify';

export type Addressed = Pick<FastifyRequest, 'headers' | 'protocol'>;

/** Whether an Origin header names the address of the request, or the one that the settings give it. */
export const isOwnOrigin = (origin: string, { protocol, headers }: Addressed, ownUrl: string | null): boolean =>
  origin === `${protocol}://${headers.host ?? ''}` || (ownUrl !== null && origin === new URL(ownUrl).origin);

/**
 * Whether a page of another origin sent the request, also one of the same domain or one without an origin. Programs say
 * nothing about where they are, and no page can leave out or make up what its browser says.
 */
export function isFromForeignPage(request: Addressed, ownUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin';
  return origin !== undefined && !isOwnOrigin(origin, request, ownUrl);
}
