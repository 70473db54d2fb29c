import { expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { loadCompetition } from './load-competition.ts';

const answers: Record<string, unknown> = {
  [apiPaths.featured(1)]: { competition: { id: 1, name: 'Лига', format: 'LEAGUE' }, standings: [] },
  [apiPaths.league]: { records: { teamOfTheSeason: false } },
};

it('a tab that the league does not have loads the first one, also when the league answers last', async () => {
  const asked: string[] = [];
  let answerLate: (() => void) | undefined;
  const client = createQueryClient(async (path) => {
    asked.push(path);
    if (path === apiPaths.league) await new Promise<void>((resolve) => (answerLate = resolve));
    return answers[path] ?? [];
  });
  const loading = loadCompetition(client, { params: { id: '1' }, query: new URLSearchParams('tab=tots') });
  await expect.poll(() => asked).toContain(apiPaths.league);
  answerLate?.();
  await loading;
  expect(asked).not.toContain(apiPaths.teamOfTheSeason(1));
  expect(asked).toContain(apiPaths.competitionTeams(1));
});
