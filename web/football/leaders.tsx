import type { ComponentType } from 'react';
import { Avatar } from '#ui/marks/avatar.tsx';
import styles from './leaders.module.css';
import type { Leader } from './model.ts';
import { PlayerLink } from './player-link.tsx';

interface LeadersProps<L> {
  leaders: L[];
  digits?: number;
  /** Same size for all, for long lists. */
  plain?: true;
  /** Without rank numbers. */
  unranked?: true;
  /** For lists that may name a player twice. */
  keyOf?: (leader: L) => string;
  /** Explains the value. */
  detailOf?: (leader: L) => string;
  /** Replaces the plain value. */
  Figure?: ComponentType<{ leader: L }>;
}

/** The first is emphasised. */
export function Leaders<L extends Leader>(props: LeadersProps<L>) {
  const { leaders, digits = 0, plain, unranked, keyOf, detailOf, Figure } = props;
  return (
    <ol className={styles.leaders} data-plain={plain} data-unranked={unranked}>
      {leaders.map((leader, index) => (
        <li key={keyOf?.(leader) ?? leader.player.id}>
          <span className={styles.rank}>{index + 1}</span>
          <Avatar player={leader.player} />
          <PlayerLink className={styles.who} player={leader.player}>
            <b>{leader.player.name}</b>
            {leader.team.name && <small>{leader.team.name}</small>}
            {detailOf && <small>{detailOf(leader)}</small>}
          </PlayerLink>
          {Figure ? <Figure leader={leader} /> : <span className={styles.value}>{leader.value.toFixed(digits)}</span>}
        </li>
      ))}
    </ol>
  );
}
