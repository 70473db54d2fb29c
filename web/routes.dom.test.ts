import { describe, expect, it } from 'vitest';
import { createQueryClient } from './api/query-client.ts';
import { routes } from './routes.ts';

describe('a navigation in the browser', () => {
  const client = createQueryClient(() => new Promise(() => {}));

  it.each(routes.flatMap(({ id, load }) => (load ? [[id, load] as const] : [])))(
    'to %s does not wait a second for requests that hang',
    async (_id, loadRoute) => {
      const load = () =>
        loadRoute(client, { params: { id: '5', gameweek: '1' }, query: new URLSearchParams('tab=results') });
      // The first time its code is loaded too, which is not what is tested.
      await Promise.race([load().catch(() => {}), pause(5000)]);
      await expect(Promise.race([load().catch(() => {}), pause(1000)])).resolves.not.toBe('too long');
    },
  );
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'too long'));
