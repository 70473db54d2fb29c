import { whereOf } from '#i18n/league-words.ts';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { longDate } from '#domain/formatting/date.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { LiveDot } from '#ui/marks/live-dot.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { isOwnBackend } from '#web/api/load.ts';
import type { CompetitionsByStatus } from '#web/api/parse-competitions.ts';
import { liveStatus } from '#web/api/live-queries.ts';
import { competitionsByStatus, trendingPlayers } from '#web/api/results-queries.ts';
import { Leaders } from '#web/football/leaders.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { TrendingPlayer } from '#web/football/model.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Competitions, CompetitionsSkeleton } from './competitions.tsx';
import { dayIn } from './day/day-address.ts';
import { DaySection } from './day/day-section.tsx';
import styles from './hub-page.module.css';

export const head: HeadOf = ({ t, language, league, queryClient, query }) => {
  const day = isOwnBackend(queryClient) ? dayIn(query) : null;
  const names = { league: league.name[language] };
  return {
    title:
      day === null
        ? t('results.head.title', names)
        : t('day.head.title', { day: longDate(instantOf(day, '12:00'), language), ...names }),
    description: t('results.head.description', { where: whereOf({ t, language, league }) }),
    ...(day !== null && { address: pagePaths.resultsOfDay(day) }),
  };
};

const NO_COMPETITIONS: CompetitionsByStatus = { active: [], upcoming: [], finished: [] };

/** Failed parts are left out. */
export function Page() {
  const { t } = useLanguage();
  const competitions = useQuery(competitionsByStatus);
  const trending = useQuery(trendingPlayers);
  const isEmpty = competitions.isSuccess && Object.values(competitions.data).every((list) => list.length === 0);
  const players = trending.data ?? [];
  const hasSide = trending.isPending || players.length > 0;
  return (
    <div className={`wrap page ${styles.page}`}>
      <div className="heading">
        <h1>{t('nav.results')}</h1>
        <LiveButton />
      </div>
      {useIsOwnBackend() && <DaySection />}
      <div className={hasSide ? `split ${styles.columns}` : undefined}>
        <div className="stack">
          {competitions.isPending ? (
            <CompetitionsSkeleton />
          ) : (
            <Competitions {...(competitions.data ?? NO_COMPETITIONS)} />
          )}
          {isEmpty ? <EmptyState title={t('results.none')} text={t('home.noData.text')} framed /> : <OwnLinks />}
        </div>
        {hasSide && <Trending players={players} isPending={trending.isPending} />}
      </div>
    </div>
  );
}

/** Another backend has nothing there. */
function OwnLinks() {
  const { t } = useLanguage();
  if (!useIsOwnBackend()) return null;
  return (
    <p className={styles.links}>
      <a className={button.button} href={pagePaths.weekend}>
        {t('nav.weekend')}
      </a>
      <a className={button.button} href={pagePaths.leagues}>
        {t('results.champions')}
      </a>
      <a className={button.button} href={pagePaths.otherCompetitions}>
        {t('results.cups')}
      </a>
    </p>
  );
}

function LiveButton() {
  const { t } = useLanguage();
  const { data } = useQuery(liveStatus);
  if (!data?.hasLiveMatches) return null;
  return (
    <a className={button.button} href={pagePaths.liveMatches}>
      <LiveDot />
      {t('results.live', { count: data.liveMatchCount })}
    </a>
  );
}

function Trending({ players, isPending }: { players: TrendingPlayer[]; isPending: boolean }) {
  const { t } = useLanguage();
  const detailOf = ({ goals, assists }: TrendingPlayer) =>
    [goals > 0 && t('player.goals', { count: goals }), assists > 0 && t('player.assists', { count: assists })]
      .filter(Boolean)
      .join(', ');
  return (
    <section>
      <div className="heading">
        <h2>{t('results.trending')}</h2>
      </div>
      <div className={`${card.card} ${styles.trending}`}>
        {isPending ? (
          <SkeletonRows rows={10} label={t('state.loading')} />
        ) : (
          <Leaders leaders={players} detailOf={detailOf} />
        )}
      </div>
    </section>
  );
}
