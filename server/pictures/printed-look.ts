import { Resvg } from '@resvg/resvg-js';
import type { LeagueIdentity } from '#contract/http/league-settings.ts';
import { findPictureAt } from '#server/db/pictures/pictures.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { drawableImage } from './drawable-image.ts';
import { lookOn, type LeagueLook } from './league-look.ts';

/** For what is printed: on white, with a picture that a PDF takes. */
export async function printedLook(db: Queryable, identity: LeagueIdentity): Promise<LeagueLook> {
  const look = lookOn('light', identity);
  const picture = look.address === null ? null : await findPictureAt(db, look.address);
  return { ...look, address: picture && (await printableImage(picture.type, picture.bytes)) };
}

const DRAWING = 'data:image/svg+xml;base64,';
const DRAWN_WIDTH = 512;

/** A PDF takes pixels alone. */
export async function printableImage(type: string, bytes: Buffer): Promise<string | null> {
  const image = await drawableImage(type, bytes);
  if (!image?.startsWith(DRAWING)) return image;
  const svg = Buffer.from(image.slice(DRAWING.length), 'base64');
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: DRAWN_WIDTH }, font: { loadSystemFonts: false } });
  return `data:image/png;base64,${png.render().asPng().toString('base64')}`;
}
