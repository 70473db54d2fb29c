import type { QueryClient } from '@tanstack/react-query';
import { prefetchOwn, prefetchQuery, idFromParams, pageFromQuery } from '#web/api/load.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { article, NEWS_PER_PAGE, firstStoryAfter, newsPage, latestNews } from '#web/api/news-queries.ts';
import { latestGalleries } from '#web/api/photo-queries.ts';
import { LATEST_GALLERIES } from '#web/photos/strip-part.ts';

export const loadNews = (client: QueryClient, { query }: PageLocation): Promise<unknown> =>
  Promise.all([loadPage(client, pageFromQuery(query)), loadPhotos(client)]);

async function loadPhotos(client: QueryClient): Promise<unknown> {
  const latest = await prefetchOwn(client, latestGalleries);
  return latest?.galleries.length && LATEST_GALLERIES.load().catch(() => {});
}

async function loadPage(client: QueryClient, page: number): Promise<unknown> {
  const stories = await prefetchQuery(client, newsPage(page));
  return stories?.length === NEWS_PER_PAGE ? prefetchQuery(client, firstStoryAfter(page)) : undefined;
}

export const loadArticle = (client: QueryClient, { params }: PageLocation): Promise<unknown> => {
  const id = idFromParams(params);
  return id === null ? Promise.resolve() : Promise.all([loadWithMatch(client, id), prefetchQuery(client, latestNews)]);
};

async function loadWithMatch(client: QueryClient, id: number): Promise<unknown> {
  const { matchId = null } = (await prefetchQuery(client, article(id))) ?? {};
  return matchId === null ? undefined : prefetchQuery(client, matchDetails(matchId));
}
