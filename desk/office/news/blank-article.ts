import type { ArticleFields } from '#contract/desk/news.ts';

export const blankArticle = (author: string): ArticleFields => ({
  titleBg: '',
  titleEn: '',
  summaryBg: '',
  summaryEn: '',
  contentBg: '',
  contentEn: '',
  author,
  picture: null,
  altBg: '',
  altEn: '',
  focus: null,
  competition: null,
  teams: [],
  match: null,
  tags: [],
  publishedAt: null,
});
