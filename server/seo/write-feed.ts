import type { Language } from '#contract/language.ts';
import { filePaths, inLanguage, pagePaths } from '#contract/paths.ts';
import { excerpt } from '#domain/formatting/excerpt.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { parseRichText } from '#domain/rich-text/parse-rich-text.ts';
import { writeHtml } from '#domain/rich-text/write-html.ts';
import { shownLanguage, textsIn } from '#server/api/news/article-language.ts';
import type { ArticleRow } from '#server/db/news/news.ts';
import { texts } from '#server/public-texts.ts';
import { xml, xmlDocument } from '#server/seo/xml.ts';

interface Feed {
  site: string;
  language: Language;
  /** All in which there is one. */
  languages: readonly Language[];
  name: string;
  path: string;
  page: string;
  /** When an empty feed was last changed. */
  founded: number | null;
  articles: readonly ArticleRow[];
}

const SUMMARY_WORDS = 40;
const ATOM = 'application/atom+xml';

/** An Atom feed by RFC 4287. */
export function writeFeed({ site, language, languages, name, path, page, founded, articles }: Feed): string {
  const own = inLanguage(site + path, language);
  const latest = articles.map(lastChange).reduce((a, b) => (a > b ? a : b), new Date(Date.UTC(founded ?? 1970, 0)));
  const otherLanguages = languages
    .filter((other) => other !== language)
    .map((hreflang) => link('alternate', inLanguage(site + path, hreflang), { type: ATOM, hreflang }));
  return xmlDocument(
    xml(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
      xml('id', {}, own),
      xml('title', {}, texts[language]('feed.title', { name })),
      xml('updated', {}, latest.toISOString()),
      link('self', own, { type: ATOM }),
      link('alternate', inLanguage(site + page, language), { type: 'text/html' }),
      ...otherLanguages,
      xml('icon', {}, site + filePaths.icon(192)),
      ...articles.map((article) => writeEntry(article, site, language)),
    ),
  );
}

function writeEntry(article: ArticleRow, site: string, language: Language) {
  const { title, summary, content } = textsIn(article, language);
  const address = inLanguage(site + pagePaths.article(article.id), language);
  return xml(
    'entry',
    // An article without a translation appears in the language that it has, as on its page.
    { 'xml:lang': shownLanguage(article, language) },
    xml('id', {}, address),
    xml('title', {}, title),
    xml('published', {}, article.publishedAt.toISOString()),
    xml('updated', {}, lastChange(article).toISOString()),
    xml('author', {}, xml('name', {}, nameIn(language, { name: article.author, nameLatin: null }))),
    link('alternate', address, { type: 'text/html' }),
    article.picture && link('enclosure', site + article.picture, { type: article.pictureType ?? 'image/*' }),
    ...article.tags.map((tag) => xml('category', { term: nameIn(language, { name: tag, nameLatin: null }) })),
    xml('summary', {}, summary ?? excerpt(content, SUMMARY_WORDS)),
    xml('content', { type: 'html' }, writeHtml(parseRichText(content), site)),
  );
}

const link = (rel: string, href: string, more: Readonly<Record<string, string>>) => xml('link', { rel, href, ...more });

/** An edit before publication does not make the article older than its publication. */
const lastChange = ({ publishedAt, updatedAt }: ArticleRow) => (updatedAt > publishedAt ? updatedAt : publishedAt);
