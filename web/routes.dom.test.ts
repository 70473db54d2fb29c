import { RouterContextProvider, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient, queryClientContext } from './api/query-client.ts';
import { routes } from './routes.tsx';

const withLoader = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [...(typeof route.loader === 'function' ? [route] : []), ...withLoader(route.children ?? [])]);

describe('a navigation in the browser', () => {
  const client = createQueryClient(() => new Promise(() => {}));
  const context = new RouterContextProvider(new Map([[queryClientContext, client]]));

  it.each(withLoader(routes).map((route) => [route.id, route] as const))(
    'to %s does not wait a second for requests that hang',
    async (_id, { loader }) => {
      if (typeof loader !== 'function') throw new TypeError('No loader');
      const url = new URL('https://league.example/?tab=results');
      const args = { request: new Request(url), params: { id: '5', gameweek: '1' }, context, url, pattern: '' };
      const load = async () => loader(args);
      // The first time its code is loaded too, which is not what is tested.
      await Promise.race([load().catch(() => {}), pause(5000)]);
      await expect(Promise.race([load().catch(() => {}), pause(1000)])).resolves.not.toBe('too long');
    },
  );
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'too long'));
