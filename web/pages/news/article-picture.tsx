import { useState } from 'react';
import { Mark } from '#web/ui/mark.tsx';
import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import styles from './article-picture.module.css';
import { pictureShape, type PictureSize } from './picture-shape.ts';

interface ArticlePictureProps {
  src: string;
  /** null when nobody knows it before the picture has loaded. */
  size: PictureSize | null;
}

/** Of unknown size, it gets the place of a rectangle and keeps it: nothing moves when it turns out to be a square. */
export function ArticlePicture({ src, size }: ArticlePictureProps) {
  const { broken, watch } = useBrokenImage(src);
  const [found, setFound] = useState<'square' | 'wide'>('wide');
  const measure = (image: HTMLImageElement | null) => {
    if (image?.naturalWidth) setFound(pictureShape({ width: image.naturalWidth, height: image.naturalHeight }));
  };
  const { width, height } = size ?? { width: 1600, height: 900 };
  return (
    <div
      className={styles.picture}
      data-shape={size ? pictureShape(size) : found}
      data-fixed={size === null || undefined}
    >
      {broken ? (
        <Mark lit={false} />
      ) : (
        <img
          ref={(image) => {
            watch.ref(image);
            measure(image);
          }}
          onError={watch.onError}
          onLoad={({ currentTarget }) => measure(currentTarget)}
          src={src}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
          decoding="async"
        />
      )}
    </div>
  );
}
