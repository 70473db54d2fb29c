import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { Language } from '#contract/language.ts';
import type { PageRequest, RenderPage } from '#contract/page.ts';
import type { LoadCard } from '#contract/social-card.ts';
import { OperatorError } from '#server/errors.ts';
import { packageRoot } from '#server/root.ts';
import type { PageAssets } from './page-assets.ts';
import { collectAssets, type Manifest } from './page-assets.ts';

/** What `web/entry-server.tsx` exports. */
interface PageBundle {
  renderPage: RenderPage;
  /** The page that is shown when rendering fails, or when too many wait for it. */
  renderFailure(
    request: Pick<PageRequest, 'language' | 'publicUrl' | 'league'>,
    kind?: 'crash' | 'busy',
    requestId?: string,
  ): ReturnType<RenderPage>;
  /** The content of a page's social picture. */
  loadCard: LoadCard;
  /** The one inline script; its hash is in the Content-Security-Policy. */
  bootScript: string;
  fontsToPreload: Record<Language, string[]>;
}

/** The built pages, or those of Vite's development server. */
export interface Pages {
  load(): Promise<PageBundle>;
  assetsFor(modules: string[], page: string | null): PageAssets;
  /** In development Vite adds its client. */
  finish(url: string, html: string): Promise<string>;
  /** The script of the threads that render pages; null in development, where Vite renders them. */
  renderWorker: string | null;
}

export const CLIENT_FOLDER = join(packageRoot, 'dist/client');
const ENTRY = 'web/entry-client.tsx';

export async function builtPages(): Promise<Pages> {
  const bundle = (await import(
    /* @vite-ignore */ pathToFileURL(join(packageRoot, 'dist/server/entry-server.js')).href
  ).catch((error: unknown) => {
    throw new OperatorError('The site is not built. Run npm run build, or start it with npm start.', { cause: error });
  })) as PageBundle;
  const manifest = JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8')) as Manifest;
  return {
    load: async () => bundle,
    assetsFor: (modules, page) => collectAssets(manifest, ENTRY, modules, page),
    finish: async (_url, html) => html,
    renderWorker: join(packageRoot, 'dist/server/render-worker.js'),
  };
}

export function devPages(vite: ViteDevServer): Pages {
  return {
    load: async () => (await vite.ssrLoadModule('/web/entry-server.tsx')) as unknown as PageBundle,
    assetsFor: (_modules, page) => ({ entry: `/${ENTRY}`, page: page && `/${page}`, scripts: [], styles: [] }),
    finish: (url, html) => vite.transformIndexHtml(url, html),
    renderWorker: null,
  };
}
