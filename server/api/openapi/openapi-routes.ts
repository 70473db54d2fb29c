import { createHash } from 'node:crypto';
import { apiPaths } from '#contract/paths.ts';
import { memoize } from '#domain/formatting/memoize.ts';
import { createResponse } from '#server/cache/cached-response.ts';
import { sendResponse } from '#server/cache/send-response.ts';
import type { Api } from '#server/api/serve.ts';
import { describeApi } from './describe-api.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { renderDocs } from './render-docs.ts';

const headers = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const openHeaders = {
  ...headers,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const pageHeaders = {
  ...headers,
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** The OpenAPI document and the documentation page. */
export function openapiRoutes({ app, league }: Api) {
  const document = memoize((name: string) =>
    prepare(JSON.stringify(describeApi(name)), 'application/json; charset=utf-8'),
  );
  const page = memoize((name: string) => prepare(renderDocs(describeApi(name)), 'text/html; charset=utf-8'));

  app.get(apiPaths.openapi, async (request, reply) => {
    const answer = document(league.settings.name.en);
    reply.hijack();
    sendResponse(request.raw, reply.raw, answer, openHeaders);
    return reply;
  });
  app.get(apiPaths.docs, async (request, reply) => {
    const answer = page(league.settings.name.en);
    reply.hijack();
    sendResponse(request.raw, reply.raw, answer, pageHeaders);
    return reply;
  });
}

const prepare = (text: string, type: string) =>
  createResponse(text, { type, tags: [], freshUntil: Number.POSITIVE_INFINITY });
