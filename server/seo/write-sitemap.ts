import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { filePaths, inLanguage, pagePaths } from '#contract/paths.ts';
import { shownLanguage } from '#server/api/news/article-language.ts';
import type { HeadlineRow } from '#server/db/news/news.ts';
import type { PublicKind } from '#server/db/league/public-pages.ts';
import { xml, xmlDocument } from '#server/seo/xml.ts';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

interface SitemapPage {
  path: string;
  changedAt: Date | null;
}

/** Pages that exist in every league. */
export const FIXED_PAGES: readonly string[] = [
  pagePaths.home,
  pagePaths.news,
  pagePaths.liveMatches,
  pagePaths.weekend,
  pagePaths.results,
  pagePaths.teamOfTheWeek,
  pagePaths.about,
];

export const pathOf: Record<PublicKind, (id: number) => string> = {
  competition: pagePaths.competition,
  team: pagePaths.team,
  player: pagePaths.player,
  match: pagePaths.match,
  article: pagePaths.article,
  referee: pagePaths.referee,
  pitch: pagePaths.pitch,
  gallery: pagePaths.gallery,
};

export function writeSitemapIndex(site: string, parts: number): string {
  const pages = Array.from({ length: parts }, (_, part) => filePaths.sitemapPages(part + 1));
  const files = [...pages, filePaths.sitemapNews];
  return xmlDocument(
    xml('sitemapindex', { xmlns: SITEMAP }, ...files.map((path) => xml('sitemap', {}, xml('loc', {}, site + path)))),
  );
}

/** Every page in every language; each lists its alternates, as search engines require. */
export function writeSitemap(
  site: string,
  pages: readonly SitemapPage[],
  languages: readonly Language[] = LANGUAGES,
): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const address = site + path;
    const lastmod = changedAt && xml('lastmod', {}, changedAt.toISOString());
    const alternates = languages.length > 1 ? [...languages, 'x-default' as const] : [];
    const others = alternates.map((hreflang) =>
      xml('xhtml:link', {
        rel: 'alternate',
        hreflang,
        href: inLanguage(address, hreflang === 'x-default' ? DEFAULT_LANGUAGE : hreflang),
      }),
    );
    return languages.map((language) =>
      xml('url', {}, xml('loc', {}, inLanguage(address, language)), lastmod, ...others),
    );
  });
  return xmlDocument(xml('urlset', { xmlns: SITEMAP, 'xmlns:xhtml': XHTML }, ...urls));
}

export function writeNewsSitemap(
  site: string,
  league: Record<Language, string>,
  headlines: readonly HeadlineRow[],
  languages: readonly Language[] = LANGUAGES,
): string {
  const urls = headlines.flatMap(({ id, titleBg, titleEn, publishedAt }) =>
    languages
      .filter((language) => shownLanguage({ titleBg, titleEn }, language) === language)
      .map((language) =>
        xml(
          'url',
          {},
          xml('loc', {}, inLanguage(site + pagePaths.article(id), language)),
          xml(
            'news:news',
            {},
            xml('news:publication', {}, xml('news:name', {}, league[language]), xml('news:language', {}, language)),
            xml('news:publication_date', {}, publishedAt.toISOString()),
            xml('news:title', {}, language === 'bg' ? titleBg : titleEn),
          ),
        ),
      ),
  );
  return xmlDocument(xml('urlset', { xmlns: SITEMAP, 'xmlns:news': NEWS }, ...urls));
}
