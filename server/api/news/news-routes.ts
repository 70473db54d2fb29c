import type { FastifyInstance } from 'fastify';
import type { LatestNews, NewsItem } from '#contract/http/news.ts';
import { apiPaths } from '#contract/paths.ts';
import type { NewsRow } from '../../db/queries/news.ts';
import { listNews } from '../../db/queries/news.ts';
import type { ApiContext } from '../context.ts';
import { presentTeam } from '../presenters.ts';

const LATEST_NEWS = 6;

export function newsRoutes(app: FastifyInstance, { reader, now }: ApiContext) {
  app.get(apiPaths.latestNews, async (): Promise<LatestNews> => {
    const rows = await listNews(reader, now(), LATEST_NEWS);
    return { news: rows.map(presentNews) };
  });
}

const presentNews = (row: NewsRow): NewsItem => ({
  id: row.id,
  title: row.titleEn,
  title_bg: row.titleBg,
  content: row.contentEn,
  content_bg: row.contentBg,
  featured_image: row.picture,
  publish_date: row.publishedAt.toISOString(),
  competition: row.competition,
  team: row.team && presentTeam(row.team),
  second_team: row.secondTeam && presentTeam(row.secondTeam),
});
