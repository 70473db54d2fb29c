import { z } from 'zod';
import { idSchema, idText, instantSchema, pageText } from '#contract/http/shared.ts';
import { ARTICLE_STATES } from '#domain/news/article-rules.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { versioned, versionSchema } from './office.ts';
import { deskRoutes } from './paths.ts';
import { uploadedPictureSchema } from './pictures.ts';
import { STORABLE, text } from './text.ts';

/** What an article can be about, as it is shown in a list of choices. */
const subjectSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  /** A crest or an emblem, by its path on the desk's own port. */
  picture: z.string().nullable(),
});

const matchSubjectSchema = subjectSchema.extend({ startTime: instantSchema.nullable() });

const focusSchema = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });

/** All that an editor writes. A language that is not written has empty texts. */
const articleFieldsSchema = z.object({
  titleBg: z.string(),
  titleEn: z.string(),
  summaryBg: z.string(),
  summaryEn: z.string(),
  /** HTML of the elements that articles may have; pictures by their address. */
  contentBg: z.string(),
  contentEn: z.string(),
  author: z.string(),
  picture: uploadedPictureSchema.nullable(),
  /** What the picture shows. */
  altBg: z.string(),
  altEn: z.string(),
  /** What stays visible where the picture is cropped, in percent; null means the middle. */
  focus: focusSchema.nullable(),
  competition: subjectSchema.nullable(),
  teams: z.array(subjectSchema),
  match: matchSubjectSchema.nullable(),
  tags: z.array(z.string()),
  /** Null for a draft; in the future for an article that waits for its time. */
  publishedAt: instantSchema.nullable(),
});
export type ArticleFields = z.infer<typeof articleFieldsSchema>;

export const deskArticleSchema = versioned(articleFieldsSchema).extend({ id: idSchema });
export type DeskArticle = z.infer<typeof deskArticleSchema>;

/** May be empty. */
const line = (maxLength: number) => z.string().trim().max(maxLength).regex(STORABLE);
const chosen = z.object({ id: idSchema });
const MAX_CONTENT = 100_000;

/** What is read can be sent back; of pictures and subjects only the ids count. */
export const articleRequestSchema = z.object({
  titleBg: line(200),
  titleEn: line(200),
  summaryBg: line(600),
  summaryEn: line(600),
  contentBg: z.string().max(MAX_CONTENT).regex(STORABLE),
  contentEn: z.string().max(MAX_CONTENT).regex(STORABLE),
  author: text(100),
  picture: chosen.nullable(),
  altBg: line(300),
  altEn: line(300),
  focus: focusSchema.nullable(),
  competition: chosen.nullable(),
  teams: z.array(chosen).max(2),
  match: chosen.nullable(),
  tags: z.array(text(40)).max(10),
  publishedAt: z.union([instantSchema, z.literal('now')]).nullable(),
});
export type ArticleRequest = z.infer<typeof articleRequestSchema>;

const articleChangeSchema = articleRequestSchema.extend({ version: versionSchema });

export const articlePreviewSchema = z.object({
  /** Null for one that was never saved. */
  id: idSchema.nullable(),
  article: articleRequestSchema.extend({ author: line(100) }),
  language: z.enum(['bg', 'en']),
  theme: z.enum(['dark', 'light']),
});
export type ArticlePreview = z.input<typeof articlePreviewSchema>;

export const articleListQuerySchema = z.object({
  state: z.enum(ARTICLE_STATES).optional(),
  q: z.string().max(100).optional(),
  sort: z.enum(['date', 'title', 'author']).default('date'),
  order: z.enum(['up', 'down']).default('down'),
  page: pageText,
});

export const articleListSchema = z.object({
  articles: z.array(
    z.object({
      id: idSchema,
      titleBg: z.string(),
      titleEn: z.string(),
      author: z.string(),
      state: z.enum(ARTICLE_STATES),
      publishedAt: instantSchema.nullable(),
      updatedAt: instantSchema.nullable(),
      picture: z.string().nullable(),
      subjects: z.array(subjectSchema.omit({ id: true })),
    }),
  ),
  /** How many there are of each state, whatever is searched for. */
  counts: z.object({ draft: z.int(), scheduled: z.int(), published: z.int() }),
  /** How many were found, on all pages. */
  found: z.int(),
  pages: z.int(),
});
export type ArticleList = z.infer<typeof articleListSchema>;

const subjectQuerySchema = z.object({ team: idText.optional() });

/** What an article can be about. */
export const articleSubjectsSchema = z.object({
  competitions: z.array(subjectSchema),
  teams: z.array(subjectSchema),
  /** Those nearest to today. */
  matches: z.array(matchSubjectSchema),
});
export type ArticleSubjects = z.infer<typeof articleSubjectsSchema>;

/** Two long texts in letters of two bytes. */
const ARTICLE_BYTES = 1024 * 1024;

export const newsEndpoints = deskEndpoints({
  listArticles: {
    method: 'GET',
    path: deskRoutes.news,
    access: 'news',
    query: articleListQuerySchema,
    response: articleListSchema,
    summary: 'Articles with drafts, fifty a page: drafts first, then the newest',
  },
  listArticleSubjects: {
    method: 'GET',
    path: deskRoutes.newsSubjects,
    access: 'news',
    query: subjectQuerySchema,
    response: articleSubjectsSchema,
    summary: 'What an article can be about: competitions, teams and the matches nearest to today',
  },
  createArticle: {
    method: 'POST',
    path: deskRoutes.news,
    access: 'news',
    body: articleRequestSchema,
    bodyBytes: ARTICLE_BYTES,
    response: deskArticleSchema,
    status: 201,
    summary: 'Write an article: a draft, or one that appears now or later',
  },
  getArticle: {
    method: 'GET',
    path: deskRoutes.article,
    access: 'news',
    response: deskArticleSchema,
    summary: 'An article with its version',
  },
  editArticle: {
    method: 'PUT',
    path: deskRoutes.article,
    access: 'news',
    body: articleChangeSchema,
    bodyBytes: ARTICLE_BYTES,
    response: deskArticleSchema,
    summary: 'Change an article, publish it, schedule it or take it back',
  },
  deleteArticle: {
    method: 'DELETE',
    path: deskRoutes.article,
    access: 'news',
    summary: 'Delete a draft',
  },
});

export const previewEndpoints = deskEndpoints({
  previewArticle: {
    method: 'POST',
    path: deskRoutes.articlePreview,
    access: 'news',
    body: file('application/x-www-form-urlencoded'),
    // Percent-encoded Cyrillic takes six bytes a letter.
    bodyBytes: 2 * ARTICLE_BYTES,
    response: file('text/html'),
    key: 'none',
    summary: 'The public page of an article that is not saved; the field `preview` of the form has it as JSON',
  },
});
