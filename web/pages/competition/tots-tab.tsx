import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#ui/language.ts';
import { teamOfTheSeason } from '#web/api/competition-queries.ts';
import { TeamOfTheSeason } from '#web/football/best-team.tsx';
import type { TabProps } from './tab-props.ts';

export function TotsTab({ edition, season }: TabProps) {
  const { t } = useLanguage();
  const { data, isError } = useQuery(teamOfTheSeason(edition));
  const title = season ? t('six.season', { season: season.name }) : t('competition.tab.tots');
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <TeamOfTheSeason label={title} players={isError ? [] : data} isRunning={season?.isCurrent === true} />
    </section>
  );
}
