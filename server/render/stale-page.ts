import type { Language } from '#contract/language.ts';
import { longDateTime } from '#domain/formatting/date.ts';
import { createResponse, type CachedResponse } from '#server/cache/cached-response.ts';
import { texts } from '#server/public-texts.ts';

const marked = new WeakMap<CachedResponse, CachedResponse>();

/** A page that may be out of date says how old it is, in the same place and manner as a page that a browser has saved (decision 045). */
export function withAge<Page extends CachedResponse>(page: Page, language: Language): Page {
  if (page.staleSince === undefined) return page;
  const known = marked.get(page);
  if (known) return known as Page;
  const at = new Date(page.staleSince);
  const t = texts[language];
  const time = `<time datetime="${at.toISOString()}">${longDateTime(at, language)}</time>`;
  const notice = `<p id="saved" role="status">${t('stale.since', { time })} <a href="">${t('stale.again')}</a></p>`;
  const html = page.plain
    .toString()
    .replace('<html ', `<html data-saved="${at.toISOString()}" `)
    .replace('<div id="app">', `${notice}<div id="app">`);
  const aged = { ...page, ...createResponse(html, page) };
  marked.set(page, aged);
  return aged;
}
