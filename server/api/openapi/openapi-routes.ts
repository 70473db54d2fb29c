import { createHash } from 'node:crypto';
import { apiPaths } from '#contract/paths.ts';
import { prepareAnswer, type Answer } from '../../cache/answer.ts';
import { sendAnswer } from '../../cache/send-answer.ts';
import type { Api } from '../serve.ts';
import { describeApi } from './describe-api.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { renderDocs } from './render-docs.ts';

const headers = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'x-content-type-options': 'nosniff',
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

/** The description of the API for programs and for people. It changes only with the program. */
export function openapiRoutes({ app }: Api) {
  const document = once(() => prepare(JSON.stringify(describeApi()), 'application/json; charset=utf-8'));
  const page = once(() => prepare(renderDocs(describeApi()), 'text/html; charset=utf-8'));

  app.get(apiPaths.openapi, async (request, reply) => {
    const answer = document();
    reply.hijack();
    sendAnswer(request.raw, reply.raw, answer, openHeaders);
    return reply;
  });
  app.get(apiPaths.docs, async (request, reply) => {
    const answer = page();
    reply.hijack();
    sendAnswer(request.raw, reply.raw, answer, pageHeaders);
    return reply;
  });
}

const prepare = (text: string, type: string) =>
  prepareAnswer(text, { type, tags: [], freshUntil: Number.POSITIVE_INFINITY });

/** Made when it is first asked for: most starts of the program never need it. */
function once(make: () => Answer): () => Answer {
  let made: Answer | null = null;
  return () => (made ??= make());
}
