import type { ComponentType } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import styles from './leaders.module.css';
import type { Leader } from './model.ts';

interface LeadersProps<L> {
  leaders: L[];
  digits?: number;
  /** Same size for all, for long lists. */
  plain?: true;
  /** Without rank numbers. */
  unranked?: true;
  /** Explains the value. */
  detailOf?: (leader: L) => string;
  /** Replaces the plain value. */
  Figure?: ComponentType<{ leader: L }>;
}

/** The first is emphasised. */
export function Leaders<L extends Leader>(props: LeadersProps<L>) {
  const { leaders, digits = 0, plain, unranked, detailOf, Figure } = props;
  return (
    <ol className={styles.leaders} data-plain={plain} data-unranked={unranked}>
      {leaders.map((leader, index) => (
        <li key={leader.player.id}>
          <span className={styles.rank}>{index + 1}</span>
          <Avatar player={leader.player} />
          <a className={styles.who} href={pagePaths.player(leader.player.id)}>
            <b>{leader.player.name}</b>
            <small>{leader.team.name}</small>
            {detailOf && <small>{detailOf(leader)}</small>}
          </a>
          {Figure ? <Figure leader={leader} /> : <span className={styles.value}>{leader.value.toFixed(digits)}</span>}
        </li>
      ))}
    </ol>
  );
}
