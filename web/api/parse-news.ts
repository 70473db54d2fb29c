import { LANGUAGES, type Language } from '#contract/language.ts';
import { parseDate } from '#domain/formatting/date.ts';
import { excerpt } from '#domain/formatting/excerpt.ts';
import type { Bilingual } from '#web/football/model.ts';
import type { Article, Story } from '#web/football/news-model.ts';
import { ApiError } from './errors.ts';
import { bilingual, parseNamedCompetition, parseNamedTeam } from './parse-shared.ts';
import { parseEach, fields, list, number, oneOf, text, type Fields } from './parse.ts';

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
  return {
    ...story,
    body: bilingual(item.content, item.content_bg),
    summary: parseSummary(item),
    imageSize: parseSize(item.image),
    imageAlt: bilingual(item.image_alt, item.image_alt_bg),
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
  const lead = parseLead(item);
  return {
    id,
    title,
    writtenIn: parseWrittenIn(item),
    excerpt: { bg: excerpt(lead.bg, EXCERPT_WORDS), en: excerpt(lead.en, EXCERPT_WORDS) },
    image: text(item.featured_image) ?? text(item.image_url),
    imageFocus: parseFocus(item.image_focus),
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

/** What a list shows of it: the summary, else the text. */
export function parseLead(item: Fields): Bilingual {
  const content = bilingual(item.content, item.content_bg);
  const summary = parseSummary(item);
  return { bg: summary.bg || content.bg, en: summary.en || content.en };
}

/** A summary in the other language is only shown with a text in that language. */
function parseSummary(item: Fields): Bilingual {
  const [bg, en] = [text(item.summary_bg), text(item.summary)];
  if (parseWrittenIn(item) === null) return { bg: bg ?? '', en: en ?? '' };
  return bilingual(en, bg);
}

/** Another backend may send one title only, in either language. */
function parseWrittenIn({ language, title, title_bg }: Fields): Language | null {
  if (language !== undefined) return oneOf(LANGUAGES, language);
  const [bg, en] = [text(title_bg), text(title)];
  if (bg !== null && en !== null) return null;
  return /\p{Script=Cyrillic}/u.test(bg ?? en ?? '') ? 'bg' : 'en';
}

const parsePublication = ({ publish_date, created_at }: Fields): string | null =>
  [text(publish_date), text(created_at)].find((instant) => parseDate(instant).kind === 'known') ?? null;

function parseSize(value: unknown): Article['imageSize'] {
  const { width, height } = fields(value);
  const [across, down] = [number(width) ?? 0, number(height) ?? 0];
  return across > 0 && down > 0 ? { width: across, height: down } : null;
}

function parseFocus(value: unknown): Story['imageFocus'] {
  const focus = fields(value);
  const [x, y] = [number(focus.x), number(focus.y)];
  const isPercent = (part: number | null) => part !== null && part >= 0 && part <= 100;
  return isPercent(x) && isPercent(y) ? { x: Number(x), y: Number(y) } : null;
}
