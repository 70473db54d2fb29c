import { newsCalls, type NewsItem } from '#contract/http/news.ts';
import { listNews, type NewsRow } from '../../db/queries/news.ts';
import { presentTeam } from '../presenters.ts';
import { serve, type Api } from '../serve.ts';

const LATEST_NEWS = 6;

export function newsRoutes(api: Api) {
  serve(api, newsCalls.latest, async ({ reader, now, tag }) => {
    tag('news');
    const rows = await listNews(reader, now, LATEST_NEWS);
    return { news: rows.map(presentNews) };
  });
}

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
