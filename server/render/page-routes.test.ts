import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { RenderedPage } from '#contract/page.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { recordUse } from '#server/cache/tag-collector.ts';
import { pageRoutes } from './page-routes.ts';

test('a page whose data was late is not cached', async () => {
  let rendered = 0;
  const renderPage = async (): Promise<RenderedPage> => {
    rendered += 1;
    recordUse({ tags: ['everything'], freshUntil: Number.POSITIVE_INFINITY });
    const page = { status: 200, redirect: null, head: '', body: `page ${rendered}`, state: '{}', modules: [] };
    return rendered === 1 ? { ...page, incomplete: true } : page;
  };
  const app = Fastify();
  pageRoutes(app, {
    pages: {
      load: async () => ({
        renderPage,
        renderFailure: renderPage,
        loadCard: async () => null,
        bootScript: '',
        fontsToPreload: [],
      }),
      assetsFor: () => ({ entry: '', scripts: [], styles: [] }),
      finish: async (_url, html) => html,
      drawWorker: '',
    },
    settings: { publicUrl: 'https://league.example' },
    fetchApi: async () => null,
    now: () => new Date(),
    cache: createResponseCache({ maxBytes: 1e6 }),
  });
  const bodies: (string | undefined)[] = [];
  for (let visit = 0; visit < 3; visit += 1) bodies.push(/page \d/.exec((await app.inject('/')).body)?.[0]);
  expect(bodies).toEqual(['page 1', 'page 2', 'page 2']);
  await app.close();
});
