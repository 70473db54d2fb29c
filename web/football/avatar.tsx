import { initialsOf } from '#domain/player/name.ts';
import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import styles from './avatar.module.css';
import type { Player } from './model.ts';

interface AvatarProps {
  player: Pick<Player, 'name' | 'picture'>;
  /** What stands for a missing portrait, if not the initials. */
  instead?: string | undefined;
  /** At the top of a page. */
  eager?: boolean;
}

/** A player's portrait, beside his name; without one, his initials. */
export function Avatar({ player: { name, picture }, instead, eager = false }: AvatarProps) {
  const { broken, watch } = useBrokenImage(picture);
  if (broken || picture === null)
    return (
      <span className={styles.initials} aria-hidden="true">
        {instead ?? initialsOf(name)}
      </span>
    );
  return (
    <img
      {...watch}
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
