import type { PhotoFile } from './photo-model.ts';

interface PhotoPictureProps {
  /** From the smallest; those that were not made repeat. */
  files: readonly PhotoFile[];
  /** How wide it is shown, as in `sizes`. */
  sizes: string;
  alt: string;
  eager?: boolean;
}

/** AVIF where the browser reads it. The size of the smallest file reserves the place. */
export function PhotoPicture({ files, sizes, alt, eager = false }: PhotoPictureProps) {
  const [first] = files;
  if (!first) return null;
  const isWhole = files.every(({ avif }) => avif !== null);
  return (
    <picture>
      {isWhole && <source type="image/avif" srcSet={candidates(files, 'avif')} sizes={sizes} />}
      <img
        src={first.url}
        srcSet={candidates(files, 'url')}
        sizes={sizes}
        width={first.width}
        height={first.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

const candidates = (files: readonly PhotoFile[], kind: 'avif' | 'url') =>
  [...new Set(files.map((file) => `${file[kind]} ${file.width}w`))].join(', ');
