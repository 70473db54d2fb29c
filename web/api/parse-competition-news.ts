import { cutAt } from '#domain/formatting/excerpt.ts';
import type { NewsPreview, NewsPreviewPage } from '#web/football/competition-model.ts';
import { parseLead, parseStory } from './parse-news.ts';
import { parseEach, fields, list, number, text } from './parse.ts';

const PREVIEW_CHARACTERS = 200;

export function parseCompetitionNews(response: unknown): NewsPreviewPage {
  const { total, totalPages } = fields(fields(response).pagination);
  const reports = parseEach(list(response, 'news'), parseNewsPreview);
  return { reports, total: number(total) ?? reports.length, pages: number(totalPages) ?? 1 };
}

function parseNewsPreview(value: unknown): NewsPreview | null {
  const { admin } = fields(value);
  const story = parseStory(value);
  const { bg, en } = parseLead(fields(value));
  return (
    story && {
      ...story,
      preview: { bg: cutAt(bg, PREVIEW_CHARACTERS, '...'), en: cutAt(en, PREVIEW_CHARACTERS, '...') },
      author: text(fields(admin).username),
    }
  );
}
