import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import {
  idParams,
  idSchema,
  instantSchema,
  limitText,
  listedCompetitionSchema,
  pageText,
  teamSchema,
} from './shared.ts';

export const newsItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  title_bg: z.string(),
  content: z.string(),
  content_bg: z.string(),
  summary: z.string().nullable(),
  summary_bg: z.string().nullable(),
  /** The only language that it is written in: the texts of both are then the same. Null for an article in both. */
  language: z.enum(LANGUAGES).nullable(),
  featured_image: z.string().nullable(),
  /** What must stay visible where the picture is cropped, in percent; null means its middle. */
  image_focus: z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).nullable(),
  publish_date: instantSchema,
  competition: listedCompetitionSchema.nullable(),
  team: teamSchema.nullable(),
  second_team: teamSchema.nullable(),
  tags: z.array(z.string()),
  admin: z.object({ username: z.string() }),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

export const latestNewsSchema = z.object({ news: z.array(newsItemSchema) });
export type LatestNews = z.infer<typeof latestNewsSchema>;

const newsQuery = z.object({ page: pageText, limit: limitText(100, 50) });
const newsListSchema = z.array(newsItemSchema);

export const articleSchema = newsItemSchema.extend({
  /** The picture's size, so that its space is reserved before it has loaded. */
  image: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** What the picture shows, in words. */
  image_alt: z.string().nullable(),
  image_alt_bg: z.string().nullable(),
  created_at: instantSchema,
  updated_at: instantSchema,
  match_id: idSchema.nullable(),
});
export type Article = z.infer<typeof articleSchema>;

const competitionNewsQuery = z.object({ page: pageText, limit: limitText(100, 10) });
const competitionNewsSchema = z.object({
  news: z.array(newsItemSchema),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
});

export const newsEndpoints = {
  latest: endpoint({ path: apiPaths.latestNews, summary: 'The six latest articles', response: latestNewsSchema }),
  list: endpoint({ query: newsQuery, path: apiPaths.news, summary: 'News, newest first', response: newsListSchema }),
  one: endpoint({ params: idParams, path: apiPaths.article(':id'), summary: 'One article', response: articleSchema }),
  ofCompetition: endpoint({
    params: idParams,
    query: competitionNewsQuery,
    path: apiPaths.competitionNews(':id'),
    summary: 'News of a competition, by pages',
    response: competitionNewsSchema,
  }),
};
