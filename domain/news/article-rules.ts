import { plainText } from '#domain/formatting/excerpt.ts';

export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** [NW1] */
export function articleState(publishedAt: Date | null, now: Date): ArticleState {
  if (publishedAt === null) return 'draft';
  return publishedAt <= now ? 'published' : 'scheduled';
}

interface Texts {
  titleBg: string;
  titleEn: string;
  summaryBg: string;
  summaryEn: string;
  contentBg: string;
  contentEn: string;
}

interface Fault {
  field: keyof Texts;
  reason: 'title_needed' | 'text_needed';
}

/** Why the texts of an article cannot be stored, or not published; null if they can. [NW2] [NW3] */
export function articleFault(texts: Texts, state: ArticleState): Fault | null {
  if (texts.titleBg === '' && (texts.titleEn === '' || isWritten(texts.contentBg, texts.summaryBg)))
    return { field: 'titleBg', reason: 'title_needed' };
  if (texts.titleEn === '' && isWritten(texts.contentEn, texts.summaryEn))
    return { field: 'titleEn', reason: 'title_needed' };
  if (state === 'draft') return null;
  if (texts.titleBg !== '' && !isWritten(texts.contentBg)) return { field: 'contentBg', reason: 'text_needed' };
  if (texts.titleEn !== '' && !isWritten(texts.contentEn)) return { field: 'contentEn', reason: 'text_needed' };
  return null;
}

/** A picture alone is something to see. */
const isWritten = (...texts: readonly string[]) => texts.some((text) => /<img\b/i.test(text) || plainText(text) !== '');

/** [NW4] */
export const mayDelete = (publishedAt: Date | null): boolean => publishedAt === null;

/** [NW5] When an article is published that is to appear now: one that appeared before keeps its date. */
export function publishedNow(before: Date | null, now: Date): Date {
  return before !== null && before <= now ? before : toSecond(now);
}

/** Files hold no fractions of a second that people would have to read. */
export const toSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1000) * 1000);
