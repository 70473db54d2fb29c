import { useState } from 'react';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { percentAttributes } from '#ui/percent-attributes.ts';
import { useBrokenImage } from '#ui/use-broken-image.ts';
import type { Story } from '#web/football/news-model.ts';
import styles from './article-picture.module.css';
import { pictureShape, type PictureSize } from './picture-shape.ts';

interface ArticlePictureProps {
  src: string;
  /** null if unknown before loading. */
  size: PictureSize | null;
  alt: string;
  focus: Story['imageFocus'];
}

/** A picture of unknown size keeps the space of a rectangle, so that nothing moves when it loads. */
export function ArticlePicture({ src, size, alt, focus }: ArticlePictureProps) {
  const { broken, imageProps } = useBrokenImage(src);
  const [loadedShape, setLoadedShape] = useState<'square' | 'wide'>('wide');
  const measure = (image: HTMLImageElement | null) => {
    if (image?.naturalWidth) setLoadedShape(pictureShape({ width: image.naturalWidth, height: image.naturalHeight }));
  };
  const { width, height } = size ?? { width: 1600, height: 900 };
  return (
    <div
      className={styles.picture}
      data-shape={size ? pictureShape(size) : loadedShape}
      data-fixed={size === null || undefined}
    >
      {broken ? (
        <LeagueMark lit={false} />
      ) : (
        <img
          ref={(image) => {
            imageProps.ref(image);
            measure(image);
          }}
          onError={imageProps.onError}
          onLoad={({ currentTarget }) => measure(currentTarget)}
          src={src}
          alt={alt}
          {...(focus && percentAttributes(focus.x, focus.y))}
          width={width}
          height={height}
          fetchPriority="high"
          decoding="async"
        />
      )}
    </div>
  );
}
