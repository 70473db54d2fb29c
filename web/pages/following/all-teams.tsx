import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { teams } from '#web/api/league-queries.ts';
import { FollowButton } from '#web/following/follow-button.tsx';
import styles from './following-page.module.css';

/** All teams of the league with their stars. */
export function AllTeams() {
  const { data = [] } = useQuery(teams);
  if (data.length === 0) return null;
  return (
    <ul className={styles.clubs}>
      {data.map((team) => (
        <li key={team.id}>
          <a href={pagePaths.team(team.id)}>
            <Crest team={team} />
            {team.name}
          </a>
          <FollowButton kind="team" id={team.id} name={team.name} />
        </li>
      ))}
    </ul>
  );
}
