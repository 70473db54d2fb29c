import { expect } from 'vitest';
import type { ArticleRequest, DeskArticle } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Device } from './desk-people.ts';

type Sent = Partial<ArticleRequest>;

/** An article as an editor sends it: a draft in Bulgarian. */
export const article = (more: Sent = {}): ArticleRequest => ({
  titleBg: 'Балик поведе',
  titleEn: '',
  summaryBg: '',
  summaryEn: '',
  contentBg: '<p>Три гола и три точки.</p>',
  contentEn: '',
  author: 'Мария',
  picture: null,
  altBg: '',
  altEn: '',
  focus: null,
  competition: null,
  teams: [],
  match: null,
  tags: [],
  publishedAt: null,
  ...more,
});

export async function createArticle(editor: Device, more: Sent = {}): Promise<DeskArticle> {
  const sent = await editor.send('POST', deskPaths.news, article(more));
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<DeskArticle>();
}

/** Sends a whole article with some changes. */
export const changeArticle = (editor: Device, { id, ...before }: DeskArticle, changes: Sent) =>
  editor.send('PUT', deskPaths.article(id), { ...before, ...changes });

export async function edited(editor: Device, before: DeskArticle, changes: Sent): Promise<DeskArticle> {
  const sent = await changeArticle(editor, before, changes);
  expect([sent.statusCode, sent.body]).toEqual([200, sent.body]);
  return sent.json<DeskArticle>();
}
