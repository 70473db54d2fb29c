import type { NewsItem } from '#contract/http/news.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Reader } from '#server/db/queryable.ts';
import { listNews, nextPublication, type NewsSubject } from '#server/db/news/news.ts';
import { presentNews } from './news-presenter.ts';

interface NewsContext {
  reader: Reader;
  now: Date;
  tag(...tags: Tag[]): void;
  freshUntil(instant: Date): void;
}

/** Published news, newest first. The response expires when the next scheduled article is due. */
export async function readNews(
  { reader, now, tag, freshUntil }: NewsContext,
  choice: NewsSubject & { limit: number; offset?: number },
): Promise<NewsItem[]> {
  tag('news');
  const [rows, next] = await Promise.all([listNews(reader, now, choice), nextPublication(reader, now)]);
  if (next) freshUntil(next);
  return rows.map(presentNews);
}
