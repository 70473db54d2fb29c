import { cutAt } from '#domain/formatting/excerpt.ts';
import type { Report, ReportPage } from '#web/football/competition-model.ts';
import { readStory } from './read-news.ts';
import { bilingual } from './read-shared.ts';
import { each, fields, list, number, text } from './read.ts';

const PREVIEW_CHARACTERS = 200;

/** A page of news, and how many there are of both. */
export function readReports(answer: unknown): ReportPage {
  const { total, totalPages } = fields(fields(answer).pagination);
  const reports = each(list(answer, 'news'), readReport);
  return { reports, total: number(total) ?? reports.length, pages: number(totalPages) ?? 1 };
}

function readReport(value: unknown): Report | null {
  const { content, content_bg, admin } = fields(value);
  const story = readStory(value);
  const { bg, en } = bilingual(content, content_bg);
  return (
    story && {
      ...story,
      preview: { bg: cutAt(bg, PREVIEW_CHARACTERS, '...'), en: cutAt(en, PREVIEW_CHARACTERS, '...') },
      author: text(fields(admin).username),
    }
  );
}
