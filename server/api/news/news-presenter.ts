import type { Article, NewsItem } from '#contract/http/news.ts';
import type { ArticleRow, NewsRow } from '#server/db/queries/news.ts';
import { presentTeam } from '#server/api/presenters.ts';

export const presentNews = (row: NewsRow): NewsItem => ({
  id: row.id,
  title: row.titleEn,
  title_bg: row.titleBg,
  content: row.contentEn,
  content_bg: row.contentBg,
  featured_image: row.picture,
  publish_date: row.publishedAt.toISOString(),
  competition: row.competition && {
    id: row.competition.id,
    name: row.competition.name,
    logo_url: row.competition.logo,
  },
  team: row.team && presentTeam(row.team),
  second_team: row.secondTeam && presentTeam(row.secondTeam),
  tags: row.tags,
  admin: { username: row.author },
});

export const presentArticle = (row: ArticleRow): Article => ({
  ...presentNews(row),
  summary: row.summaryEn,
  summary_bg: row.summaryBg,
  image:
    row.pictureWidth === null || row.pictureHeight === null
      ? null
      : { width: row.pictureWidth, height: row.pictureHeight },
  created_at: row.publishedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  match_id: row.matchId,
});
