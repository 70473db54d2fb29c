import { excerpt } from '#domain/formatting/excerpt.ts';
import type { Story } from '#web/football/model.ts';
import { bilingual, readTeam } from './read-shared.ts';
import { each, fields, list, number, text } from './read.ts';

const OPENING_WORDS = 20;

export const readLatestNews = (answer: unknown): Story[] => each(list(answer, 'news'), readStory);

function readStory(value: unknown): Story | null {
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
    publishedAt: text(item.publish_date) ?? text(item.created_at),
    competition: text(fields(item.competition).name),
    teams: each(
      [item.team ?? item.team_news_team_idToteam, item.second_team ?? item.team_news_team_id_secondToteam],
      readTeam,
    ),
  };
}
