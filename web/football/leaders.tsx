import { pagePaths } from '#contract/paths.ts';
import { Avatar } from './avatar.tsx';
import styles from './leaders.module.css';
import type { Leader } from './model.ts';

/** The best at one thing. The first stands closer to the light. */
export function Leaders({ leaders, digits = 0 }: { leaders: Leader[]; digits?: number }) {
  return (
    <ol className={styles.leaders}>
      {leaders.map(({ player, team, value }, index) => (
        <li key={player.id}>
          <span className={styles.rank}>{index + 1}</span>
          <Avatar player={player} />
          <a className={styles.who} href={pagePaths.player(player.id)}>
            <b>{player.name}</b>
            <small>{team.name}</small>
          </a>
          <span className={styles.value}>{value.toFixed(digits)}</span>
        </li>
      ))}
    </ol>
  );
}
