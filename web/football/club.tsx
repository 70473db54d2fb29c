import { pagePaths } from '#contract/paths.ts';
import styles from './club.module.css';
import { Crest } from './crest.tsx';
import type { Named, Team } from './model.ts';

/** A team by crest and name, which lead to its page. */
export function Club({ team }: { team: Named<Team> }) {
  const sign = (
    <>
      <Crest team={team} />
      <span>{team.name}</span>
    </>
  );
  if (team.id === null) return <span className={styles.club}>{sign}</span>;
  return (
    <a className={styles.club} href={pagePaths.team(team.id)}>
      {sign}
    </a>
  );
}
