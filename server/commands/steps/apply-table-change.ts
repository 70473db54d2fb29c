import type { Tag } from '#server/db/tags.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/office-competitions.ts';
import { listEntries } from '#server/db/competitions/competition-teams.ts';
import { lockBracket } from '#server/db/ledger/lock-matches.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshTables } from '#server/ledger/refresh-tables.ts';

/** After a change of the table: who goes on from groups, the sums, and the tags of everything that shows them. */
export async function applyTableChange(
  tx: Queryable,
  { id, competitionId }: Pick<CompetitionSeasonRow, 'id' | 'competitionId'>,
): Promise<Tag[]> {
  await lockBracket(tx, id);
  const bracket = await refreshTables(tx, [id]);
  const teams = await listEntries(tx, id);
  return [
    `competition:${competitionId}`,
    'competitions',
    'results',
    ...teams.map(({ team }): Tag => `team:${team.id}`),
    ...bracket,
  ];
}
