import type { FastifyInstance } from 'fastify';
import { newsEndpoints } from '#contract/desk/news.ts';
import { createArticle } from '#server/commands/news/create-article.ts';
import { deleteArticle } from '#server/commands/news/delete-article.ts';
import { editArticle } from '#server/commands/news/edit-article.ts';
import { readArticle } from '#server/commands/steps/read-article.ts';
import { listArticleSubjects } from '#server/db/news/articles.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { listArticles } from './list-articles.ts';

/** Articles, for organisers and editors. */
export const newsRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, newsEndpoints, now, {
    listArticles: ({ query, actor }) => listArticles(db, query, actor.at),
    listArticleSubjects: ({ query, actor }) => listArticleSubjects(db, actor.at, query.team ?? null),
    createArticle: ({ body, actor }) => createArticle(db, actor, body),
    getArticle: ({ params }) => readArticle(db, params.articleId, { lock: false }),
    editArticle: ({ params, body, actor }) => editArticle(db, actor, { ...body, ...params }),
    deleteArticle: ({ params, actor }) => deleteArticle(db, actor, params),
  });
