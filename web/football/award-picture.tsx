import barbell from '@phosphor-icons/core/regular/barbell.svg?raw';
import boot from '@phosphor-icons/core/regular/boot.svg?raw';
import board from '@phosphor-icons/core/regular/chalkboard-teacher.svg?raw';
import crown from '@phosphor-icons/core/regular/crown.svg?raw';
import palm from '@phosphor-icons/core/regular/hand-palm.svg?raw';
import handshake from '@phosphor-icons/core/regular/handshake.svg?raw';
import heart from '@phosphor-icons/core/regular/heart.svg?raw';
import medal from '@phosphor-icons/core/regular/medal.svg?raw';
import plant from '@phosphor-icons/core/regular/plant.svg?raw';
import shield from '@phosphor-icons/core/regular/shield-checkered.svg?raw';
import ball from '@phosphor-icons/core/regular/soccer-ball.svg?raw';
import star from '@phosphor-icons/core/regular/star.svg?raw';
import trophy from '@phosphor-icons/core/regular/trophy.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { BEST_TEAM_TYPES } from '#domain/player/award.ts';
import { Icon } from '#ui/icon.tsx';
import { useBrokenImage } from '#ui/use-broken-image.ts';
import type { Award } from './award-model.ts';
import styles from './award-picture.module.css';

const ICONS: Partial<Record<string, string>> = {
  FIRST_PLACE: trophy,
  SECOND_PLACE: medal,
  THIRD_PLACE: medal,
  FAIRPLAY_TEAM: handshake,
  BEST_ATTACK: ball,
  BEST_DEFENSE: shield,
  HEART_OF_LEAGUE: heart,
  MVP: crown,
  GOLDEN_BOOT: boot,
  GOLDEN_GLOVE: palm,
  BEST_DEFENDER: shield,
  YOUNG_PLAYER_OF_SEASON: plant,
  ROOKIE_OF_SEASON: plant,
  FANS_PLAYER_OF_SEASON: heart,
  IRON_MAN_AWARD: barbell,
  MANAGER_OF_SEASON: board,
  GOAL_OF_SEASON: ball,
  GOAL_OF_THE_WEEK: ball,
  GOAL_OF_THE_MONTH: ball,
};

/** Falls back to the picture of its kind of selection, then to an icon. */
export function AwardPicture({ award: { picture, subtype } }: { award: Award }) {
  const isBestTeam = BEST_TEAM_TYPES.some((type) => type === subtype);
  const fallback = isBestTeam ? pagePaths.award(subtype) : null;
  const ownImage = useBrokenImage(picture);
  const fallbackImage = useBrokenImage(fallback);
  const [src, watch] = ownImage.broken ? [fallback, fallbackImage.imageProps] : [picture, ownImage.imageProps];
  return (
    <span className={styles.picture}>
      {src === null || (ownImage.broken && fallbackImage.broken) ? (
        <Icon svg={ICONS[subtype] ?? star} />
      ) : (
        <img {...watch} src={src} alt="" width={64} height={64} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
