import { parseDate } from '#domain/formatting/date.ts';
import { excerpt } from '#domain/formatting/excerpt.ts';
import type { Article, Story } from '#web/football/news-model.ts';
import { ApiError } from './errors.ts';
import { bilingual, parseNamedCompetition, parseNamedTeam } from './parse-shared.ts';
import { parseEach, fields, list, number, text, type Fields } from './parse.ts';

const EXCERPT_WORDS = 20;

export const parseLatestNews = (response: unknown): Story[] => parseEach(list(response, 'news'), parseStory);

/** A backend without paging sends everything; the page is cut out here. */
export function parseNewsPage(response: unknown, page: number, limit: number): Story[] {
  const items = list(response, 'news', 'articles', 'data');
  const isUnpaged = items.length > limit;
  return parseEach(isUnpaged ? items.slice((page - 1) * limit, page * limit) : items, parseStory);
}

export function parseArticle(response: unknown): Article {
  const { article, news, data } = fields(response);
  const item = fields(article ?? news ?? data ?? response);
  const story = parseStory(item);
  if (!story) throw new ApiError(null, null);
  const summary = bilingual(item.summary, item.summary_bg);
  return {
    ...story,
    body: bilingual(item.content, item.content_bg),
    summary: summary.bg ? summary : null,
    imageSize: parseSize(item.image),
    author: text(fields(item.admin).username),
    updatedAt: text(item.updated_at),
    tags: parseEach(Array.isArray(item.tags) ? item.tags : [], text),
    matchId: number(item.match_id),
  };
}

export function parseStory(value: unknown): Story | null {
  const item = fields(value);
  const id = number(item.id);
  const title = bilingual(item.title, item.title_bg);
  if (id === null || !title.bg) return null;
  const content = bilingual(item.content, item.content_bg);
  return {
    id,
    title,
    excerpt: { bg: excerpt(content.bg, EXCERPT_WORDS), en: excerpt(content.en, EXCERPT_WORDS) },
    image: text(item.featured_image) ?? text(item.image_url),
    publishedAt: parsePublication(item),
    competition: parseNamedCompetition(item.competition),
    teams: parseEach(
      [
        item.team ?? item.main_team ?? item.team_news_team_idToteam,
        item.second_team ?? item.team_news_team_id_secondToteam,
      ],
      parseNamedTeam,
    ),
  };
}

const parsePublication = ({ publish_date, created_at }: Fields): string | null =>
  [text(publish_date), text(created_at)].find((instant) => parseDate(instant).kind === 'known') ?? null;

function parseSize(value: unknown): Article['imageSize'] {
  const { width, height } = fields(value);
  const [across, down] = [number(width) ?? 0, number(height) ?? 0];
  return across > 0 && down > 0 ? { width: across, height: down } : null;
}
