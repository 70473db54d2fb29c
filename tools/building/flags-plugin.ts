import * as flags from 'country-flag-icons/string/3x2';
import type { Plugin } from 'vite';
import { pagePaths } from '#contract/paths.ts';

/** The flags of the world as files of the site's own, by the code of their country: no visitor is told on to a third party. */
export function nationFlags(): Plugin {
  const files = new Map(
    Object.entries(flags)
      .filter(([code]) => /^[A-Z]{2}$/.test(code))
      .map(([code, svg]) => [pagePaths.flag(code.toLowerCase()), svg]),
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
