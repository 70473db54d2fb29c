export interface PictureSize {
  width: number;
  height: number;
}

/** A picture that is nearly as high as wide is laid out as a square; any other as a rectangle. */
export function pictureShape({ width, height }: PictureSize): 'square' | 'wide' {
  const ratio = width / height;
  return ratio >= 0.9 && ratio <= 1.1 ? 'square' : 'wide';
}
