import soccerBall from '@phosphor-icons/core/fill/soccer-ball-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import type { Placed } from '#domain/lineup/pitch-layout.ts';
import { surnameOf } from '#domain/player/name.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { percentAttributes } from '#ui/percent-attributes.ts';
import type { LineupPlayer } from './match-model.ts';
import styles from './pitch-player.module.css';
import { PlayerLink } from './player-link.tsx';

interface PitchPlayerProps {
  placed: Placed<LineupPlayer>;
  /** A sample player, who has no page. */
  isSample?: boolean;
}

export function PitchPlayer({ placed, isSample = false }: PitchPlayerProps) {
  const { player, side, along, across, spacing } = placed;
  const attributes = {
    ...percentAttributes(along, across),
    className: styles.player,
    title: player.name,
    'data-side': side,
  };
  const inside = (
    <>
      <span className={styles.portrait}>
        <Avatar player={player} />
        <Counts player={player} />
      </span>
      <span className={styles.name} {...percentAttributes(spacing)}>
        <b>{player.number ?? '--'}</b> {surnameOf(player.name)}
      </span>
    </>
  );
  return isSample ? (
    <span {...attributes}>{inside}</span>
  ) : (
    <PlayerLink {...attributes} player={player}>
      {inside}
    </PlayerLink>
  );
}

function Counts({ player: { rating, manOfTheMatch, goals, ownGoals } }: { player: LineupPlayer }) {
  const { t } = useLanguage();
  return (
    <>
      {rating !== null && (
        <span className={styles.rating}>
          <RatingBadge rating={rating} />
        </span>
      )}
      {manOfTheMatch && (
        <span className={styles.star} title={t('player.manOfTheMatch')}>
          <Icon svg={star} />
          <span className="hidden">{t('player.manOfTheMatch')}</span>
        </span>
      )}
      {goals + ownGoals > 0 && (
        <span className={styles.marks}>
          <Balls count={goals} label={t('player.goals', { count: goals })} />
          <Balls count={ownGoals} label={t('player.ownGoals', { count: ownGoals })} own />
        </span>
      )}
    </>
  );
}

function Balls({ count, label, own }: { count: number; label: string; own?: true }) {
  if (count === 0) return null;
  return (
    <span className={styles.balls} data-own={own} title={label}>
      <Icon svg={soccerBall} />
      {count > 1 && <span aria-hidden="true">x{count}</span>}
      <span className="hidden">{label}</span>
    </span>
  );
}
