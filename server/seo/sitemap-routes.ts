import { z } from 'zod';
import { noParameters } from '#contract/http/endpoint.ts';
import { idText } from '#contract/http/shared.ts';
import { filePaths } from '#contract/paths.ts';
import { languagesOf } from '#server/league/current-league.ts';
import { serveFile, type Api } from '#server/api/serve.ts';
import { listHeadlines, nextPublication } from '#server/db/news/news.ts';
import { countPublicPages, listPublicPages } from '#server/db/league/public-pages.ts';
import { ApiError } from '#server/errors.ts';
import { pathOf, FIXED_PAGES, writeNewsSitemap, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** Far below the format's 50,000 URLs, so that no sitemap fills the cache. */
const PAGES_PER_FILE = 2500;
/** Limits of Google News sitemaps. */
const MAX_HEADLINES = 500;
const NEWS_AGE = 2 * 24 * 60 * 60_000;

const type = 'application/xml; charset=utf-8';

/** Goals of a live match do not change a sitemap; its end does. */
const TAGS = ['names', 'competitions', 'results', 'news', 'photos'] as const;

export function sitemapRoutes(api: Api, site: string) {
  serveFile(
    api,
    { path: filePaths.sitemap, params: noParameters, query: noParameters, type },
    async ({ reader, now, tag, freshUntil }) => {
      tag(...TAGS);
      const [pages, next] = await Promise.all([countPublicPages(reader, now), nextPublication(reader, now)]);
      if (next) freshUntil(next);
      return writeSitemapIndex(site, partsOf(pages));
    },
  );

  serveFile(
    api,
    { path: filePaths.sitemapPages(':part'), params: z.object({ part: idText }), query: noParameters, type },
    async ({ params: { part }, reader, now, league, tag, freshUntil }) => {
      tag(...TAGS);
      const offset = (part - 1) * PAGES_PER_FILE;
      const [rows, next] = await Promise.all([
        listPublicPages(reader, now, { limit: PAGES_PER_FILE, offset }),
        nextPublication(reader, now),
      ]);
      if (part > 1 && rows.length === 0) throw new ApiError('not_found', `There is no part ${part} of the sitemap`);
      if (next) freshUntil(next);
      const standing = part === 1 ? FIXED_PAGES.map((path) => ({ path, changedAt: null })) : [];
      const listed = rows.map(({ kind, id, changedAt }) => ({ path: pathOf[kind](id), changedAt }));
      return writeSitemap(site, [...standing, ...listed], languagesOf(league.settings));
    },
  );

  serveFile(
    api,
    { path: filePaths.sitemapNews, params: noParameters, query: noParameters, type },
    async ({ reader, now, league, tag, freshUntil }) => {
      tag('news');
      const since = new Date(now.getTime() - NEWS_AGE);
      const [headlines, next] = await Promise.all([
        listHeadlines(reader, { since, until: now, limit: MAX_HEADLINES }),
        nextPublication(reader, now),
      ]);
      if (next) freshUntil(next);
      const oldest = headlines.at(-1);
      if (oldest) freshUntil(new Date(oldest.publishedAt.getTime() + NEWS_AGE));
      return writeNewsSitemap(site, league.settings.name, headlines, languagesOf(league.settings));
    },
  );
}

const partsOf = (pages: number) => Math.max(1, Math.ceil(pages / PAGES_PER_FILE));
