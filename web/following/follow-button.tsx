import star from '@phosphor-icons/core/bold/star-bold.svg?raw';
import filledStar from '@phosphor-icons/core/fill/star-fill.svg?raw';
import { isFollowed, type FollowedKind } from '#domain/following/following.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import styles from './follow-button.module.css';
import { toggleFollowed, useFollowing } from './followed.ts';
import { confirmStar } from './star-place.tsx';

/** A star. Another backend does not know who is followed. */
export function FollowButton({ kind, id, name }: { kind: FollowedKind; id: number; name: string }) {
  const { t } = useLanguage();
  const isOn = isFollowed(useFollowing(), { kind, id });
  if (!useIsOwnBackend()) return null;
  return (
    <button
      className={`${button.icon} ${styles.star}`}
      type="button"
      aria-pressed={isOn}
      aria-label={t('following.follow', { name })}
      title={t(isOn ? 'following.on' : 'following.off')}
      onClick={() => {
        toggleFollowed({ kind, id });
        void confirmStar({ kind, id, name, isOn: !isOn });
      }}
    >
      <Icon svg={isOn ? filledStar : star} />
    </button>
  );
}
