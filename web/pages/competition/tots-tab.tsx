import { useQuery } from '@tanstack/react-query';
import { teamOfTheSeason } from '#web/api/competition-queries.ts';
import { TeamOfTheSeason } from '#web/football/best-six.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import type { TabProps } from './tab-props.ts';

export function TotsTab({ of, season }: TabProps) {
  const { t } = useLanguage();
  const { data, isError } = useQuery(teamOfTheSeason(of));
  const title = season ? t('six.season', { season: season.name }) : t('competition.tab.tots');
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <TeamOfTheSeason label={title} players={isError ? [] : data} />
    </section>
  );
}
