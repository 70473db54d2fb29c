import { lazyLoader, loader } from './api/load.ts';
import { loadAbout } from './pages/about/load-about.ts';
import { loadHome } from './pages/home/load-home.ts';
import { importTwice } from '#ui/load-script.ts';
import { notFoundPage } from './shell/not-found-page.tsx';
import type { Load, PageCode } from './shell/route.ts';

interface PageFile {
  page(): Promise<PageCode>;
  /** Its data. */
  load?: Load;
}

const page = (find: () => Promise<PageCode>, load?: Load): PageFile => ({
  page: () => importTwice(find),
  ...(load && { load }),
});

const loadHistory = lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadHistory);

/**
 * The code of every page and of what asks for its data, by their files. Downloaded with the first link that a visitor touches: the addresses
 * of a hundred files are as large as a page.
 */
export const pageFiles: Readonly<Record<string, PageFile>> = {
  unknown: { page: async () => notFoundPage },
  'home/home-page': page(() => import('./pages/home/home-page.tsx'), loader(loadHome)),
  'news/news-page': page(
    () => import('./pages/news/news-page.tsx'),
    lazyLoader(async () => (await import('./pages/news/load-news.ts')).loadNews),
  ),
  'news/article-page': page(
    () => import('./pages/news/article-page.tsx'),
    lazyLoader(async () => (await import('./pages/news/load-news.ts')).loadArticle),
  ),
  'live/live-page': page(
    () => import('./pages/live/live-page.tsx'),
    lazyLoader(async () => (await import('./pages/live/load-live.ts')).loadLive),
  ),
  'weekend/weekend-page': page(
    () => import('./pages/weekend/weekend-page.tsx'),
    lazyLoader(async () => (await import('./pages/weekend/load-weekend.ts')).loadWeekend),
  ),
  'following/following-page': page(() => import('./pages/following/following-page.tsx')),
  'offline/offline-page': page(() => import('./pages/offline/offline-page.tsx')),
  'match/match-page': page(
    () => import('./pages/match/match-page.tsx'),
    lazyLoader(async () => (await import('./pages/match/load-match.ts')).loadMatch),
  ),
  'competition/competition-page': page(
    () => import('./pages/competition/competition-page.tsx'),
    lazyLoader(async () => (await import('./pages/competition/load-competition.ts')).loadCompetition),
  ),
  'totw/totw-page': page(
    () => import('./pages/totw/totw-page.tsx'),
    lazyLoader(async () => (await import('./pages/totw/load-totw.ts')).loadTotw),
  ),
  'referee/referee-page': page(
    () => import('./pages/referee/referee-page.tsx'),
    lazyLoader(async () => (await import('./pages/referee/load-referee.ts')).loadReferee),
  ),
  'pitch/pitch-page': page(
    () => import('./pages/pitch/pitch-page.tsx'),
    lazyLoader(async () => (await import('./pages/pitch/load-pitch.ts')).loadPitch),
  ),
  'photos/photos-page': page(
    () => import('./pages/photos/photos-page.tsx'),
    lazyLoader(async () => (await import('./pages/photos/load-photos.ts')).loadPhotos),
  ),
  'photos/gallery-page': page(
    () => import('./pages/photos/gallery-page.tsx'),
    lazyLoader(async () => (await import('./pages/photos/load-photos.ts')).loadGallery),
  ),
  'results/hub-page': page(
    () => import('./pages/results/hub-page.tsx'),
    lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadHub),
  ),
  'results/competition-results-page': page(
    () => import('./pages/results/competition-results-page.tsx'),
    lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadCompetition),
  ),
  'results/leagues-page': page(() => import('./pages/results/leagues-page.tsx'), loadHistory),
  'results/other-page': page(() => import('./pages/results/other-page.tsx'), loadHistory),
  'results/competition-details-page': page(
    () => import('./pages/results/competition-details-page.tsx'),
    lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadDetails),
  ),
  'about/about-page': page(() => import('./pages/about/about-page.tsx'), loader(loadAbout)),
  'player/player-page': page(
    () => import('./pages/player/player-page.tsx'),
    lazyLoader(async () => (await import('./pages/player/load-player.ts')).loadPlayer),
  ),
  'team/team-page': page(
    () => import('./pages/team/team-page.tsx'),
    lazyLoader(async () => (await import('./pages/team/load-team.ts')).loadTeam),
  ),
  'compare/compare-players-page': page(
    () => import('./pages/compare/compare-players-page.tsx'),
    lazyLoader(async () => (await import('./pages/compare/load-compare.ts')).loadComparedPlayers),
  ),
  'compare/compare-teams-page': page(
    () => import('./pages/compare/compare-teams-page.tsx'),
    lazyLoader(async () => (await import('./pages/compare/load-compare.ts')).loadComparedTeams),
  ),
  'scoreboard/scoreboard-page': page(
    () => import('./pages/scoreboard/scoreboard-page.tsx'),
    lazyLoader(async () => (await import('./pages/scoreboard/load-scoreboard.ts')).loadScoreboard),
  ),
  'embed/embedded-match': page(
    () => import('./pages/embed/embedded-match.tsx'),
    lazyLoader(async () => (await import('./pages/embed/load-embed.ts')).loadEmbeddedMatch),
  ),
  'embed/embedded-standings': page(
    () => import('./pages/embed/embedded-standings.tsx'),
    lazyLoader(async () => (await import('./pages/embed/load-embed.ts')).loadEmbeddedStandings),
  ),
};
