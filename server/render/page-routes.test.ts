import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createRenderFigures } from '#server/metrics/render-figures.ts';
import { createFastPath } from '#server/cache/fast-path.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { ApiError } from '#server/errors.ts';
import type { Pages } from './page-bundle.ts';
import { unchangingLeague } from '#server/league/current-league.ts';
import { pageRoutes } from './page-routes.ts';
import type { Renderer } from './render-workers.ts';

const pages: Pages = {
  load: async () => ({
    renderPage: () => Promise.reject(new Error('not used')),
    renderFailure: async (_request, kind) => ({
      status: 503,
      redirect: null,
      head: '',
      state: 'null',
      page: null,
      modules: [],
      body: kind ?? '',
    }),
    loadCard: async () => null,
    bootScript: '',
    fontsToPreload: { bg: [], en: [] },
  }),
  assetsFor: () => ({ entry: '', page: null, scripts: [], styles: [] }),
  finish: async (_url, html) => html,
  renderWorker: null,
};

async function appWith(render: Renderer['render']) {
  const app = Fastify();
  const cache = createResponseCache({ maxBytes: 1e6 });
  pageRoutes(app, {
    pages,
    renderer: { render, close: async () => {} },
    settings: { publicUrl: 'https://league.example' },
    league: unchangingLeague(),
    readApi: async () => ({
      status: 200,
      text: '',
      source: { tags: ['everything'], freshUntil: Number.POSITIVE_INFINITY },
    }),
    now: () => new Date(),
    cache,
    fastPath: createFastPath(cache),
    numbers: null,
    isPage: () => true,
    figures: createRenderFigures(),
  });
  return app;
}

test('a page whose data was late is not cached', async () => {
  let rendered = 0;
  const app = await appWith(async (_page, readApi) => {
    rendered += 1;
    await readApi('/api/news');
    const plain = Buffer.from(`page ${rendered}`);
    return { status: 200, redirect: null, incomplete: rendered === 1, plain, br: null, failure: null };
  });
  const bodies: string[] = [];
  for (let visit = 0; visit < 3; visit += 1) bodies.push((await app.inject('/')).body);
  expect(bodies).toEqual(['page 1', 'page 2', 'page 2']);
  await app.close();
});

test('when too many pages are waited for, a visitor gets a page that says so, and when to come back', async () => {
  const app = await appWith(() => Promise.reject(new ApiError('unavailable', 'Too many pages')));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8']);
  expect(body).toContain('busy');
  await app.close();
});

test('when a thread fails, a visitor gets the error page', async () => {
  const app = await appWith(() => Promise.reject(new Error('The rendering thread has ended')));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('crash');
  expect(body).not.toContain('thread');
  await app.close();
});
