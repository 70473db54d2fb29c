import { initialsOf } from '#domain/player/name.ts';
import { useBrokenImage } from '#ui/use-broken-image.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  player: { name: string; picture: string | null };
  /** Shown for a missing portrait instead of the initials. */
  fallback?: string | undefined;
  /** For avatars in the first screen, which should not load lazily. */
  eager?: boolean;
}

/** Decorative: the name is beside it. Shows initials if there is no portrait. */
export function Avatar({ player: { name, picture }, fallback, eager = false }: AvatarProps) {
  const { broken, imageProps } = useBrokenImage(picture);
  if (broken || picture === null)
    return (
      <span className={styles.initials} aria-hidden="true">
        {fallback ?? initialsOf(name)}
      </span>
    );
  return (
    <img
      {...imageProps}
      className={styles.portrait}
      src={picture}
      alt=""
      width={64}
      height={64}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
