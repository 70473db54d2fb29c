import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { warmUp } from './warm-up.ts';

const responses: Record<string, unknown> = {
  [apiPaths.activeCompetitions]: [{ id: 3 }],
  [apiPaths.liveAndUpcoming]: { liveMatches: [{ id: 7 }], upcomingMatches: [{ id: 8 }] },
};

async function prepared(fetchApi: (path: string) => Promise<unknown>): Promise<string[]> {
  const pages: string[] = [];
  await warmUp({ prepare: async (url, language) => void pages.push(`${language} ${url}`) }, fetchApi);
  return pages;
}

test('what fans open first on a match night is made first', async () => {
  expect(await prepared(async (path) => responses[path])).toEqual([
    'bg /',
    'bg /live-matches',
    'bg /match-details/7',
    'bg /competition/3',
    'bg /competition/3?tab=standings',
    'bg /results/matches',
    'bg /news',
    'bg /match-details/8',
    'en /',
    'en /live-matches',
    'en /results/matches',
    'en /news',
  ]);
});

test('without the lists home is made all the same', async () => {
  const pages = await prepared(() => Promise.reject(new Error('The database is away')));
  expect(pages[0]).toBe('bg /');
});
