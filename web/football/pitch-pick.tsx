import type { CompositionSlot } from '#domain/lineup/team-of-the-week.ts';
import { surnameOf } from '#domain/player/name.ts';
import { Avatar } from './avatar.tsx';
import { Crest } from './crest.tsx';
import type { Player, Team } from './model.ts';
import styles from './pitch-pick.module.css';
import { placeOnHalf } from './pitch.tsx';
import { Rating } from './rating.tsx';

interface PitchPickProps {
  slot: CompositionSlot;
  player: Pick<Player, 'name' | 'picture'>;
  number: number | null;
  team: Pick<Team, 'badge' | 'shortName'>;
  rating: number | null;
  /** The best of them. */
  isLit: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of a team of the week or of the season, on the half pitch. */
export function PitchPick({ slot, player, number, team, rating, isLit, isChosen, onChoose }: PitchPickProps) {
  return (
    <button
      className={styles.pick}
      style={placeOnHalf(slot)}
      type="button"
      title={player.name}
      data-lit={isLit || isChosen || undefined}
      aria-haspopup="dialog"
      aria-expanded={isChosen}
      onClick={onChoose}
    >
      <span className={styles.portrait}>
        <Avatar player={player} instead={number === null ? undefined : String(number)} />
        {rating !== null && (
          <span className={styles.rating}>
            <Rating rating={rating} />
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
