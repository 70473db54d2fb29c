import type { ServerResponse } from 'node:http';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface StaticOptions {
  ignore?: string[];
  headersOf?: (path: string) => Record<string, string>;
}

/**
 * Only documents heed these, and they are as long as a small file. Drawings keep them: opened by themselves they are documents.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Also as it was compressed beforehand. */
const NO_DOCUMENT = /\.(?:js|css|woff2|webp|avif)(?:\.(?:br|gz))?$/;

/** Vite's output. Files under assets/ have a hash in their name and never change. */
export async function staticFiles(
  app: FastifyInstance,
  folder: string,
  { ignore = [], headersOf = () => ({}) }: StaticOptions = {},
) {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // The manifest is not public; `preCompressed` serves the .br and .gz files under the plain name.
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz', ...ignore],
    setHeaders: (reply, path) => {
      reply.setHeader('vary', 'Accept-Encoding');
      const hashed = path.includes(`${sep}assets${sep}`);
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (hashed && NO_DOCUMENT.test(path))
        for (const name of OF_DOCUMENTS) (reply as unknown as ServerResponse).removeHeader(name);
      for (const [name, value] of Object.entries(headersOf(path))) reply.setHeader(name, value);
    },
  });
}
