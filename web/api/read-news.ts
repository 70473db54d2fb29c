import { readDate } from '#domain/formatting/date.ts';
import { excerpt } from '#domain/formatting/excerpt.ts';
import type { Article, Story } from '#web/football/news-model.ts';
import { ApiError } from './errors.ts';
import { bilingual, readNamedCompetition, readNamedTeam } from './read-shared.ts';
import { each, fields, list, number, text, type Fields } from './read.ts';

const OPENING_WORDS = 20;

export const readLatestNews = (answer: unknown): Story[] => each(list(answer, 'news'), readStory);

/** A backend that knows nothing of pages sends all it has, and the page is cut out here. */
export function readNewsPage(answer: unknown, page: number, limit: number): Story[] {
  const sent = list(answer, 'news', 'articles', 'data');
  const isWhole = sent.length > limit;
  return each(isWhole ? sent.slice((page - 1) * limit, page * limit) : sent, readStory);
}

export function readArticle(answer: unknown): Article {
  const { article, news, data } = fields(answer);
  const item = fields(article ?? news ?? data ?? answer);
  const story = readStory(item);
  if (!story) throw new ApiError(null, null);
  const summary = bilingual(item.summary, item.summary_bg);
  return {
    ...story,
    body: bilingual(item.content, item.content_bg),
    summary: summary.bg ? summary : null,
    imageSize: readSize(item.image),
    author: text(fields(item.admin).username),
    updatedAt: text(item.updated_at),
    tags: each(Array.isArray(item.tags) ? item.tags : [], text),
    matchId: number(item.match_id),
  };
}

export function readStory(value: unknown): Story | null {
  const item = fields(value);
  const id = number(item.id);
  const title = bilingual(item.title, item.title_bg);
  if (id === null || !title.bg) return null;
  const content = bilingual(item.content, item.content_bg);
  return {
    id,
    title,
    opening: { bg: excerpt(content.bg, OPENING_WORDS), en: excerpt(content.en, OPENING_WORDS) },
    image: text(item.featured_image) ?? text(item.image_url),
    publishedAt: readPublication(item),
    competition: readNamedCompetition(item.competition),
    teams: each(
      [
        item.team ?? item.main_team ?? item.team_news_team_idToteam,
        item.second_team ?? item.team_news_team_id_secondToteam,
      ],
      readNamedTeam,
    ),
  };
}

const readPublication = ({ publish_date, created_at }: Fields): string | null =>
  [text(publish_date), text(created_at)].find((instant) => readDate(instant).kind === 'known') ?? null;

function readSize(value: unknown): Article['imageSize'] {
  const { width, height } = fields(value);
  const [across, down] = [number(width) ?? 0, number(height) ?? 0];
  return across > 0 && down > 0 ? { width: across, height: down } : null;
}
