import type { FastifyInstance } from 'fastify';
import type { LeagueIdentity } from '#contract/http/league-settings.ts';
import { accentIn, type Theme } from '#domain/league/accent.ts';
import { isPicture, type LeagueLogo } from '#domain/league/identity.ts';
import { MAX_IMAGE_BYTES } from './drawable-image.ts';

/** What pictures, icons and documents show of a league's identity. */
export interface LeagueLook {
  /** Drawn where there is no picture. */
  mark: LeagueLogo;
  /** Of the picture: where it is served, then the picture itself as a data URL. */
  address: string | null;
  /** [LS7] For the ground that it is drawn on; null for the drawing's own. */
  accent: string | null;
}

export const lookOn = (theme: Theme, { logo, accent }: LeagueIdentity): LeagueLook => ({
  mark: isPicture(logo) ? null : logo,
  address: isPicture(logo) ? logo : null,
  accent: accent === null ? null : accentIn(theme, accent).fill,
});

/** Our own pictures only: the server must not fetch URLs that come from data. */
export async function readOwnPicture(app: FastifyInstance, address: string): Promise<string | null> {
  if (!/^\/media\/[\w.]+$/.test(address)) return null;
  const { statusCode, headers, rawPayload } = await app.inject({ url: address });
  if (statusCode !== 200 || rawPayload.length > MAX_IMAGE_BYTES) return null;
  return `data:${String(headers['content-type'])};base64,${rawPayload.toString('base64')}`;
}
