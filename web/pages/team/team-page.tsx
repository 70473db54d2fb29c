import { whereOf } from '#i18n/league-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { TEAM_TABS } from '#contract/page-routes.ts';
import { pagePaths } from '#contract/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { TabPanel } from '#ui/tabs.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams, isOwnBackend } from '#web/api/load.ts';
import { teamProfile } from '#web/api/team-queries.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { TeamProfile } from '#web/football/team-model.ts';
import { useParams, useSearchParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { BreadcrumbBar } from '#web/shell/breadcrumbs.tsx';
import { Message } from '#web/shell/message.tsx';
import { tabInQuery } from '#web/shell/page-tabs.tsx';
import { Sponsors } from '#web/shell/sponsors.tsx';
import { AwardsTab } from './awards-tab.tsx';
import { FixturesTab, ResultsTab } from './matches-tabs.tsx';
import { recordModules, records } from './lazy-records.ts';
import { NewsTab } from './news-tab.tsx';
import { SquadTab } from './squad-tab.tsx';
import { StandingsTab } from './standings-tab.tsx';
import { StatsTab } from './stats-tab.tsx';
import { SummaryTab } from './summary-tab.tsx';
import { TeamHeader, TeamSkeleton } from './team-header.tsx';
import { useRecords } from '#web/api/use-records.ts';
import { teamTabs, type TeamTab } from './team-tabs.ts';
import { TransfersTab } from './transfers-tab.tsx';

export const head: HeadOf = ({ t, language, league, queryClient, params, query }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<TeamProfile>(teamProfile(id).queryKey);
  const team = cached?.data?.name ?? t('team.tabs');
  const isRecords = isOwnBackend(queryClient) && tabInQuery(TEAM_TABS, query) === 'Records';
  const subject = isRecords ? `${team}, ${t('team.tab.Records')}` : team;
  return {
    title: t('team.head.title', { team: subject, league: league.name[language] }),
    description: isRecords
      ? t('records.head.team', { name: team })
      : t('team.head.description', { team, where: whereOf({ t, language, league }) }),
    ...(isRecords && { modules: recordModules(language) }),
    ...(id === null && { status: 400 }),
    ...(cached?.error && { status: pageStatusFor(cached.error) }),
  };
};

/** The code of the tab in the address. */
export const prepare = (query: URLSearchParams): Promise<unknown> | undefined =>
  tabInQuery(TEAM_TABS, query) === 'Records' ? records.load() : undefined;

export function Page() {
  const { t } = useLanguage();
  const id = idFromParams(useParams());
  return id === null ? <Missing text={t('team.noId')} /> : <TeamById key={id} id={id} />;
}

function TeamById({ id }: { id: number }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery(teamProfile(id));
  if (data) return <Team team={data} />;
  if (!error) return <TeamSkeleton />;
  if (error.status === 404 || error.status === 400) return <Missing text={t('team.failed.text')} />;
  return (
    <>
      <BreadcrumbBar />
      <div className="wrap page">
        <h1>{t('team.failed')}</h1>
        <EmptyState
          title={t('team.failed.text')}
          retry={{ label: t('state.retry'), onRetry: () => void refetch() }}
          framed
        />
      </div>
    </>
  );
}

const TABS: Record<TeamTab, ComponentType<{ team: TeamProfile }>> = {
  Summary: SummaryTab,
  Squad: SquadTab,
  Fixtures: FixturesTab,
  Results: ResultsTab,
  Standings: StandingsTab,
  Transfers: TransfersTab,
  Stats: StatsTab,
  Awards: AwardsTab,
  Records: records.Part,
  News: NewsTab,
};

function Team({ team }: { team: TeamProfile }) {
  const query = useSearchParams();
  const chosen = tabInQuery(teamTabs(useIsOwnBackend(), useRecords()), query);
  const Tab = TABS[chosen];
  const { t } = useLanguage();
  return (
    <>
      <TeamHeader team={team} tab={chosen} />
      <div className="wrap page">
        <TabPanel tab={chosen}>
          <h2 className="hidden">{t(`team.tab.${chosen}`)}</h2>
          <Suspense fallback={<SkeletonRows rows={8} label={t('state.loading')} />}>
            <Tab team={team} />
          </Suspense>
        </TabPanel>
        <Sponsors place="onTeams" />
      </div>
    </>
  );
}

function Missing({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <>
      <BreadcrumbBar />
      <Message title={t('team.failed')} text={text} action={{ href: pagePaths.results, label: t('results.all') }} />
    </>
  );
}
