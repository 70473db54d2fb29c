import { whereOf } from '#i18n/league-words.ts';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams, pageFromQuery } from '#web/api/load.ts';
import type { Referee } from '#web/api/parse-referee.ts';
import { referee } from '#web/api/referee-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import { useParams, useSearchParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import { ProfileHead } from '#web/shell/profile-head.tsx';
import styles from './referee-page.module.css';
import { RefereedMatches } from './refereed-matches.tsx';

export const head: HeadOf = ({ t, language, league, queryClient, params, query }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<Referee>(referee(id).queryKey);
  if (cached?.status === 'pending')
    return {
      title: t('search.type.referee'),
      description: t('results.head.description', { where: whereOf({ t, language, league }) }),
    };
  if (id === null || !cached?.data)
    return {
      title: t('referee.notFound'),
      description: t('referee.failed.text'),
      status: id === null ? 400 : pageStatusFor(cached?.error),
    };
  const { name } = cached.data;
  const page = pageFromQuery(query);
  return {
    title: t('referee.head.title', { name, league: league.name[language] }),
    description: t('referee.head.description', { name, where: whereOf({ t, language, league }) }),
    ...(page > 1 && { address: refereePage(id, page) }),
  };
};

const refereePage = (id: number, page: number) =>
  page === 1 ? pagePaths.referee(id) : `${pagePaths.referee(id)}?page=${page}`;

export function Page() {
  const id = idFromParams(useParams());
  return id === null ? <Missing /> : <RefereeById key={id} id={id} />;
}

function RefereeById({ id }: { id: number }) {
  const { t } = useLanguage();
  const page = pageFromQuery(useSearchParams());
  const { data, error, isPending, refetch } = useQuery(referee(id));
  if (error?.status === 404 || error?.status === 400) return <Missing />;
  if (error)
    return (
      <div className="wrap page">
        <h1>{t('referee.failed')}</h1>
        <EmptyState
          title={t('referee.failed.text')}
          retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
          framed
        />
      </div>
    );
  return (
    <>
      {isPending ? <div className={styles.skeleton} data-theme="dark" /> : <RefereeProfile referee={data} />}
      <div className="wrap page">
        <RefereedMatches id={id} page={page} addressOf={(other) => refereePage(id, other)} />
      </div>
    </>
  );
}

function RefereeProfile({ referee }: { referee: Referee }) {
  const { t } = useLanguage();
  const { cards } = useRecords();
  const { matches, yellowCards, redCards } = referee;
  const figures = [
    [matches, t('referee.refereed', { count: matches })],
    ...(cards
      ? ([
          [yellowCards ?? '–', t('referee.yellowCards', { count: yellowCards ?? 0 })],
          [redCards ?? '–', t('referee.redCards', { count: redCards ?? 0 })],
        ] as const)
      : []),
  ] as const;
  return (
    <ProfileHead
      picture={<Avatar player={referee} />}
      name={referee.name}
      facts={[t('referee.role')]}
      aside={
        <dl className={styles.figures}>
          {figures.map(([count, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}

function Missing() {
  const { t } = useLanguage();
  return <Message title={t('referee.notFound')} action={{ href: pagePaths.home, label: t('notFound.home') }} />;
}
