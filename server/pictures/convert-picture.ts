import sharp from 'sharp';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { isHarmlessSvg } from './harmless-svg.ts';
import { readPicture } from './read-picture.ts';

/** Twice the pixels of the largest place where pages show such a picture. */
const LONGEST_SIDE: Record<PicturePurpose, number> = { article: 1600, crest: 512, face: 512 };
/** As many as the cameras of good phones make: some 300 MB while a progressive JPEG is decoded. */
const MAX_PIXELS = 52_000_000;
const QUALITY = 82;

export interface ConvertedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Why a picture is not taken. */
export type PictureRefusal = Extract<DeskReason, 'unknown_picture' | 'huge_picture' | 'broken_picture'>;

/**
 * The picture in an upload as WebP of the size that pages need: drawn again from its pixels, so that neither metadata nor
 * anything hidden in the file remains. Animations become their first frame, drawings pixels. Only in a process of its own:
 * nothing else can end the decoders.
 */
export async function convertPicture(
  upload: Buffer,
  purpose: PicturePurpose,
): Promise<ConvertedPicture | { refusal: PictureRefusal }> {
  const type = isGif(upload) ? 'image/gif' : readPicture(upload)?.type;
  const isDrawing = type === 'image/svg+xml';
  if (!type || (isDrawing && !isHarmlessSvg(upload))) return { refusal: 'unknown_picture' };
  const side = LONGEST_SIDE[purpose];
  try {
    // The size that the header says is compared with the limit before anything is decoded.
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !isDrawing })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    const isHuge = error instanceof Error && /pixel limit/i.test(error.message);
    return { refusal: isHuge ? 'huge_picture' : 'broken_picture' };
  }
}

const isGif = (bytes: Buffer) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6));
