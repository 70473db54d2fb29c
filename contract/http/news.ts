import { z } from 'zod';
import { idSchema, instantSchema, teamSchema } from './shared.ts';

export const newsItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  title_bg: z.string(),
  content: z.string(),
  content_bg: z.string(),
  featured_image: z.string().nullable(),
  publish_date: instantSchema,
  competition: z.object({ id: idSchema, name: z.string() }).nullable(),
  team: teamSchema.nullable(),
  second_team: teamSchema.nullable(),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

export const latestNewsSchema = z.object({ news: z.array(newsItemSchema) });
export type LatestNews = z.infer<typeof latestNewsSchema>;
