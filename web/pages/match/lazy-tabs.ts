import { tabInQuery } from '#web/shell/page-tabs.tsx';
import { MATCH_TABS } from '#contract/page-routes.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { lazyPart, type LazyPart } from '#web/shell/lazy-part.tsx';
import type { MatchTab } from './match-tabs.ts';

const FOLDER = 'web/pages/match';

/** All but the first, which most visitors do not leave. */
export const LAZY_TABS: Record<Exclude<MatchTab, 'summary'>, LazyPart<{ match: MatchDetails }>> = {
  stats: lazyPart(`${FOLDER}/stats/stats-tab.tsx`, async () => (await import('./stats/stats-tab.tsx')).StatsTab),
  lineups: lazyPart(
    `${FOLDER}/lineups/lineups-tab.tsx`,
    async () => (await import('./lineups/lineups-tab.tsx')).LineupsTab,
  ),
  h2h: lazyPart(`${FOLDER}/h2h/h2h-tab.tsx`, async () => (await import('./h2h/h2h-tab.tsx')).HeadToHeadTab),
  standings: lazyPart(
    `${FOLDER}/standings/standings-tab.tsx`,
    async () => (await import('./standings/standings-tab.tsx')).StandingsTab,
  ),
  news: lazyPart(`${FOLDER}/news/news-tab.tsx`, async () => (await import('./news/news-tab.tsx')).NewsTab),
  video: lazyPart(`${FOLDER}/video/video-tab.tsx`, async () => (await import('./video/video-tab.tsx')).VideoTab),
};

export function lazyTabIn(query: URLSearchParams): LazyPart<{ match: MatchDetails }> | undefined {
  const tab = tabInQuery(MATCH_TABS, query);
  return tab === 'summary' ? undefined : LAZY_TABS[tab];
}
