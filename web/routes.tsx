import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouterContextProvider, type RouteObject } from 'react-router';
import { pagePaths } from '#contract/paths.ts';
import { lazyLoader, loader } from './api/load.ts';
import { importTwice } from './load-script.ts';
import { loadHome } from './pages/home/load-home.ts';
import { loadTexts, type Texts } from './shell/catalogues.ts';
import { CrashPage } from './shell/crash-page.tsx';
import type { HeadOf, PageHandle } from './shell/head.ts';
import { loadShell } from './shell/load-shell.ts';
import { notFoundError } from './shell/not-found-error.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PageError } from './shell/page-error.tsx';
import { Pages } from './shell/pages.tsx';
import { Shell } from './shell/shell.tsx';

interface PageModule {
  Page: ComponentType;
  head: HeadOf;
  /** Loads the code that this address needs beside the page's. */
  prepare?(query: URLSearchParams): Promise<unknown> | undefined;
}

/** A lazy page. Its source file is the route's id, by which the server finds the chunks to preload. */
const page = (load: () => Promise<PageModule>, texts: Texts = 'site') => ({
  lazy: async () => {
    const [{ Page, head, prepare }] = await Promise.all([importTwice(load), loadTexts(texts)]);
    // The first page is hydrated without running its loaders.
    if (typeof document !== 'undefined') await prepare?.(new URLSearchParams(location.search));
    return { Component: Page, handle: { head, texts } satisfies PageHandle };
  },
});

/** A page that needs the larger text catalogue. */
const profile = (load: () => Promise<PageModule>) => page(load, 'profiles');

const unknownPath: LoaderFunction<RouterContextProvider> = () => {
  throw notFoundError;
};

/** For leaf routes whose page is rendered by the parent; React Router warns about leaves without a component. */
const EmptyRoute = () => null;

const redirectToResults: LoaderFunction<RouterContextProvider> = () => redirect(pagePaths.results);

const loadResults = lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadCompetition);

const loadHistory = lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadHistory);

const loadMatch = lazyLoader(async () => (await import('./pages/match/load-match.ts')).loadMatch);

const loadPlayer = lazyLoader(async () => (await import('./pages/player/load-player.ts')).loadPlayer);

const loadTeam = lazyLoader(async () => (await import('./pages/team/load-team.ts')).loadTeam);

export const routes: RouteObject[] = [
  {
    id: 'web/pages/embed/embed-frame.tsx',
    path: '/embed',
    lazy: async () => ({ Component: (await import('./pages/embed/embed-frame.tsx')).EmbedFrame }),
    ErrorBoundary: PageError,
    children: [
      {
        id: 'web/pages/embed/embedded-match.tsx',
        path: 'match/:id',
        loader: lazyLoader(async () => (await import('./pages/embed/load-embed.ts')).loadEmbeddedMatch),
        ...profile(() => import('./pages/embed/embedded-match.tsx')),
      },
      {
        id: 'web/pages/embed/embedded-standings.tsx',
        path: 'competition/:id/standings',
        loader: lazyLoader(async () => (await import('./pages/embed/load-embed.ts')).loadEmbeddedStandings),
        ...profile(() => import('./pages/embed/embedded-standings.tsx')),
      },
      { id: 'embed-unknown', path: '*', loader: unknownPath, Component: NotFoundPage },
    ],
  },
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    ErrorBoundary: CrashPage,
    loader: loader(loadShell),
    children: [
      {
        id: 'pages',
        Component: Pages,
        ErrorBoundary: PageError,
        children: [
          {
            id: 'web/pages/home/home-page.tsx',
            index: true,
            loader: loader(loadHome),
            ...page(() => import('./pages/home/home-page.tsx')),
          },
          {
            id: 'web/pages/news/news-page.tsx',
            path: 'news',
            loader: lazyLoader(async () => (await import('./pages/news/load-news.ts')).loadNews),
            ...page(() => import('./pages/news/news-page.tsx')),
          },
          {
            id: 'web/pages/news/article-page.tsx',
            path: 'news/:id',
            loader: lazyLoader(async () => (await import('./pages/news/load-news.ts')).loadArticle),
            ...page(() => import('./pages/news/article-page.tsx')),
          },
          {
            id: 'web/pages/live/live-page.tsx',
            path: 'live-matches',
            loader: lazyLoader(async () => (await import('./pages/live/load-live.ts')).loadLive),
            ...page(() => import('./pages/live/live-page.tsx')),
          },
          {
            id: 'web/pages/weekend/weekend-page.tsx',
            path: 'weekend',
            loader: lazyLoader(async () => (await import('./pages/weekend/load-weekend.ts')).loadWeekend),
            ...profile(() => import('./pages/weekend/weekend-page.tsx')),
          },
          {
            id: 'web/pages/match/match-page.tsx',
            ...profile(() => import('./pages/match/match-page.tsx')),
            // One page at both addresses.
            children: [
              { id: 'match', path: 'match-details/:id', loader: loadMatch, Component: EmptyRoute },
              {
                id: 'results-match',
                path: 'results/match-details/:id',
                loader: loadMatch,
                Component: EmptyRoute,
              },
            ],
          },
          {
            id: 'web/pages/competition/competition-page.tsx',
            path: 'competition/:id',
            loader: lazyLoader(async () => (await import('./pages/competition/load-competition.ts')).loadCompetition),
            ...profile(() => import('./pages/competition/competition-page.tsx')),
          },
          {
            id: 'web/pages/totw/totw-page.tsx',
            path: 'totw',
            loader: lazyLoader(async () => (await import('./pages/totw/load-totw.ts')).loadTotw),
            ...profile(() => import('./pages/totw/totw-page.tsx')),
          },
          {
            id: 'web/pages/referee/referee-page.tsx',
            path: 'referee/:id',
            loader: lazyLoader(async () => (await import('./pages/referee/load-referee.ts')).loadReferee),
            ...profile(() => import('./pages/referee/referee-page.tsx')),
          },
          {
            id: 'results',
            path: 'results',
            children: [
              {
                id: 'web/pages/results/hub-page.tsx',
                path: 'matches',
                loader: lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadHub),
                ...page(() => import('./pages/results/hub-page.tsx')),
              },
              {
                id: 'web/pages/results/competition-results-page.tsx',
                path: 'competition/:id',
                ...page(() => import('./pages/results/competition-results-page.tsx')),
                // One page at both addresses; separate loaders, so that another gameweek is loaded.
                children: [
                  { id: 'results-current', index: true, loader: loadResults, Component: EmptyRoute },
                  {
                    id: 'results-gameweek',
                    path: 'gameweek/:gameweek',
                    loader: loadResults,
                    Component: EmptyRoute,
                  },
                ],
              },
              {
                id: 'web/pages/results/leagues-page.tsx',
                path: 'leagues',
                loader: loadHistory,
                ...page(() => import('./pages/results/leagues-page.tsx')),
              },
              {
                id: 'web/pages/results/other-page.tsx',
                path: 'other',
                loader: loadHistory,
                ...page(() => import('./pages/results/other-page.tsx')),
              },
              {
                id: 'web/pages/results/competition-details-page.tsx',
                path: 'competition-details/:id',
                loader: lazyLoader(async () => (await import('./pages/results/load-results.ts')).loadDetails),
                ...profile(() => import('./pages/results/competition-details-page.tsx')),
              },
              { id: 'results-index', index: true, loader: redirectToResults },
              { id: 'results-unknown', path: '*', loader: redirectToResults },
            ],
          },
          {
            id: 'web/pages/about/about-page.tsx',
            path: 'contacts',
            ...page(() => import('./pages/about/about-page.tsx')),
          },
          {
            id: 'web/pages/player/player-page.tsx',
            path: 'player/:id?',
            loader: loadPlayer,
            ...profile(() => import('./pages/player/player-page.tsx')),
          },
          {
            id: 'web/pages/team/team-page.tsx',
            path: 'team/:id?',
            loader: loadTeam,
            ...profile(() => import('./pages/team/team-page.tsx')),
          },
          { id: 'unknown', path: '*', loader: unknownPath, Component: NotFoundPage },
        ],
      },
    ],
  },
];
