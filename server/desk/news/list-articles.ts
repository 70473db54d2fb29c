import type { z } from 'zod';
import type { ArticleList, articleListQuerySchema } from '#contract/desk/news.ts';
import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { byAlphabet } from '#domain/formatting/alphabet.ts';
import { ARTICLE_STATES, articleState, type ArticleState } from '#domain/news/article-rules.ts';
import { listArticleHeads, listArticleMarks, type ArticleHead } from '#server/db/news/articles.ts';
import type { Queryable } from '#server/db/queryable.ts';

type Query = z.infer<typeof articleListQuerySchema>;
type Head = ArticleHead & { state: ArticleState };

const ON_A_PAGE = 50;

/** Articles by state, searched in both alphabets. Drafts come first, then those that wait for their time. */
export async function listArticles(
  db: Queryable,
  { state, q = '', sort, order, page }: Query,
  now: Date,
): Promise<ArticleList> {
  const all: Head[] = (await listArticleHeads(db)).map((head) => ({
    ...head,
    state: articleState(head.publishedAt, now),
  }));
  const found = all
    .filter((head) => (state === undefined || head.state === state) && isAbout(head, q))
    .toSorted(order === 'down' ? ORDERS[sort] : (a, b) => ORDERS[sort](b, a));
  const shown = found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const marks = await listArticleMarks(
    db,
    shown.map(({ id }) => id),
  );
  const count = (wanted: ArticleState) => all.filter((head) => head.state === wanted).length;
  return {
    articles: shown.map(({ publishedAt, updatedAt, ...head }) => ({
      ...head,
      publishedAt: publishedAt?.toISOString() ?? null,
      updatedAt: updatedAt?.toISOString() ?? null,
      picture: marks.get(head.id)?.picture ?? null,
      subjects: (marks.get(head.id)?.subjects ?? []).map(({ name, nameLatin, picture }) => ({
        name,
        nameLatin,
        picture,
      })),
    })),
    counts: { draft: count('draft'), scheduled: count('scheduled'), published: count('published') },
    found: found.length,
    pages: Math.max(1, Math.ceil(found.length / ON_A_PAGE)),
  };
}

function isAbout({ titleBg, titleEn, author }: Head, q: string): boolean {
  const words = searchKey(q).split(' ');
  const keys = searchKeys(titleBg, titleEn, author);
  return words.every((word) => keys.some((key) => key.includes(word)));
}

const titleOf = ({ titleBg, titleEn }: Head) => titleBg || titleEn;
const timeOf = ({ publishedAt, updatedAt }: Head) => (publishedAt ?? updatedAt ?? new Date(0)).getTime();

const ORDERS: Record<Query['sort'], (a: Head, b: Head) => number> = {
  date: (a, b) =>
    ARTICLE_STATES.indexOf(a.state) - ARTICLE_STATES.indexOf(b.state) || timeOf(b) - timeOf(a) || b.id - a.id,
  title: (a, b) => byAlphabet(titleOf(a), titleOf(b)) || a.id - b.id,
  author: (a, b) => byAlphabet(a.author, b.author) || timeOf(b) - timeOf(a),
};
