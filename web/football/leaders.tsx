import { pagePaths } from '#contract/paths.ts';
import { Avatar } from './avatar.tsx';
import styles from './leaders.module.css';
import type { Leader } from './model.ts';

interface LeadersProps<L> {
  leaders: L[];
  digits?: number;
  /** All of one size, as in a long list. */
  plain?: true;
  /** What the figure is made of. */
  detailOf?: (leader: L) => string;
}

/** The best at one thing. The first stands closer to the light. */
export function Leaders<L extends Leader>({ leaders, digits = 0, plain, detailOf }: LeadersProps<L>) {
  return (
    <ol className={styles.leaders} data-plain={plain}>
      {leaders.map((leader, index) => (
        <li key={leader.player.id}>
          <span className={styles.rank}>{index + 1}</span>
          <Avatar player={leader.player} />
          <a className={styles.who} href={pagePaths.player(leader.player.id)}>
            <b>{leader.player.name}</b>
            <small>{leader.team.name}</small>
            {detailOf && <small>{detailOf(leader)}</small>}
          </a>
          <span className={styles.value}>{leader.value.toFixed(digits)}</span>
        </li>
      ))}
    </ol>
  );
}
