import type { Language } from '#contract/language.ts';
import { league } from '#league.config';
import type { PageHead } from './head.ts';
import { toScriptText } from './page-state.ts';
import { siteGraph } from './site-graph.ts';

interface HeadMarkup {
  head: PageHead;
  /** As asked for; the query plays no part in what the page is, unless its head says so. */
  path: string;
  language: Language;
  publicUrl: string;
  found: boolean;
}

const NIGHT = '#05141a';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

export function headMarkup({ head, path, language, publicUrl, found }: HeadMarkup): string {
  const { title, description, address = path, type = 'website', image } = head;
  const bulgarian = publicUrl + address;
  const english = `${bulgarian}${address.includes('?') ? '&' : '?'}lang=en`;
  const canonical = language === 'bg' ? bulgarian : english;
  const about = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'theme-color', NIGHT),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ];
  if (!found) return [...about, meta('name', 'robots', 'noindex')].join('');
  return [
    ...about,
    `<link rel="canonical" href="${escape(canonical)}">`,
    `<link rel="alternate" hreflang="bg" href="${escape(bulgarian)}">`,
    `<link rel="alternate" hreflang="en" href="${escape(english)}">`,
    `<link rel="alternate" hreflang="x-default" href="${escape(bulgarian)}">`,
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', league.name[language]),
    meta('property', 'og:locale', language === 'bg' ? 'bg_BG' : 'en_GB'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(image === undefined ? [] : [meta('property', 'og:image', new URL(image, publicUrl).href)]),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    `<script type="application/ld+json">${toScriptText(siteGraph(language, publicUrl))}</script>`,
  ].join('');
}
