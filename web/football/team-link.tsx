import { pagePaths } from '#contract/paths.ts';
import { Crest } from '#ui/marks/crest.tsx';
import type { Named, Team } from './model.ts';
import styles from './team-link.module.css';

export function TeamLink({ team }: { team: Named<Team> }) {
  const sign = (
    <>
      <Crest team={team} />
      <span>{team.name}</span>
    </>
  );
  if (team.id === null) return <span className={styles.link}>{sign}</span>;
  return (
    <a className={styles.link} href={pagePaths.team(team.id)}>
      {sign}
    </a>
  );
}
