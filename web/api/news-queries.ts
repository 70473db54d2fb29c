import { apiPaths } from '#contract/paths.ts';
import { ask } from './ask.ts';
import { readArticle, readNewsPage } from './read-news.ts';

/** One to lead, and whole rows of two or of three. */
export const NEWS_PER_PAGE = 25;

const newsList = (page: number, limit: number) =>
  ask(`${apiPaths.news}?page=${page}&limit=${limit}`, (answer) => readNewsPage(answer, page, limit));

export const newsPage = (page: number) => newsList(page, NEWS_PER_PAGE);

/** The one story after a page, which tells whether there is another page. */
export const newsAfter = (page: number) => newsList(page * NEWS_PER_PAGE + 1, 1);

export const article = (id: number) => ask(apiPaths.article(id), readArticle);
