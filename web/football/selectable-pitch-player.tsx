import { HALF_PITCH_PLACES, type BestTeamSlot } from '#domain/lineup/team-of-the-week.ts';
import { surnameOf } from '#domain/player/name.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { percentAttributes } from '#ui/percent-attributes.ts';
import type { Player, Team } from './model.ts';
import styles from './selectable-pitch-player.module.css';

interface SelectablePitchPlayerProps {
  slot: BestTeamSlot;
  player: Pick<Player, 'name' | 'picture'>;
  number: number | null;
  team: Pick<Team, 'badge' | 'shortName'>;
  rating: number | null;
  isLit: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export function SelectablePitchPlayer({
  slot,
  player,
  number,
  team,
  rating,
  isLit,
  isChosen,
  onChoose,
}: SelectablePitchPlayerProps) {
  const { across, down } = HALF_PITCH_PLACES[slot];
  return (
    <button
      className={styles.player}
      {...percentAttributes(across, down)}
      type="button"
      title={player.name}
      data-lit={isLit || isChosen || undefined}
      aria-haspopup="dialog"
      aria-expanded={isChosen}
      onClick={onChoose}
    >
      <span className={styles.portrait}>
        <Avatar player={player} fallback={number === null ? undefined : String(number)} />
        {rating !== null && (
          <span className={styles.rating}>
            <RatingBadge rating={rating} />
          </span>
        )}
      </span>
      <span className={styles.plate} data-theme="dark">
        <Crest team={team} />
        <span>{surnameOf(player.name)}</span>
      </span>
    </button>
  );
}
