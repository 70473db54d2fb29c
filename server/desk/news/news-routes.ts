import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  articleChangeSchema,
  articleListQuerySchema,
  articleRequestSchema,
  subjectQuerySchema,
  type ArticleList,
  type ArticleSubjects,
  type DeskArticle,
} from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { idText } from '#contract/http/shared.ts';
import { createArticle } from '#server/commands/create-article.ts';
import { deleteArticle } from '#server/commands/delete-article.ts';
import { editArticle } from '#server/commands/edit-article.ts';
import { readArticle } from '#server/commands/read-article.ts';
import { listArticleSubjects } from '#server/db/desk/articles.ts';
import type { Database } from '#server/db/open.ts';
import { actorAt } from '#server/desk/actor.ts';
import { readInput } from '#server/desk/read-input.ts';
import { listArticles } from './list-articles.ts';

/** Two long texts in letters of two bytes. */
const ARTICLE_BYTES = 1024 * 1024;

interface NewsOptions {
  db: Database;
  now: () => Date;
}

const config = { access: 'news' } as const;

/** For organisers and editors. */
export function newsRoutes(app: FastifyInstance, { db, now }: NewsOptions) {
  const actorOf = actorAt(now);
  const idOf = ({ params }: FastifyRequest) =>
    readInput(idText, (params as { articleId: string }).articleId, 'The id of the article');

  app.get(deskPaths.news, { config }, async ({ query }): Promise<ArticleList> =>
    listArticles(db, readInput(articleListQuerySchema, query, 'The question'), now()),
  );

  app.get(deskPaths.newsSubjects, { config }, async ({ query }): Promise<ArticleSubjects> => {
    const { team = null } = readInput(subjectQuerySchema, query, 'The question');
    return listArticleSubjects(db, now(), team);
  });

  app.get(deskPaths.article(':articleId'), { config }, async (request): Promise<DeskArticle> =>
    readArticle(db, idOf(request), { lock: false }),
  );

  app.post(deskPaths.news, { config, bodyLimit: ARTICLE_BYTES }, async (request, reply): Promise<DeskArticle> => {
    const sent = readInput(articleRequestSchema, request.body, 'The article');
    const article = await createArticle(db, actorOf(request), sent);
    void reply.code(201);
    return article;
  });

  app.put(
    deskPaths.article(':articleId'),
    { config, bodyLimit: ARTICLE_BYTES },
    async (request): Promise<DeskArticle> => {
      const sent = readInput(articleChangeSchema, request.body, 'The article');
      return editArticle(db, actorOf(request), idOf(request), sent);
    },
  );

  app.delete(deskPaths.article(':articleId'), { config }, async (request, reply) => {
    await deleteArticle(db, actorOf(request), idOf(request));
    return reply.code(204).send();
  });
}
