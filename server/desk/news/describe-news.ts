import {
  articleChangeSchema,
  articleListQuerySchema,
  articleListSchema,
  articleRequestSchema,
  articleSubjectsSchema,
  deskArticleSchema,
} from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { body, failure, failures, inPath, inQuery, json, remove, template } from '#server/desk/describe-parts.ts';

const { state, sort, order } = articleListQuerySchema.shape;
const choice = (name: string, values: readonly string[]) => ({
  name,
  in: 'query',
  required: false,
  schema: { enum: values },
});
const tooLarge = { 413: failure('Longer than any article') };

export const describeNews = {
  [deskPaths.news]: {
    get: {
      operationId: 'listArticles',
      summary: 'Articles with drafts, fifty a page',
      parameters: [
        choice('state', state.unwrap().options),
        { name: 'q', in: 'query', required: false, schema: { type: 'string', maxLength: 100 } },
        choice('sort', sort.unwrap().options),
        choice('order', order.unwrap().options),
        inQuery('page'),
      ],
      responses: { 200: json('Drafts first, then the newest', articleListSchema), ...failures },
    },
    post: {
      operationId: 'createArticle',
      summary: 'Write an article: a draft, or one that appears now or later',
      requestBody: body(articleRequestSchema),
      responses: { 201: json('The article', deskArticleSchema), ...failures, ...tooLarge },
    },
  },
  [deskPaths.newsSubjects]: {
    get: {
      operationId: 'listArticleSubjects',
      summary: 'What an article can be about',
      parameters: [inQuery('team')],
      responses: {
        200: json('Competitions, teams and the matches nearest to today', articleSubjectsSchema),
        ...failures,
      },
    },
  },
  [template(deskPaths.article(':articleId'))]: {
    get: {
      operationId: 'getArticle',
      summary: 'An article with its version',
      parameters: [inPath('articleId')],
      responses: { 200: json('The article', deskArticleSchema), ...failures },
    },
    put: {
      operationId: 'editArticle',
      summary: 'Change an article, publish it, schedule it or take it back',
      parameters: [inPath('articleId')],
      requestBody: body(articleChangeSchema),
      responses: {
        200: json('The article as it is now', deskArticleSchema),
        ...failures,
        409: failure('Somebody else has changed it meanwhile; `conflict` has what he wrote'),
        ...tooLarge,
      },
    },
    ...remove(deskPaths.article(':articleId'), 'articleId', 'deleteArticle', 'Delete a draft', {
      409: failure('It is not a draft'),
    })[template(deskPaths.article(':articleId'))],
  },
  [deskPaths.articlePreview]: {
    post: {
      operationId: 'previewArticle',
      summary: 'The public page of an article that is not saved',
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', properties: { preview: { type: 'string' } }, required: ['preview'] },
          },
        },
      },
      responses: {
        200: { description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } },
        ...failures,
        ...tooLarge,
        415: failure('Not sent by a form'),
      },
    },
  },
};
