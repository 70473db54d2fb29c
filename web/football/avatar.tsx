import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import styles from './avatar.module.css';
import type { Player } from './model.ts';

/** A player's portrait, beside his name; without one, his initials. */
export function Avatar({ player: { name, picture } }: { player: Player }) {
  const { broken, watch } = useBrokenImage(picture);
  if (broken || picture === null)
    return (
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
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
      loading="lazy"
      decoding="async"
    />
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');
