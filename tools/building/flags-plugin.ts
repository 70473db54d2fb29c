import * as flags from 'country-flag-icons/string/3x2';
import type { Plugin } from 'vite';
import { flagPath } from '#ui/marks/flag-path.ts';

/** Serves the flags from our own site, so that no visitor's address goes to a third party. */
export function nationFlags(): Plugin {
  const files = new Map(
    Object.entries(flags)
      .filter(([code]) => /^[A-Z]{2}$/.test(code))
      .map(([code, svg]) => [flagPath(code.toLowerCase()), svg]),
  );
  return {
    name: 'nation-flags',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [path, source] of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const svg = files.get(request.url ?? '');
        if (svg) response.setHeader('content-type', 'image/svg+xml').end(svg);
        else next();
      });
    },
  };
}
