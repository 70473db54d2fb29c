import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { pagePaths } from '#contract/paths.ts';
import { findDocuments, makeDocument } from './make-documents.ts';

/** The public documents as PDF files: written by the build, and made for each request in development. */
export function publicDocuments(): Plugin {
  let folder = '';
  return {
    name: 'public-documents',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      folder = join(root, 'documents');
    },
    async generateBundle() {
      for (const [number, file] of await findDocuments(folder)) {
        const fileName = pagePaths.document(number).slice(1);
        this.emitFile({ type: 'asset', fileName, source: await makeDocument(file) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => void serve(folder, request, response, next));
    },
  };
}

async function serve(
  folder: string,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
) {
  const [path] = url.split('?');
  try {
    for (const [number, file] of await findDocuments(folder))
      if (path === pagePaths.document(number))
        return void response.setHeader('content-type', 'application/pdf').end(await makeDocument(file));
    next();
  } catch (error) {
    next(error);
  }
}
