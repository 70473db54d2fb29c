import { useQuery } from '@tanstack/react-query';
import { league } from '#league.config';
import { activeCompetitions, featured } from '#web/api/queries.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { homeLeague } from './home-league.ts';

export const head: HeadOf = ({ t, language }) => ({
  title: t('home.head.title', { league: league.name[language], city: league.city[language] }),
  description: t('home.head.description', { city: league.city[language] }),
});

export function Page() {
  const { t } = useLanguage();
  const competition = homeLeague(useQuery(activeCompetitions).data ?? []);
  const table = useQuery({ ...featured(competition?.id ?? 0), enabled: competition !== undefined });
  return (
    <div className="wrap page">
      <h1>{t('home.title')}</h1>
      <ol>
        {table.data?.groups[0]?.rows.map(({ team, points }) => (
          <li key={team.id}>
            {team.name} {points}
          </li>
        ))}
      </ol>
    </div>
  );
}
