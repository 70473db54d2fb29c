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

/** Of the summary before and after the match: no match needs both. */
export const PREVIEW = lazyPart(
  `${FOLDER}/summary/preview.tsx`,
  async () => (await import('./summary/preview.tsx')).Preview,
);
export const STORY = lazyPart(`${FOLDER}/summary/story.tsx`, async () => (await import('./summary/story.tsx')).Story);

export const hasStory = ({ status }: MatchDetails): boolean => status === 'FINISHED' || status === 'AWARDED';

/** What the address and the match show beside the first part of the first tab. */
function lazyPartsIn(query: URLSearchParams, match: MatchDetails | undefined): Part[] {
  const tab = tabInQuery(MATCH_TABS, query);
  if (tab !== 'summary') return [LAZY_TABS[tab]];
  const parts: Part[] = isCommentary(query) ? [COMMENTARY] : [];
  if (match?.status === 'UPCOMING') parts.push(PREVIEW);
  if (match && hasStory(match)) parts.push(STORY);
  return parts;
}

type Part = Pick<LazyPart<unknown>, 'file' | 'load'>;

const isCommentary = (query: URLSearchParams) => ['commentary', 'key-moments'].includes(partInQuery(query));

export const loadPartCode = (query: URLSearchParams, match?: MatchDetails): Promise<unknown> =>
  Promise.all(lazyPartsIn(query, match).map(({ load }) => load()));

/** Source files, by which the server finds the chunks to preload. */
export const partModules = (query: URLSearchParams, match: MatchDetails, language: Language): string[] =>
  lazyPartsIn(query, match).flatMap(({ file }) =>
    file === COMMENTARY.file ? [file, `i18n/commentary/${language}.ts`] : [file],
  );
