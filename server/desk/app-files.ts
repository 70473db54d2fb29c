import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DARK_BACKGROUND } from '#contract/theme-color.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import type { ErrorResponse } from '#contract/http/shared.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { allowNoDevices } from '#server/http/security-headers.ts';
import { staticFiles } from '#server/http/static-files.ts';
import { CLIENT_FOLDER } from '#server/render/page-bundle.ts';
import { packageRoot } from '#server/root.ts';
import { manifestIcons } from '#server/seo/site-files.ts';

export const APP_FOLDER = join(packageRoot, 'dist/desk');

const SERVICE_WORKER = 'sw.js';
const LOOKS = /^[\w.-]+\.(css|woff2|webp|svg|png)$/;
const NO_PAGES = /^\/(api|media|assets|socket\.io)(\/|$)/;

const manifestOf = ({ name, identity }: LeagueSettings) => ({
  id: '/',
  name: `Протокол · ${name.bg}`,
  short_name: 'Протокол',
  lang: 'bg',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: DARK_BACKGROUND,
  background_color: DARK_BACKGROUND,
  icons: manifestIcons(identity),
});

/** The addresses of the pages for people without a session, which have a bundle of their own (decision 098). */
const OPEN_PAGES = /^\/(t|apply)\/*(\?|$)/i;

/** The built app. Every page address leads to its one page, or to that of the open pages; the rest is not found. */
export function appFiles(app: FastifyInstance, folder: string, league: CurrentLeague) {
  // Some browsers do not count a socket of the same host as 'self'.
  const socketOf = (scheme: 'ws' | 'wss') => (request: IncomingMessage, _response: ServerResponse) =>
    `${scheme}://${request.headers.host ?? ''}`;
  void app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", socketOf('ws'), socketOf('wss')],
        // The preview of an article: a form sends it into a frame.
        'frame-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    // Without any, the form of a preview would have no origin.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (_request, reply) => allowNoDevices(reply));
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache' })
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(league.settings))),
  );
  const readPage = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null);
  const page = readPage('index.html');
  const openPage = readPage('open.html');
  async function sendPage(reply: FastifyReply, read = page) {
    const html = await read;
    if (html === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('The desk is not built: npm run build\n');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  }
  // The service worker keeps it under this name, and does not ask for text/html.
  app.get('/index.html', async (_request, reply) => sendPage(reply));
  void app.register(async (files) => {
    if ((await page) === null) return;
    await staticFiles(files, folder, {
      ignore: ['index.html', 'open.html'],
      headersOf: (path) =>
        basename(path).startsWith(SERVICE_WORKER) ? { 'cache-control': 'no-cache', 'service-worker-allowed': '/' } : {},
    });
    // Styles, fonts and pictures of the public site, for the preview of an article.
    files.get<{ Params: { file: string } }>('/assets/:file', async ({ params: { file } }, reply) =>
      LOOKS.test(file) ? reply.sendFile(`assets/${file}`, CLIENT_FOLDER) : reply.callNotFound(),
    );
  });
  app.setNotFoundHandler(async ({ method, url, headers }, reply) => {
    const isPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html');
    if (!isPage || NO_PAGES.test(url))
      return reply.code(404).send({ error: 'There is nothing here' } satisfies ErrorResponse);
    return sendPage(reply, OPEN_PAGES.test(url) ? openPage : page);
  });
}
