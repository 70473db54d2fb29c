import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn } from './api-query.ts';

const parsers = parsersIn(() => import('./parse-news.ts'));

/** One lead story and full rows of two or three. */
export const NEWS_PER_PAGE = 25;

export const latestNews = apiQuery(apiPaths.latestNews, parsers, ({ parseLatestNews }) => parseLatestNews);

const newsList = (page: number, limit: number) =>
  apiQuery(
    `${apiPaths.news}?page=${page}&limit=${limit}`,
    parsers,
    ({ parseNewsPage }) =>
      (response) =>
        parseNewsPage(response, page, limit),
  );

export const newsPage = (page: number) => newsList(page, NEWS_PER_PAGE);

/** The first story after a page; shows whether there is a next page. */
export const firstStoryAfter = (page: number) => newsList(page * NEWS_PER_PAGE + 1, 1);

export const article = (id: number) => apiQuery(apiPaths.article(id), parsers, ({ parseArticle }) => parseArticle);
