import { Crest } from '#ui/marks/crest.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import type { Named, Team } from './model.ts';
import styles from './team-pair.module.css';

interface TeamPairProps {
  home: Named<Team> | null;
  away: Named<Team> | null;
  ratings?: { home: number | null; away: number | null };
}

/** The two teams at the ends of a row, as a heading for a comparison. */
export const TeamPair = ({ home, away, ratings }: TeamPairProps) => (
  <div className={styles.pair}>
    <Side team={home} rating={ratings?.home ?? null} />
    <Side team={away} rating={ratings?.away ?? null} />
  </div>
);

const Side = ({ team, rating }: { team: Named<Team> | null; rating: number | null }) => (
  <span>
    {team && <Crest team={team} />}
    <b>{team?.name}</b>
    {rating !== null && <RatingBadge rating={rating} />}
  </span>
);
