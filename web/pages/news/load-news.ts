import type { QueryClient } from '@tanstack/react-query';
import { fill, idIn, pageIn, soon, type Asked } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { article, NEWS_PER_PAGE, newsAfter, newsPage } from '#web/api/news-queries.ts';
import { latestNews } from '#web/api/queries.ts';

export const loadNews = (client: QueryClient, { query }: Asked): Promise<unknown> =>
  soon(loadPage(client, pageIn(query)));

async function loadPage(client: QueryClient, page: number): Promise<unknown> {
  const stories = await fill(client, newsPage(page));
  return stories?.length === NEWS_PER_PAGE ? fill(client, newsAfter(page)) : undefined;
}

export const loadArticle = (client: QueryClient, { params }: Asked): Promise<unknown> => {
  const id = idIn(params);
  return id === null ? Promise.resolve() : soon(Promise.all([loadWithMatch(client, id), fill(client, latestNews)]));
};

async function loadWithMatch(client: QueryClient, id: number): Promise<unknown> {
  const { matchId = null } = (await fill(client, article(id))) ?? {};
  return matchId === null ? undefined : fill(client, matchDetails(matchId));
}
