import sharp from 'sharp';

/** For those who read no WebP; null when the picture cannot be read. */
export const toPng = (bytes: Buffer, maxPixels: number): Promise<Buffer | null> =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .timeout({ seconds: 5 })
    .png()
    .toBuffer()
    .catch(() => null);
