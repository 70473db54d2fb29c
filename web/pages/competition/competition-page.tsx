import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabPanel } from '#ui/tabs.tsx';
import { competitionSeasons } from '#web/api/competition-queries.ts';
import { idFromParams } from '#web/api/load.ts';
import { newestFirst } from '#web/football/season-order.ts';
import { featured } from '#web/api/standings-queries.ts';
import type { CompetitionSeason } from '#web/football/competition-model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useRecords } from '#web/api/use-records.ts';
import type { Params } from '#ui/router/match-route.ts';
import { useNavigate, useParams, useSearchParams } from '#ui/router/hooks.ts';
import { Message } from '#web/shell/message.tsx';
import { PageTabs, tabInQuery } from '#web/shell/page-tabs.tsx';
import { Sponsors } from '#web/shell/sponsors.tsx';
import { competitionAddress, seasonIn, defaultSeason } from './competition-address.ts';
import styles from './competition-page.module.css';
import { CompetitionProfileHead } from './competition-profile.tsx';
import { loadedTabs, tabsOf } from './competition-tabs.ts';
import { HomeTab } from './home-tab.tsx';
import { LAZY_TABS, loadTabCode } from './lazy-tabs.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

export { head } from './competition-head.ts';

/** The code of the tab in the address. */
export function prepare(query: URLSearchParams, params: Params, client: QueryClient): Promise<unknown> | undefined {
  const id = idFromParams(params);
  return id === null ? undefined : loadTabCode(tabInQuery(loadedTabs(client, id, query), query));
}

export function Page() {
  const id = idFromParams(useParams());
  return id === null ? <Missing /> : <CompetitionById key={id} id={id} />;
}

function CompetitionById({ id }: { id: number }) {
  const { t } = useLanguage();
  const query = useSearchParams();
  const { data: seasons = [], isPending: seasonsPending } = useQuery(competitionSeasons(id));
  const recorded = useRecords();
  const isOwnBackend = useIsOwnBackend();
  const season = seasonIn(seasons, query) ?? null;
  const edition = { id, season: season?.id ?? null };
  const { data, error, isPending, refetch } = useQuery({
    ...featured(id, edition.season),
    enabled: !seasonsPending,
    // Keep name and tabs while another season loads.
    placeholderData: keepPreviousData,
  });
  if (error?.status === 404 || error?.status === 400) return <Missing />;
  if (isPending) return <CompetitionSkeleton />;
  if (!data?.competition)
    return (
      <div className="wrap page">
        <h1>{t('competition.failed')}</h1>
        <EmptyState
          title={t('competition.failed.text')}
          retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
          framed
        />
      </div>
    );
  const { competition } = data;
  const tabs = tabsOf({ ...data, competition }, recorded, isOwnBackend);
  const chosen = tabInQuery(tabs, query);
  const Panel = chosen === 'home' ? HomeTab : LAZY_TABS[chosen].Part;
  return (
    <>
      <CompetitionProfileHead
        edition={edition}
        competition={competition}
        league={data}
        isCurrent={season?.id === defaultSeason(seasons)?.id}
        seasons={<SeasonSelect id={id} seasons={seasons} chosen={season} />}
        tabs={
          <PageTabs
            label={t('competition.tabs')}
            tabs={tabs.map((tab) => ({ id: tab, label: t(`competition.tab.${tab}`) }))}
            chosen={chosen}
          />
        }
      />
      <div className="wrap page">
        <TabPanel tab={chosen}>
          <Suspense fallback={<TabSkeleton />}>
            <Panel key={edition.season} edition={edition} competition={competition} season={season} league={data} />
          </Suspense>
        </TabPanel>
        <Sponsors place="onCompetitions" />
      </div>
    </>
  );
}

interface SeasonSelectProps {
  id: number;
  seasons: CompetitionSeason[];
  chosen: CompetitionSeason | null;
}

/** The default season has no parameter; gameweek and page belong to the old season. */
function SeasonSelect({ id, seasons, chosen }: SeasonSelectProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const query = useSearchParams();
  if (!chosen) return null;
  return (
    <Select
      label={t('competition.season')}
      options={newestFirst(seasons).map((season) => ({
        value: season.id,
        label: season.name,
      }))}
      chosen={chosen.id}
      onChoose={(season) =>
        navigate(
          competitionAddress(id, query, {
            season: season === defaultSeason(seasons)?.id ? null : season,
            gameweek: null,
            page: null,
          }),
          { preventScrollReset: true },
        )
      }
    />
  );
}

function CompetitionSkeleton() {
  const { t } = useLanguage();
  return (
    <div className={styles.skeleton} data-theme="dark">
      <output className="wrap" aria-label={t('state.loading')}>
        <Skeleton lines={2} size="text-3xl" />
      </output>
    </div>
  );
}

function Missing() {
  const { t } = useLanguage();
  return (
    <Message
      title={t('competition.failed')}
      text={t('competition.failed.text')}
      action={{ href: pagePaths.results, label: t('results.all') }}
    />
  );
}
