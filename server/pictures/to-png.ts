/** For those who read no WebP; null when the picture cannot be read. */
export async function toPng(bytes: Buffer, maxPixels: number): Promise<Buffer | null> {
  // Loaded only when there is such a picture.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels })
    .png()
    .toBuffer()
    .catch(() => null);
}
