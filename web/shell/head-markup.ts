import type { PublicLeague } from '#contract/http/league-settings.ts';
import type { Language } from '#contract/language.ts';
import { filePaths, inLanguage } from '#contract/paths.ts';
import { DARK_BACKGROUND } from '#contract/theme-color.ts';
import { lookVersion } from '#domain/league/identity.ts';
import { escapeMarkup } from '#domain/formatting/escape-markup.ts';
import type { PageSeo } from '#web/seo/page-seo.ts';
import { pageAddress, pictureAddress } from '#web/seo/site.ts';
import type { PageHead } from './head.ts';
import { toScriptText } from './page-state.ts';

interface HeadMarkup {
  head: PageHead;
  /** null for missing pages, which should not be indexed. */
  seo: PageSeo | null;
  /** Without the query, which is not part of the canonical address unless the head says so. */
  path: string;
  language: Language;
  publicUrl: string;
  league: PublicLeague;
}

const element = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
    .join(' ')}>`;
const meta = (name: string, content: string) => element('meta', { name, content });
const property = (name: string, content: string) => element('meta', { property: name, content });
const link = (rel: string, href: string, more: Record<string, string> = {}) => element('link', { rel, ...more, href });

/** The same page in each language. */
const alternates = (publicUrl: string, address: string) => [
  link('alternate', publicUrl + inLanguage(address, 'bg'), { hreflang: 'bg' }),
  link('alternate', publicUrl + inLanguage(address, 'en'), { hreflang: 'en' }),
  link('alternate', publicUrl + address, { hreflang: 'x-default' }),
];

export function headMarkup({ head, seo, path, language, publicUrl, league }: HeadMarkup): string {
  const { title, description, address = path, type = 'website' } = head;
  const look = lookVersion(league.identity);
  const { accent } = league.identity;
  const basics = [
    `<title>${escapeMarkup(title)}</title>`,
    meta('description', description),
    meta('theme-color', DARK_BACKGROUND),
    ...(accent === null ? [] : [link('stylesheet', filePaths.accent(accent))]),
    link('icon', `${filePaths.icon(192)}?v=${look}`, { type: 'image/png' }),
    link('apple-touch-icon', `${filePaths.appleIcon}?v=${look}`),
    link('manifest', inLanguage(filePaths.manifest, language)),
    link('search', inLanguage(filePaths.openSearch, language), {
      type: 'application/opensearchdescription+xml',
      title: league.name[language],
    }),
  ];
  if (head.framed)
    basics.push('<base target="_blank">', link('canonical', pageAddress({ language, publicUrl }, address)));
  if (!seo) return [...basics, meta('robots', 'noindex')].join('');
  const site = { language, publicUrl };
  const canonical = pageAddress(site, address);
  const picture = seo.photo ? pictureAddress(site, seo.photo.url) : pageAddress(site, seo.picture);
  const { width, height } = seo.photo ?? { width: 1200, height: 630 };
  // Networks read the page at og:url again and show that, so it names the part; search engines get one address.
  const shared = seo.shared ?? { title, address };
  return [
    ...basics,
    link('canonical', canonical),
    ...(league.bulgarianOnly ? [] : alternates(publicUrl, address)),
    link('alternate', inLanguage(seo.feed, language), { type: 'application/atom+xml', title: league.name[language] }),
    property('og:type', type),
    property('og:site_name', league.name[language]),
    property('og:locale', language === 'bg' ? 'bg_BG' : 'en_GB'),
    property('og:url', pageAddress(site, shared.address)),
    property('og:title', shared.title),
    property('og:description', description),
    property('og:image', picture),
    ...(seo.photo ? [] : [property('og:image:type', 'image/png')]),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', shared.title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', shared.title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
    meta('twitter:image:alt', shared.title),
    `<script type="application/ld+json">${toScriptText({ '@context': 'https://schema.org', '@graph': seo.data })}</script>`,
  ].join('');
}
