import type { ComponentType } from 'react';
import type { LoaderFunction, RouterContextProvider, RouteObject } from 'react-router';
import { loader } from './api/load.ts';
import { loadHome } from './pages/home/load-home.ts';
import { loadArticle, loadNews } from './pages/news/load-news.ts';
import { CrashPage } from './shell/crash-page.tsx';
import type { HeadOf, PageHandle } from './shell/head.ts';
import { loadShell } from './shell/load-shell.ts';
import { notFoundError } from './shell/not-found-error.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PageError } from './shell/page-error.tsx';
import { Shell } from './shell/shell.tsx';

interface PageModule {
  Page: ComponentType;
  head: HeadOf;
}

/**
 * A page that is downloaded when first visited, while its loader already asks for the data.
 * Its source file is the route's id, by which the server finds the chunks to preload.
 */
const page = (load: () => Promise<PageModule>) => ({
  lazy: async () => {
    const { Page, head } = await load();
    return { Component: Page, handle: { head } satisfies PageHandle };
  },
});

const unknownPath: LoaderFunction<RouterContextProvider> = () => {
  throw notFoundError;
};

export const routes: RouteObject[] = [
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    ErrorBoundary: CrashPage,
    loader: loader(loadShell),
    children: [
      {
        id: 'pages',
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
            loader: loader(loadNews),
            ...page(() => import('./pages/news/news-page.tsx')),
          },
          {
            id: 'web/pages/news/article-page.tsx',
            path: 'news/:id',
            loader: loader(loadArticle),
            ...page(() => import('./pages/news/article-page.tsx')),
          },
          { id: 'unknown', path: '*', loader: unknownPath, Component: NotFoundPage },
        ],
      },
    ],
  },
];
