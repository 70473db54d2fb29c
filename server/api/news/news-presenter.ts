import type { Article, NewsItem } from '#contract/http/news.ts';
import type { ArticleRow, NewsRow } from '#server/db/news/news.ts';
import { onlyLanguage, textsIn } from './article-language.ts';
import { presentListedCompetition, presentTeam } from '#server/api/presenters.ts';

export function presentNews(row: NewsRow): NewsItem {
  const [en, bg] = [textsIn(row, 'en'), textsIn(row, 'bg')];
  return {
    id: row.id,
    title: en.title,
    title_bg: bg.title,
    content: en.content,
    content_bg: bg.content,
    summary: en.summary,
    summary_bg: bg.summary,
    language: onlyLanguage(row),
    featured_image: row.picture,
    image_focus: row.focus,
    publish_date: row.publishedAt.toISOString(),
    competition: row.competition && presentListedCompetition(row.competition),
    team: row.team && presentTeam(row.team),
    second_team: row.secondTeam && presentTeam(row.secondTeam),
    tags: row.tags,
    admin: { username: row.author },
  };
}

export const presentArticle = (row: ArticleRow): Article => ({
  ...presentNews(row),
  image:
    row.pictureWidth === null || row.pictureHeight === null
      ? null
      : { width: row.pictureWidth, height: row.pictureHeight },
  image_alt: row.altEn ?? row.altBg,
  image_alt_bg: row.altBg ?? row.altEn,
  created_at: row.publishedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  match_id: row.matchId,
});
