import type { Uses } from '#contract/desk/players.ts';
import { countTeamUses, deleteTeam as deleteRow, findTeamRow, lockTeams } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/open.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { ApiError } from '#server/errors.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Only while nothing refers to it. */
export const deleteTeam = (db: Database, actor: Actor, id: number): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    await lockTeams(tx);
    const row = await findTeamRow(tx, id, { lock: true });
    if (!row) throw new ApiError('not_found', `There is no team ${id}`);
    refuseUsed(await countTeamUses(tx, id), 'The team');
    await deleteRow(tx, id);
    await refreshSearchIndex(tx);
    const { name, shortName, city } = row.fields;
    const subject = `team:${id}` as const;
    const change = { what: 'delete_team', subject, about: name, before: { name, shortName, city } };
    return { result: undefined, change: { ...change, tags: ['everything'] } };
  });

/** Says what refers to it, counted. */
export function refuseUsed(uses: Uses, what: string): void {
  const used = Object.fromEntries(Object.entries(uses).filter(([, count]) => count > 0));
  if (Object.keys(used).length > 0)
    throw new ApiError('refused', `${what} is still used`, { reason: 'in_use', uses: used });
}
