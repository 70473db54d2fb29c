import { whereOf } from '#i18n/league-words.ts';
import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { pagePaths } from '#contract/paths.ts';
import { dayAndMonth } from '#domain/formatting/date.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams, isOwnBackend } from '#web/api/load.ts';
import { gameweekMatches, gameweeks } from '#web/api/gameweek-queries.ts';
import { competition } from '#web/api/results-queries.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { MatchRows, pitchOf } from '#web/football/match-row.tsx';
import type { Gameweek, ListedCompetition } from '#web/football/model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useParams } from '#ui/router/hooks.ts';
import { BreadcrumbBar } from '#web/shell/breadcrumbs.tsx';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import styles from './competition-results-page.module.css';
import { gameweekInParams } from './load-results.ts';

export const head: HeadOf = ({ t, language, league, queryClient, params }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<ListedCompetition>(competition(id).queryKey);
  const description = t('results.head.description', { where: whereOf({ t, language, league }) });
  const titleAndDescription = { title: t('results.head.title', { league: league.name[language] }), description };
  if (id === null || cached?.error)
    return { ...titleAndDescription, status: id === null ? 400 : pageStatusFor(cached?.error) };
  if (!cached?.data) return titleAndDescription;

  const all = queryClient.getQueryData<Gameweek[]>(gameweeks(id).queryKey);
  const gameweek = gameweekInParams(all ?? [], params, isOwnBackend(queryClient));
  const subject = [cached.data.name, gameweek && gameweekText(gameweek, t)].filter(Boolean).join(', ');
  return {
    title: t('results.competition.head.title', { subject, league: league.name[language] }),
    description: t('results.competition.head.description', { subject, where: whereOf({ t, language, league }) }),
    ...(all && params['gameweek'] !== undefined && !gameweek && { status: 404 }),
  };
};

export function Page() {
  const params = useParams();
  const id = idFromParams(params);
  return (
    <>
      {params['gameweek'] !== undefined && <BreadcrumbBar />}
      {id === null ? <Missing /> : <CompetitionById key={id} id={id} />}
    </>
  );
}

function CompetitionById({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(competition(id));
  if (error?.status === 404 || error?.status === 400) return <Missing />;
  return (
    <div className={`wrap page ${styles.page}`}>
      {isPending ? (
        <HeaderSkeleton />
      ) : error ? (
        <>
          <h1>{t('nav.results')}</h1>
          <EmptyState
            title={t('home.league.failed')}
            retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
            framed
          />
        </>
      ) : (
        <CompetitionHeader competition={data} />
      )}
      <Gameweeks competitionId={id} />
    </div>
  );
}

const CompetitionHeader = ({ competition: { id, name, logo, city } }: { competition: ListedCompetition }) => (
  <a className={styles.head} href={pagePaths.competition(id)}>
    <CompetitionEmblem competition={{ name, logo }} />
    <div>
      <h1>{name}</h1>
      {city !== null && <small>{city}</small>}
    </div>
  </a>
);

function HeaderSkeleton() {
  const { t } = useLanguage();
  return (
    <output className={styles.head} aria-label={t('state.loading')}>
      <Skeleton lines={2} size="text-3xl" />
    </output>
  );
}

function Gameweeks({ competitionId }: { competitionId: number }) {
  const { t, language } = useLanguage();
  const params = useParams();
  const { data: all, isPending } = useQuery(gameweeks(competitionId));
  const chosen = gameweekInParams(all ?? [], params, useIsOwnBackend());
  return (
    <>
      {all && all.length > 0 && (
        <TabLinks
          label={t('results.gameweeks')}
          links={all.map((gameweek) => ({
            href: pagePaths.resultsGameweek(competitionId, gameweek.number),
            label: gameweekText(gameweek, t) ?? '',
            isCurrent: gameweek === chosen,
          }))}
        />
      )}
      <section>
        <div className="heading">
          {chosen && (
            <h2>
              {gameweekText(chosen, t)} <small className="label">{daysOf(chosen, language)}</small>
            </h2>
          )}
          <a className="more" href={pagePaths.competition(competitionId)}>
            {t('home.standings')}
            <Icon svg={caretRight} size="1em" />
          </a>
        </div>
        {isPending && <MatchesSkeleton />}
        {chosen && <Matches competitionId={competitionId} gameweekId={chosen.id} />}
        {all && !chosen && params['gameweek'] !== undefined && <EmptyState title={t('results.noGameweek')} framed />}
      </section>
    </>
  );
}

/** „15.03 – 21.03“ */
function daysOf({ startsOn, endsOn }: Gameweek, language: Language): string {
  const days = [startsOn, endsOn].filter((day) => day !== null).map((day) => dayAndMonth(new Date(day), language));
  return [...new Set(days)].join(' – ');
}

const REFRESH_MS = 30_000;

function Matches({ competitionId, gameweekId }: { competitionId: number; gameweekId: number }) {
  const { data: matches, isPending } = useQuery({
    ...gameweekMatches(competitionId, gameweekId),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'LIVE') ? REFRESH_MS : false),
  });
  if (isPending) return <MatchesSkeleton />;
  if (!matches || matches.length === 0) return null;
  return (
    <div className={`${card.card} ${styles.matches}`}>
      <MatchRows matches={matches} detailOf={pitchOf} />
    </div>
  );
}

function MatchesSkeleton() {
  const { t } = useLanguage();
  return (
    <div className={card.card}>
      <SkeletonRows rows={6} label={t('state.loading')} />
    </div>
  );
}

function Missing() {
  const { t } = useLanguage();
  return <Message title={t('results.notFound')} action={{ href: pagePaths.results, label: t('results.all') }} />;
}
