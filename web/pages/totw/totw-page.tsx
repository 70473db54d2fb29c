import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { teamOfTheWeek } from '#web/api/competition-queries.ts';
import { useLeague, activeCompetitions } from '#web/api/league-queries.ts';
import { gameweeks } from '#web/api/gameweek-queries.ts';
import { TeamOfTheWeek } from '#web/football/best-team.tsx';
import { GameweekSelect } from '#web/football/gameweek-select.tsx';
import type { Competition, Gameweek } from '#web/football/model.ts';
import { useNavigate, useSearchParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { competitionOf, gameweekOf } from './load-totw.ts';
import styles from './totw-page.module.css';

export const head: HeadOf = ({ t, language, league, queryClient, query }) => {
  const competitions = queryClient.getQueryData<Competition[]>(activeCompetitions.queryKey) ?? [];
  const competition = competitionOf(competitions, league, query)?.name ?? league.name[language];
  return {
    title: t('totw.head.title', { league: league.name[language] }),
    description: t('totw.head.description', { competition }),
  };
};

export function Page() {
  const { t } = useLanguage();
  const query = useSearchParams();
  const navigate = useNavigate();
  const { data: competitions = [], isError, refetch } = useQuery(activeCompetitions);
  const competition = competitionOf(competitions, useLeague(), query);
  return (
    <div className={`wrap page ${styles.page}`}>
      <div className={`heading ${styles.heading}`}>
        <h1>{t('totw.title')}</h1>
        {competition && competitions.length > 1 && (
          <Select
            label={t('competition.competition')}
            options={competitions.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={competition.id}
            onChoose={(id) => navigate(totwAddress(id), { preventScrollReset: true })}
          />
        )}
      </div>
      {competition ? (
        <Weeks key={competition.id} competition={competition} />
      ) : isError ? (
        <EmptyState
          title={t('totw.failed')}
          text={t('home.competitions.failed')}
          retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
          framed
        />
      ) : (
        <EmptyState title={t('state.noData')} text={t('home.noData.text')} framed />
      )}
    </div>
  );
}

const totwAddress = (competition: number, gameweek?: number): string =>
  `${pagePaths.teamOfTheWeek}?competition=${competition}${gameweek === undefined ? '' : `&gameweek=${gameweek}`}`;

function Weeks({ competition }: { competition: Competition }) {
  const { t } = useLanguage();
  const query = useSearchParams();
  const navigate = useNavigate();
  const { data: all = [], isPending, isError, refetch } = useQuery(gameweeks(competition.id));
  const chosen = gameweekOf(all, query);
  if (isPending)
    return (
      <div className={card.card}>
        <SkeletonRows rows={9} label={t('state.loading')} />
      </div>
    );
  if (isError)
    return (
      <EmptyState
        title={t('competition.gameweeks.failed')}
        text={t('competition.gameweeks.failed.text')}
        retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
        framed
      />
    );
  if (!chosen) return <EmptyState title={t('competition.noGameweeks')} framed />;
  return (
    <section>
      <div className={`heading ${styles.heading}`}>
        <h2>{t('six.week', { number: chosen.number })}</h2>
        <GameweekSelect
          gameweeks={all}
          chosen={chosen}
          onChoose={(gameweek) => navigate(totwAddress(competition.id, gameweek), { preventScrollReset: true })}
        />
      </div>
      <BestTeam key={chosen.id} competition={competition} gameweek={chosen} />
    </section>
  );
}

function BestTeam({ competition, gameweek }: { competition: Competition; gameweek: Gameweek }) {
  const { t } = useLanguage();
  const { data, isError } = useQuery(teamOfTheWeek({ id: competition.id, season: null }, gameweek.id));
  const latest = data?.latest;
  return (
    <TeamOfTheWeek
      label={t('six.week', { number: gameweek.number })}
      players={isError ? [] : data?.players}
      latest={
        latest
          ? {
              gameweek: latest.gameweek,
              // It may be of an earlier season, which this page does not offer.
              href: `${pagePaths.competition(competition.id)}?tab=totw&season=${latest.season}&gameweek=${latest.gameweek}`,
            }
          : null
      }
    />
  );
}
