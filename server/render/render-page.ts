import type { Language } from '#contract/language.ts';
import type { PageRequest, RenderedPage } from '#contract/page.ts';
import { htmlShell } from './html-shell.ts';
import type { Pages } from './page-bundle.ts';

/** A page to render, in a form that another thread understands. */
export interface PageJob extends Omit<PageRequest, 'fetchApi'> {
  language: Language;
}

export interface RenderedHtml extends Pick<RenderedPage, 'status' | 'redirect'> {
  /** Some of its data came too late. */
  incomplete: boolean;
  html: string;
  /** Why the page shows an error instead; for the log. */
  failure: unknown;
}

/** The whole document. A page that fails becomes the error page. */
export async function renderPage(pages: Pages, job: PageJob, fetchApi: PageRequest['fetchApi']): Promise<RenderedHtml> {
  const { renderPage: render, renderFailure } = await pages.load();
  let failure: unknown = null;
  const page = await render({ ...job, fetchApi }).catch((error: unknown) => {
    failure = error;
    return renderFailure(job);
  });
  const html = await toDocument(pages, page, job);
  const { status, redirect, incomplete = false } = page;
  return { status, redirect, incomplete, html: await pages.finish(job.url, html), failure };
}

/** For visitors whose page cannot be rendered at all: too many others wait, or the thread has failed. */
export async function renderFailurePage(
  pages: Pages,
  job: Pick<PageJob, 'language' | 'publicUrl' | 'league'>,
  kind: 'busy' | 'crash',
  requestId: string,
): Promise<string> {
  const { renderFailure } = await pages.load();
  return toDocument(pages, await renderFailure(job, kind, requestId), job);
}

async function toDocument(
  pages: Pages,
  page: RenderedPage,
  { language, apiUrl }: Pick<PageJob, 'language' | 'apiUrl'>,
): Promise<string> {
  const { bootScript, fontsToPreload } = await pages.load();
  const assets = pages.assetsFor(page.modules, page.page);
  return htmlShell({ ...page, language, bootScript, fonts: fontsToPreload[language], assets, apiUrl });
}
