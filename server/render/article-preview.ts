import type { Article } from '#contract/http/news.ts';
import type { Language } from '#contract/language.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { presentLeague } from '#server/league/league-presenter.ts';
import type { ReadApi } from './page-api.ts';
import type { Renderer } from './render-workers.ts';

interface PreviewOptions {
  renderer: Renderer;
  readApi: ReadApi;
  league: CurrentLeague;
  publicUrl: string;
  now(): Date;
}

interface Look {
  language: Language;
  theme: 'dark' | 'light';
}

export type RenderArticle = (article: Article, look: Look) => Promise<string>;

/** The page of an article as the public would see it, with this article in place of the stored one; never cached. */
export const articlePreview =
  ({ renderer, readApi, league, publicUrl, now }: PreviewOptions): RenderArticle =>
  async (article, { language, theme }) => {
    const own = apiPaths.article(article.id);
    const { plain } = await renderer.render(
      { url: pagePaths.article(article.id), language, publicUrl, now: now(), league: presentLeague(league) },
      async (path) => (path === own ? { status: 200, text: JSON.stringify(article) } : readApi(path)),
    );
    return plain
      .toString()
      .replaceAll(/<script\b[^]*?<\/script>|<template id="scripts">[^]*?<\/template>/g, '')
      .replace('data-theme="dark"', `data-theme="${theme}"`);
  };
