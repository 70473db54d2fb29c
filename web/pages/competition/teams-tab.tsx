import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { Tag } from '#ui/tag.tsx';
import { enteredTeams } from '#web/api/competition-queries.ts';
import type { EnteredTeam } from '#web/football/competition-model.ts';
import { FollowButton } from '#web/following/follow-button.tsx';
import { groupText } from '#web/football/group-text.ts';
import { FailedTab } from './failed-tab.tsx';
import type { TabProps } from './tab-props.ts';
import { TabSkeleton } from './tab-skeleton.tsx';
import styles from './teams-tab.module.css';

export function TeamsTab({ edition }: TabProps) {
  const { t } = useLanguage();
  const { data: teams = [], isPending, isError, refetch } = useQuery(enteredTeams(edition));
  if (isPending) return <TabSkeleton />;
  if (isError) return <FailedTab content="teams" onRetry={() => void refetch()} />;
  if (teams.length === 0) return <EmptyState title={t('competition.noTeams')} framed />;
  return (
    <section>
      <div className="heading">
        <h2>{t('competition.participants', { count: teams.length })}</h2>
      </div>
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.id}>
            <TeamCard team={team} />
            <span className={styles.star}>
              <FollowButton kind="team" id={team.id} name={team.name} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.count}>{t('competition.participants.all', { count: teams.length })}</p>
    </section>
  );
}

function TeamCard({ team }: { team: EnteredTeam }) {
  const { t, language } = useLanguage();
  const { city, founded, seed, group, description } = team;
  const facts = [city, founded !== null && t('competition.founded', { year: founded })].filter(Boolean);
  return (
    <a className={styles.team} href={pagePaths.team(team.id)}>
      <Crest team={team} />
      <span className={styles.about}>
        <b>{team.name}</b>
        <span className={styles.marks}>
          <span className={styles.code}>{team.shortName}</span>
          {group !== null && <Tag>{groupText(group, t)}</Tag>}
          {seed !== null && (
            <Tag>
              <span aria-hidden="true">#{seed}</span>
              <span className="hidden">{t('competition.seed', { seed })}</span>
            </Tag>
          )}
        </span>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </span>
      {description[language] && <span className={styles.words}>{description[language]}</span>}
    </a>
  );
}
