import { tabInQuery } from '#web/shell/page-tabs.tsx';
import type { Language } from '#contract/language.ts';
import { MATCH_TABS } from '#contract/page-routes.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { lazyPart, type LazyPart } from '#web/shell/lazy-part.tsx';
import { loadTexts } from '#web/shell/catalogues.ts';
import type { MatchTab } from './match-tabs.ts';
import type { CommentaryProps } from './commentary/commentary.tsx';
import { partInQuery } from './summary/part-address.ts';

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

/** Of the summary: its code and its texts are downloaded when somebody reads it. */
export const COMMENTARY: LazyPart<CommentaryProps> = lazyPart(`${FOLDER}/commentary/commentary.tsx`, async () => {
  const [{ Commentary }] = await Promise.all([import('./commentary/commentary.tsx'), loadTexts('commentary')]);
  return Commentary;
});

/** What the address shows beside the first part of the first tab. */
function lazyPartIn(query: URLSearchParams): Pick<LazyPart<unknown>, 'file' | 'load'> | undefined {
  const tab = tabInQuery(MATCH_TABS, query);
  if (tab !== 'summary') return LAZY_TABS[tab];
  return isCommentary(query) ? COMMENTARY : undefined;
}

const isCommentary = (query: URLSearchParams) => ['commentary', 'key-moments'].includes(partInQuery(query));

export const loadPartCode = (query: URLSearchParams): Promise<unknown> | undefined => lazyPartIn(query)?.load();

/** Source files, by which the server finds the chunks to preload. */
export function partModules(query: URLSearchParams, language: Language): string[] {
  const part = lazyPartIn(query);
  if (!part) return [];
  return part.file === COMMENTARY.file ? [part.file, `i18n/commentary/${language}.ts`] : [part.file];
}
