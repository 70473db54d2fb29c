export interface PictureSize {
  width: number;
  height: number;
}

export function pictureShape({ width, height }: PictureSize): 'square' | 'wide' {
  const ratio = width / height;
  return ratio >= 0.9 && ratio <= 1.1 ? 'square' : 'wide';
}
