import type { Tag } from '#server/cache/tags.ts';
import type { CompetitionSeasonRow } from '#server/db/desk/competitions.ts';
import { listEntries } from '#server/db/desk/competition-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshReadModels } from '#server/db/read-models.ts';
import { qualifyFromGroups } from '#server/ledger/qualify-from-groups.ts';

/** After a change of the table: who goes on from groups, the sums, and the tags of everything that shows them. */
export async function applyTableChange(
  tx: Queryable,
  { id, competitionId }: Pick<CompetitionSeasonRow, 'id' | 'competitionId'>,
): Promise<Tag[]> {
  // Matches before the read models, in the order in which the ledger locks them.
  const bracket = await qualifyFromGroups(tx, id);
  await refreshReadModels(tx, [id]);
  const teams = await listEntries(tx, id);
  return [
    `competition:${competitionId}`,
    'competitions',
    'results',
    ...teams.map(({ team }): Tag => `team:${team.id}`),
    ...bracket,
  ];
}
