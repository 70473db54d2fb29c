import type { Plugin } from 'vite';

const LEFT_OUT = /^\.\/(mutationCache|infiniteQueryBehavior)\.js$/;
const STAND_IN = '\0left-out-of-query-core';

/**
 * Leaves out what TanStack Query has for mutations and endless lists, of which the public site has none. Every query client makes
 * a cache of mutations, so that they come along otherwise.
 */
export function onlyQueries(): Plugin {
  return {
    name: 'only-queries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: LEFT_OUT },
      handler: (_id, importer) => (importer?.includes('/@tanstack/query-core/') ? STAND_IN : null),
    },
    load: {
      filter: { id: new RegExp(`^${STAND_IN}$`) },
      handler: () => `
        export class MutationCache {
          clear() {}
          findAll() { return []; }
          async resumePausedMutations() {}
        }
        export function infiniteQueryBehavior() { throw new Error('Left out of this build'); }
        export const hasNextPage = infiniteQueryBehavior, hasPreviousPage = infiniteQueryBehavior;`,
    },
  };
}
