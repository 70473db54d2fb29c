import sharp, { type Sharp } from 'sharp';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { PHOTO_SIDES, type PhotoSize } from '#domain/photos/photos.ts';
import { isHarmlessSvg } from './harmless-svg.ts';
import { readPicture } from './read-picture.ts';

/** Twice the pixels of the largest place where pages show such a picture. */
const LONGEST_SIDE: Record<PicturePurpose, number> = { article: 1600, crest: 512, face: 512 };
/** As many as the cameras of good phones make: some 300 MB while a progressive JPEG is decoded. */
const MAX_PIXELS = 52_000_000;
const WEBP = { quality: 82 };
/** Looks as WebP does. More effort takes ten times as long for a twentieth of the bytes. */
const AVIF = { quality: 55, effort: 1 };

export interface ConvertedPicture {
  type: 'image/webp' | 'image/avif';
  bytes: Buffer;
  width: number;
  height: number;
}

/** [GA2] A photo in every size, for browsers that read AVIF and for the others. */
export type ConvertedPhoto = Record<PhotoSize, { webp: ConvertedPicture; avif: ConvertedPicture }>;

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
  const type = typeOf(upload);
  const isDrawing = type === 'image/svg+xml';
  if (!type || (isDrawing && !isHarmlessSvg(upload))) return { refusal: 'unknown_picture' };
  return orRefusal(() => drawWebp(fitted(open(upload), LONGEST_SIDE[purpose], { enlarge: isDrawing })));
}

/** The same for a photo: not a drawing, and decoded once for all its files. */
export async function convertPhoto(upload: Buffer): Promise<ConvertedPhoto | { refusal: PictureRefusal }> {
  const type = typeOf(upload);
  if (!type || type === 'image/svg+xml') return { refusal: 'unknown_picture' };
  return orRefusal(async () => {
    const { data, info } = await fitted(open(upload), PHOTO_SIDES.large)
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const draw = async (size: PhotoSize) => {
      const picture = () => fitted(sharp(data, { raw: { width, height, channels } }), PHOTO_SIDES[size]);
      return { webp: await drawWebp(picture()), avif: await drawAvif(picture()) };
    };
    return { small: await draw('small'), medium: await draw('medium'), large: await draw('large') };
  });
}

function typeOf(upload: Buffer): string | undefined {
  return isGif(upload) ? 'image/gif' : readPicture(upload)?.type;
}

/** The size that the header says is compared with the limit before anything is decoded. */
const open = (upload: Buffer) =>
  sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient();

const fitted = (picture: Sharp, side: number, { enlarge = false } = {}) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !enlarge });

const drawWebp = (picture: Sharp) => draw(picture.webp(WEBP), 'image/webp');
const drawAvif = (picture: Sharp) => draw(picture.avif(AVIF), 'image/avif');

async function draw(picture: Sharp, type: ConvertedPicture['type']): Promise<ConvertedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { type, bytes: data, width: info.width, height: info.height };
}

async function orRefusal<Converted>(
  convert: () => Promise<Converted>,
): Promise<Converted | { refusal: PictureRefusal }> {
  try {
    return await convert();
  } catch (error) {
    const isHuge = error instanceof Error && /pixel limit/i.test(error.message);
    return { refusal: isHuge ? 'huge_picture' : 'broken_picture' };
  }
}

const isGif = (bytes: Buffer) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6));
