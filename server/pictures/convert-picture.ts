import sharp from 'sharp';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { ApiError } from '#server/errors.ts';
import { isHarmlessSvg } from './harmless-svg.ts';
import { readPicture } from './read-picture.ts';

/** Twice the pixels of the largest place where pages show such a picture. */
const LONGEST_SIDE: Record<PicturePurpose, number> = { article: 1600, crest: 512, face: 512 };
/** As many as the cameras of good phones make: some 300 MB while a progressive JPEG is decoded. */
const MAX_PIXELS = 52_000_000;
const MAX_SECONDS = 15;
const QUALITY = 82;

const MAX_WAITING = 20;

export interface ConvertedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * The picture in an upload as WebP of the size that pages need: drawn again from its pixels, so that neither metadata nor
 * anything hidden in the file remains. Animations become their first frame, drawings pixels.
 */
export async function convertPicture(upload: Buffer, purpose: PicturePurpose): Promise<ConvertedPicture> {
  const type = isGif(upload) ? 'image/gif' : readPicture(upload)?.type;
  const isDrawing = type === 'image/svg+xml';
  if (!type || (isDrawing && !isHarmlessSvg(upload)))
    throw refused('unknown_picture', 'This is not a picture that we take: JPEG, PNG, WebP, AVIF, GIF or a simple SVG');
  return takeTurn(async () => {
    const side = LONGEST_SIDE[purpose];
    const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !isDrawing })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS });
    const { data, info } = await picture.toBuffer({ resolveWithObject: true }).catch((error: unknown) => {
      throw explain(error);
    });
    return { bytes: data, width: info.width, height: info.height };
  });
}

const isGif = (bytes: Buffer) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6));

function explain(error: unknown): ApiError {
  const message = error instanceof Error ? error.message : String(error);
  return /pixel limit|timeout/i.test(message)
    ? refused('huge_picture', 'The picture has too many pixels')
    : refused('broken_picture', 'The picture is damaged and cannot be read');
}

const refused = (reason: DeskReason, message: string) => new ApiError('bad_request', message, reason);

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: a conversion takes a whole core and much memory. */
async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MAX_WAITING) throw new ApiError('unavailable', 'Too many pictures are being read just now');
  waiting += 1;
  const result = last.then(work);
  last = result.catch(() => {});
  return result.finally(() => (waiting -= 1));
}
