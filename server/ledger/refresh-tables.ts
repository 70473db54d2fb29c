import type { Tag } from '#server/db/tags.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshReadModels } from '#server/standings/refresh-read-models.ts';
import { qualifyFromGroups } from './qualify-from-groups.ts';

/** What happens when results of these competitions have changed; returns the changed tags. */
export type RefreshTable = (tx: Queryable, competitionSeasonIds: readonly number[]) => Promise<readonly Tag[]>;

/** Who goes on from groups, then the sums: all writers lock matches first and competitions last, so none deadlock. */
export const refreshTables: RefreshTable = async (tx, competitionSeasonIds) => {
  const tags: Tag[] = [];
  for (const id of competitionSeasonIds) tags.push(...(await qualifyFromGroups(tx, id)));
  await refreshReadModels(tx, competitionSeasonIds);
  return tags;
};
