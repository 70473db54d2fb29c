import { Crest } from './crest.tsx';
import type { Team } from './model.ts';
import { Rating } from './rating.tsx';
import styles from './sides.module.css';

interface SidesProps {
  home: Team | null;
  away: Team | null;
  ratings?: { home: number | null; away: number | null };
}

/** The teams of a match at the two ends of a line, over what is theirs. */
export const Sides = ({ home, away, ratings }: SidesProps) => (
  <div className={styles.sides}>
    <Side team={home} rating={ratings?.home ?? null} />
    <Side team={away} rating={ratings?.away ?? null} />
  </div>
);

const Side = ({ team, rating }: { team: Team | null; rating: number | null }) => (
  <span>
    {team && <Crest team={team} />}
    <b>{team?.name}</b>
    {rating !== null && <Rating rating={rating} />}
  </span>
);
