import { useBrokenImage } from '#ui/use-broken-image.ts';
import { flagPath } from './flag-path.ts';
import styles from './flag.module.css';

interface FlagProps {
  /** Lower-case ISO 3166 code. */
  country: string | null;
  size: 'large' | 'small';
}

const SIZES = { large: [24, 18], small: [20, 15] } as const;

/** Decorative: the country's name is beside it. Renders nothing for an unknown country. */
export function Flag({ country, size }: FlagProps) {
  const src = country !== null && /^[a-z]{2}$/.test(country) ? flagPath(country) : null;
  const { broken, imageProps } = useBrokenImage(src);
  if (broken || src === null) return null;
  const [width, height] = SIZES[size];
  return (
    <img
      {...imageProps}
      className={styles.flag}
      data-size={size}
      src={src}
      alt=""
      width={width}
      height={height}
      decoding="async"
    />
  );
}
