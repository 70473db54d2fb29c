import type { NewsItem } from '#contract/http/news.ts';
import type { Tag } from '../../changes/tags.ts';
import type { Reader } from '../../db/reader.ts';
import { listNews, nextPublication, type NewsSubject } from '../../db/queries/news.ts';
import { presentNews } from './present-news.ts';

interface AskedForNews {
  reader: Reader;
  now: Date;
  tag(...tags: Tag[]): void;
  freshUntil(instant: Date): void;
}

/** Published news, newest first, in an answer that is made anew when the next scheduled article is due. */
export async function readNews(
  { reader, now, tag, freshUntil }: AskedForNews,
  choice: NewsSubject & { limit: number; offset?: number },
): Promise<NewsItem[]> {
  tag('news');
  const [rows, next] = await Promise.all([listNews(reader, now, choice), nextPublication(reader, now)]);
  if (next) freshUntil(next);
  return rows.map(presentNews);
}
