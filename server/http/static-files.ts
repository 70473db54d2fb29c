import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What Vite built: files under assets/ carry a hash in their name and never change, the few others may. */
export async function staticFiles(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // The manifest is ours, not the public's; packed files are sent in the name of what they hold.
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.setHeader('vary', 'Accept-Encoding');
      const hashed = path.includes(`${sep}assets${sep}`);
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
