import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pagePaths } from '#contract/paths.ts';
import { dayAndMonth } from '#domain/formatting/date.ts';
import { league } from '#league.config';
import { pageStatusOf } from '#web/api/errors.ts';
import { idIn } from '#web/api/load.ts';
import { competition, gameweekMatches, gameweeks } from '#web/api/queries.ts';
import { Emblem } from '#web/football/emblem.tsx';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import type { Gameweek, ListedCompetition } from '#web/football/model.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import card from '#web/ui/card.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import styles from './competition-page.module.css';
import { askedGameweek } from './load-results.ts';

export const head: HeadOf = ({ t, language, queryClient, params }) => {
  const id = idIn(params);
  const known = id === null ? undefined : queryClient.getQueryState<ListedCompetition>(competition(id).queryKey);
  const description = t('results.head.description', { city: league.city[language] });
  const about = { title: t('results.head.title', { league: league.name[language] }), description };
  if (id === null || known?.error) return { ...about, status: id === null ? 400 : pageStatusOf(known?.error) };
  if (!known?.data) return about;

  const all = queryClient.getQueryData<Gameweek[]>(gameweeks(id).queryKey);
  const gameweek = askedGameweek(all ?? [], params);
  const subject = [known.data.name, gameweek && gameweekText(gameweek, t)].filter(Boolean).join(', ');
  return {
    title: t('results.competition.head.title', { subject, league: league.name[language] }),
    description: t('results.competition.head.description', { subject, city: league.city[language] }),
    ...(all && params['gameweek'] !== undefined && !gameweek && { status: 404 }),
  };
};

export function Page() {
  const id = idIn(useParams());
  return id === null ? <Missing /> : <CompetitionById key={id} id={id} />;
}

function CompetitionById({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(competition(id));
  if (error?.status === 404 || error?.status === 400) return <Missing />;
  return (
    <div className={`wrap page ${styles.page}`}>
      {isPending ? (
        <HeadToCome />
      ) : error ? (
        <>
          <h1>{t('nav.results')}</h1>
          <State
            title={t('home.league.failed')}
            retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
            framed
          />
        </>
      ) : (
        <CompetitionHead competition={data} />
      )}
      <Gameweeks competitionId={id} />
    </div>
  );
}

const CompetitionHead = ({ competition: { id, name, logo, city } }: { competition: ListedCompetition }) => (
  <a className={styles.head} href={pagePaths.competition(id)}>
    <Emblem competition={{ id, name, logo }} />
    <div>
      <h1>{name}</h1>
      {city !== null && <small>{city}</small>}
    </div>
  </a>
);

function HeadToCome() {
  const { t } = useLanguage();
  return (
    <output className={styles.head} aria-label={t('state.loading')}>
      <Skeleton lines={2} size="var(--text-3xl)" />
    </output>
  );
}

function Gameweeks({ competitionId }: { competitionId: number }) {
  const { t } = useLanguage();
  const params = useParams();
  const { data: all, isPending } = useQuery(gameweeks(competitionId));
  const chosen = askedGameweek(all ?? [], params);
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
              {gameweekText(chosen, t)} <small className="label">{daysOf(chosen)}</small>
            </h2>
          )}
          <a className="more" href={pagePaths.competition(competitionId)}>
            {t('home.standings')}
            <Icon svg={caretRight} size="1em" />
          </a>
        </div>
        {isPending && <MatchesToCome />}
        {chosen && <Matches competitionId={competitionId} gameweekId={chosen.id} />}
        {all && !chosen && params['gameweek'] !== undefined && <State title={t('results.noGameweek')} framed />}
      </section>
    </>
  );
}

/** „15.03 – 21.03“ */
function daysOf({ startsOn, endsOn }: Gameweek): string {
  const days = [startsOn, endsOn].filter((day) => day !== null).map((day) => dayAndMonth(new Date(day)));
  return [...new Set(days)].join(' – ');
}

const REFRESH_MS = 30_000;

/** Without any, there is nothing to say. */
function Matches({ competitionId, gameweekId }: { competitionId: number; gameweekId: number }) {
  const { data: matches, isPending } = useQuery({
    ...gameweekMatches(competitionId, gameweekId),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'LIVE') ? REFRESH_MS : false),
  });
  if (isPending) return <MatchesToCome />;
  if (!matches || matches.length === 0) return null;
  return (
    <div className={`${card.card} ${styles.matches}`}>
      <MatchRows matches={matches} />
    </div>
  );
}

function MatchesToCome() {
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
