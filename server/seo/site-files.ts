import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { apiPaths, filePaths, inLanguage, pagePaths, SEARCH_PARAMETER } from '#contract/paths.ts';
import { DARK_BACKGROUND } from '#contract/theme-color.ts';
import { cutAt } from '#domain/formatting/excerpt.ts';
import { accentCss } from '#domain/league/accent.ts';
import { lookVersion } from '#domain/league/identity.ts';
import type { LeagueIdentity, LeagueSettings } from '#contract/http/league-settings.ts';
import { HEADERS } from '#server/api/serve.ts';
import { createResponse } from '#server/cache/cached-response.ts';
import { sendResponse } from '#server/cache/send-response.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { languageQuery } from './read-subject.ts';
import { texts } from '#server/public-texts.ts';
import { xml, xmlDocument } from './xml.ts';

interface Site {
  publicUrl: string;
  /** Without a database there are no pages to list. */
  hasSitemap: boolean;
  league: CurrentLeague;
}

/** Files that depend on settings alone; they are also served for another backend's league. */
export function siteFiles(app: FastifyInstance, { publicUrl, hasSitemap, league }: Site) {
  function serveText(path: string, type: string, write: (language: Language, league: LeagueSettings) => string) {
    app.get(path, (request, reply) => {
      const { lang } = languageQuery.parse(request.query);
      const text = write(lang, league.settings);
      const response = createResponse(text, { type: `${type}; charset=utf-8`, tags: [], freshUntil: 0 });
      reply.hijack();
      sendResponse(request.raw, reply.raw, response, HEADERS.settled);
    });
  }

  serveText(filePaths.robots, 'text/plain', () => writeRobots(hasSitemap ? publicUrl + filePaths.sitemap : null));
  serveText(filePaths.manifest, 'application/manifest+json', (language, settings) =>
    JSON.stringify(manifest(language, settings)),
  );
  // What it says follows from its address alone.
  app.get<{ Params: { color: string } }>(filePaths.accent(':color(^[0-9a-f]{6}$)'), async ({ params }, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(accentCss(`#${params.color}`)),
  );
  serveText(filePaths.openSearch, 'application/opensearchdescription+xml', (language, { name }) =>
    writeOpenSearch(publicUrl, language, name[language]),
  );
}

/** Pages request these when they open; a search engine that renders them needs them too. */
const REQUESTED_BY_PAGES = [apiPaths.activeCompetitions, apiPaths.currentSeason, apiPaths.liveStatus];

function writeRobots(sitemap: string | null): string {
  const lines = ['User-agent: *', ...REQUESTED_BY_PAGES.map((path) => `Allow: ${path}$`), 'Disallow: /api/'];
  return `${[...lines, ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`])].join('\n')}\n`;
}

/** Of the site and of the desk. */
export function manifestIcons(identity: LeagueIdentity) {
  const version = lookVersion(identity);
  const png = (path: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${path}?v=${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [
    png(filePaths.icon(192), 192, 'any'),
    png(filePaths.icon(512), 512, 'any'),
    png(filePaths.maskableIcon, 512, 'maskable'),
  ];
}

const manifest = (language: Language, { name, city, identity }: LeagueSettings) => ({
  id: pagePaths.home,
  name: [name[language], city[language]].filter(Boolean).join(', '),
  short_name: name[language],
  lang: language,
  start_url: inLanguage(pagePaths.home, language),
  scope: pagePaths.home,
  display: 'standalone',
  theme_color: DARK_BACKGROUND,
  background_color: DARK_BACKGROUND,
  icons: manifestIcons(identity),
});

/** The format allows names of at most 16 characters. */
const MAX_LETTERS = 16;

function writeOpenSearch(site: string, language: Language, name: string): string {
  const template = inLanguage(`${site}/?${SEARCH_PARAMETER}={searchTerms}`, language);
  return xmlDocument(
    xml(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      xml('ShortName', {}, name.length <= MAX_LETTERS ? name : cutAt(name, MAX_LETTERS - 1)),
      xml('Description', {}, texts[language]('openSearch.description', { league: name })),
      xml('InputEncoding', {}, 'UTF-8'),
      xml('Language', {}, language),
      xml('Image', { type: 'image/png', width: '192', height: '192' }, site + filePaths.icon(192)),
      xml('Url', { type: 'text/html', method: 'get', template }),
    ),
  );
}
