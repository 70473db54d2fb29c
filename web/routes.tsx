import { embedPaths, pagePaths } from '#contract/paths.ts';
import { lazyLoader, loader } from './api/load.ts';
import { importTwice } from '#ui/load-script.ts';
import { loadAbout } from './pages/about/load-about.ts';
import { loadHome } from './pages/home/load-home.ts';
import type { Route, RoutePage } from './shell/route.ts';
import { loadTexts, type Texts } from './shell/catalogues.ts';
import { notFoundPage } from './shell/not-found-page.tsx';

type PageModule = Omit<RoutePage, 'texts'>;

/** A page whose code is downloaded when it is first visited. */
const page = (load: () => Promise<PageModule>, texts: Texts = 'site') => ({
  page: async (): Promise<RoutePage> => {
    const [{ Page, head, prepare }] = await Promise.all([importTwice(load), loadTexts(texts)]);
    return { Page, head, prepare, texts };
  },
});

/** A page that needs the larger text catalogue. */
const profile = (load: () => Promise<PageModule>) => page(load, 'profiles');

/** Its labels are those of the profiles. */
const comparison = (load: () => Promise<PageModule>) =>
  profile(async () => {
    const [module] = await Promise.all([load(), loadTexts('compare')]);
    return module;
  });

const unknown = { page: async () => notFoundPage };

const loadHistory = lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadHistory);

/** In order: the first that fits an address is taken. */
export const routes: readonly Route[] = [
  {
    id: 'web/pages/home/home-page.tsx',
    paths: [pagePaths.home],
    load: loader(loadHome),
    ...page(() => import('./pages/home/home-page.tsx')),
  },
  {
    id: 'web/pages/news/news-page.tsx',
    paths: [pagePaths.news],
    load: lazyLoader(async () => (await import('./pages/news/load-news.ts')).loadNews),
    ...page(() => import('./pages/news/news-page.tsx'), 'pages'),
  },
  {
    id: 'web/pages/news/article-page.tsx',
    paths: ['/news/:id'],
    load: lazyLoader(async () => (await import('./pages/news/load-news.ts')).loadArticle),
    ...page(() => import('./pages/news/article-page.tsx'), 'pages'),
  },
  {
    id: 'web/pages/live/live-page.tsx',
    paths: [pagePaths.liveMatches],
    load: lazyLoader(async () => (await import('./pages/live/load-live.ts')).loadLive),
    ...page(() => import('./pages/live/live-page.tsx'), 'pages'),
  },
  {
    id: 'web/pages/weekend/weekend-page.tsx',
    paths: [pagePaths.weekend],
    load: lazyLoader(async () => (await import('./pages/weekend/load-weekend.ts')).loadWeekend),
    ...profile(() => import('./pages/weekend/weekend-page.tsx')),
  },
  {
    id: 'web/pages/following/following-page.tsx',
    paths: [pagePaths.following],
    ...page(() => import('./pages/following/following-page.tsx'), 'following'),
  },
  {
    id: 'web/pages/offline/offline-page.tsx',
    paths: [pagePaths.offline],
    ...page(() => import('./pages/offline/offline-page.tsx')),
  },
  {
    id: 'web/pages/match/match-page.tsx',
    paths: ['/match-details/:id', '/results/match-details/:id'],
    load: lazyLoader(async () => (await import('./pages/match/load-match.ts')).loadMatch),
    ...profile(() => import('./pages/match/match-page.tsx')),
  },
  {
    id: 'web/pages/competition/competition-page.tsx',
    paths: ['/competition/:id'],
    load: lazyLoader(async () => (await import('./pages/competition/load-competition.ts')).loadCompetition),
    ...profile(() => import('./pages/competition/competition-page.tsx')),
  },
  {
    id: 'web/pages/totw/totw-page.tsx',
    paths: [pagePaths.teamOfTheWeek],
    load: lazyLoader(async () => (await import('./pages/totw/load-totw.ts')).loadTotw),
    ...profile(() => import('./pages/totw/totw-page.tsx')),
  },
  {
    id: 'web/pages/referee/referee-page.tsx',
    paths: ['/referee/:id'],
    load: lazyLoader(async () => (await import('./pages/referee/load-referee.ts')).loadReferee),
    ...profile(() => import('./pages/referee/referee-page.tsx')),
  },
  {
    id: 'web/pages/pitch/pitch-page.tsx',
    paths: ['/pitch/:id'],
    load: lazyLoader(async () => (await import('./pages/pitch/load-pitch.ts')).loadPitch),
    ...profile(() => import('./pages/pitch/pitch-page.tsx')),
  },
  {
    id: 'web/pages/photos/photos-page.tsx',
    paths: [pagePaths.photos],
    load: lazyLoader(async () => (await import('./pages/photos/load-photos.ts')).loadPhotos),
    ...page(() => import('./pages/photos/photos-page.tsx'), 'photos'),
  },
  {
    id: 'web/pages/photos/gallery-page.tsx',
    paths: ['/photos/:id'],
    load: lazyLoader(async () => (await import('./pages/photos/load-photos.ts')).loadGallery),
    ...page(() => import('./pages/photos/gallery-page.tsx'), 'photos'),
  },
  {
    id: 'web/pages/results/hub-page.tsx',
    paths: [pagePaths.results],
    load: lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadHub),
    ...page(() => import('./pages/results/hub-page.tsx'), 'pages'),
  },
  {
    id: 'web/pages/results/competition-results-page.tsx',
    paths: ['/results/competition/:id', '/results/competition/:id/gameweek/:gameweek'],
    load: lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadCompetition),
    ...page(() => import('./pages/results/competition-results-page.tsx'), 'pages'),
  },
  {
    id: 'web/pages/results/leagues-page.tsx',
    paths: ['/results/leagues'],
    load: loadHistory,
    ...page(() => import('./pages/results/leagues-page.tsx'), 'pages'),
  },
  {
    id: 'web/pages/results/other-page.tsx',
    paths: ['/results/other'],
    load: loadHistory,
    ...page(() => import('./pages/results/other-page.tsx'), 'pages'),
  },
  {
    id: 'web/pages/results/competition-details-page.tsx',
    paths: ['/results/competition-details/:id'],
    load: lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadDetails),
    ...profile(() => import('./pages/results/competition-details-page.tsx')),
  },
  { id: 'results', paths: ['/results/*'], redirect: pagePaths.results, ...unknown },
  {
    id: 'web/pages/about/about-page.tsx',
    paths: [pagePaths.about],
    load: loader(loadAbout),
    ...page(() => import('./pages/about/about-page.tsx'), 'pages'),
  },
  {
    id: 'web/pages/player/player-page.tsx',
    paths: ['/player', '/player/:id'],
    load: lazyLoader(async () => (await import('./pages/player/load-player.ts')).loadPlayer),
    ...profile(() => import('./pages/player/player-page.tsx')),
  },
  {
    id: 'web/pages/team/team-page.tsx',
    paths: ['/team', '/team/:id'],
    load: lazyLoader(async () => (await import('./pages/team/load-team.ts')).loadTeam),
    ...profile(() => import('./pages/team/team-page.tsx')),
  },
  {
    id: 'web/pages/compare/compare-players-page.tsx',
    paths: ['/compare/players/:id', '/compare/players/:id/:other'],
    load: lazyLoader(async () => (await import('./pages/compare/load-compare.ts')).loadComparedPlayers),
    ...comparison(() => import('./pages/compare/compare-players-page.tsx')),
  },
  {
    id: 'web/pages/compare/compare-teams-page.tsx',
    paths: ['/compare/teams/:id', '/compare/teams/:id/:other'],
    load: lazyLoader(async () => (await import('./pages/compare/load-compare.ts')).loadComparedTeams),
    ...comparison(() => import('./pages/compare/compare-teams-page.tsx')),
  },
  {
    id: 'web/pages/scoreboard/scoreboard-page.tsx',
    paths: [embedPaths.scoreboard],
    framed: true,
    load: lazyLoader(async () => (await import('./pages/scoreboard/load-scoreboard.ts')).loadScoreboard),
    ...profile(() => import('./pages/scoreboard/scoreboard-page.tsx')),
  },
  {
    id: 'web/pages/embed/embedded-match.tsx',
    paths: ['/embed/match/:id'],
    framed: true,
    load: lazyLoader(async () => (await import('./pages/embed/load-embed.ts')).loadEmbeddedMatch),
    ...profile(() => import('./pages/embed/embedded-match.tsx')),
  },
  {
    id: 'web/pages/embed/embedded-standings.tsx',
    paths: ['/embed/competition/:id/standings'],
    framed: true,
    load: lazyLoader(async () => (await import('./pages/embed/load-embed.ts')).loadEmbeddedStandings),
    ...profile(() => import('./pages/embed/embedded-standings.tsx')),
  },
  { id: 'embed-unknown', paths: ['/embed/*'], framed: true, ...unknown },
  { id: 'unknown', paths: ['/*'], ...unknown },
];
