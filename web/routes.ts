import { embedPaths, pagePaths } from '#contract/paths.ts';
import { importOnce } from '#ui/load-script.ts';
import { loadTexts, type Texts } from './shell/catalogues.ts';
import type { Route } from './shell/route.ts';

/** What leads to the code of all pages: the first one is named by the server. */
const pageFiles = importOnce(async () => (await import('./page-files.ts')).pageFiles);

async function filesOf(file: string) {
  const files = (await pageFiles())[file];
  if (!files) throw new Error(`There is no page ${file}`);
  return files;
}

const route = (file: string, id: string, paths: readonly string[], texts: readonly Texts[]): Route => ({
  id,
  paths,
  page: async (first) => {
    const [{ Page, head, prepare }] = await Promise.all([
      first ?? filesOf(file).then((files) => files.page()),
      ...texts.map(loadTexts),
    ]);
    return { Page, head, prepare, texts };
  },
  load: async (client, location) => (await filesOf(file)).load?.(client, location),
});

const page = (file: string, paths: readonly string[], texts: readonly Texts[] = []): Route =>
  route(file, `web/pages/${file}.tsx`, paths, texts);

const unknown = route('unknown', 'unknown', ['/*'], []);

/** In order: the first that fits an address is taken. */
export const routes: readonly Route[] = [
  page('home/home-page', [pagePaths.home]),
  page('news/news-page', [pagePaths.news], ['pages']),
  page('news/article-page', ['/news/:id'], ['pages']),
  page('live/live-page', [pagePaths.liveMatches], ['pages']),
  page('weekend/weekend-page', [pagePaths.weekend], ['profiles/shared']),
  page('following/following-page', [pagePaths.following], ['following']),
  page('offline/offline-page', [pagePaths.offline]),
  page(
    'match/match-page',
    ['/match-details/:id', '/results/match-details/:id'],
    ['profiles/shared', 'profiles/matches'],
  ),
  page('competition/competition-page', ['/competition/:id'], ['profiles/shared', 'profiles/competitions']),
  page('totw/totw-page', [pagePaths.teamOfTheWeek], ['profiles/shared', 'profiles/competitions']),
  page('referee/referee-page', ['/referee/:id'], ['profiles/shared']),
  page('pitch/pitch-page', ['/pitch/:id'], ['profiles/shared']),
  page('photos/photos-page', [pagePaths.photos], ['photos']),
  page('photos/gallery-page', ['/photos/:id'], ['photos']),
  page('results/hub-page', [pagePaths.results], ['pages']),
  page(
    'results/competition-results-page',
    ['/results/competition/:id', '/results/competition/:id/gameweek/:gameweek'],
    ['pages'],
  ),
  page('results/leagues-page', ['/results/leagues'], ['pages']),
  page('results/other-page', ['/results/other'], ['pages']),
  page(
    'results/competition-details-page',
    ['/results/competition-details/:id'],
    ['profiles/shared', 'profiles/competitions', 'profiles/rules'],
  ),
  { ...unknown, id: 'results', paths: ['/results/*'], redirect: pagePaths.results },
  page('about/about-page', [pagePaths.about], ['pages']),
  page('player/player-page', ['/player', '/player/:id'], ['profiles/shared', 'profiles/careers', 'profiles/players']),
  page('team/team-page', ['/team', '/team/:id'], ['profiles/shared', 'profiles/careers', 'profiles/teams']),
  page(
    'compare/compare-players-page',
    ['/compare/players/:id', '/compare/players/:id/:other'],
    ['profiles/shared', 'profiles/careers', 'compare'],
  ),
  page(
    'compare/compare-teams-page',
    ['/compare/teams/:id', '/compare/teams/:id/:other'],
    ['profiles/shared', 'profiles/careers', 'compare'],
  ),
  { ...page('scoreboard/scoreboard-page', [embedPaths.scoreboard], ['profiles/shared']), framed: true },
  { ...page('embed/embedded-match', ['/embed/match/:id'], ['profiles/shared']), framed: true },
  { ...page('embed/embedded-standings', ['/embed/competition/:id/standings'], ['profiles/shared']), framed: true },
  { ...unknown, id: 'embed-unknown', paths: ['/embed/*'], framed: true },
  unknown,
];
