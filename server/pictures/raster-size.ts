import { imageSize } from 'image-size';

export interface Size {
  width: number;
  height: number;
}

/** The size of a PNG, JPEG, WebP or AVIF from its header; null when it cannot be read. */
export function rasterSize(bytes: Buffer): Size | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
