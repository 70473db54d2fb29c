import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pagePaths } from '#contract/paths.ts';
import { idIn } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { Message } from '#web/shell/message.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { tabIn, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { HeadToHeadTab } from './h2h/h2h-tab.tsx';
import { LineupsTab } from './lineups/lineups-tab.tsx';
import { tabsOf, type MatchTab } from './match-tabs.ts';
import { NewsTab } from './news/news-tab.tsx';
import { StandingsTab } from './standings/standings-tab.tsx';
import { StatsTab } from './stats/stats-tab.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { VideoTab } from './video/video-tab.tsx';

export const head: HeadOf = ({ t }) => ({ title: t('crumbs.match'), description: '' });

const TABS: Record<MatchTab, ComponentType<{ match: MatchDetails }>> = {
  summary: SummaryTab,
  stats: StatsTab,
  lineups: LineupsTab,
  h2h: HeadToHeadTab,
  standings: StandingsTab,
  news: NewsTab,
  video: VideoTab,
};

export function Page() {
  const id = idIn(useParams());
  return id === null ? <Missing /> : <MatchById key={id} id={id} />;
}

function MatchById({ id }: { id: number }) {
  const { data: match, error } = useQuery(matchDetails(id));
  if (error?.status === 404 || error?.status === 400) return <Missing />;
  return match ? <Match match={match} /> : null;
}

function Match({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  const tabs = tabsOf(match.status);
  const chosen = tabIn(tabs, query);
  const Tab = TABS[chosen];
  return (
    <div className="wrap page">
      <Tabs
        label={t('matchPage.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`matchPage.tab.${id}`) }))}
        chosen={chosen}
      />
      <TabPanel of={chosen}>
        <Tab match={match} />
      </TabPanel>
    </div>
  );
}

function Missing() {
  const { t } = useLanguage();
  return <Message title={t('matchPage.notFound')} action={{ href: pagePaths.results, label: t('results.all') }} />;
}
