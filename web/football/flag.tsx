import { pagePaths } from '#contract/paths.ts';
import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import styles from './flag.module.css';

interface FlagProps {
  /** Two small letters; null where nobody knows. */
  country: string | null;
  size: 'large' | 'small';
}

const SIZES = { large: [24, 18], small: [20, 15] } as const;

/** Stands beside the nation's name; a nation whose flag is not known goes without. */
export function Flag({ country, size }: FlagProps) {
  const src = country !== null && /^[a-z]{2}$/.test(country) ? pagePaths.flag(country) : null;
  const { broken, watch } = useBrokenImage(src);
  if (broken || src === null) return null;
  const [width, height] = SIZES[size];
  return (
    <img
      {...watch}
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
