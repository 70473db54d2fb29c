import { countTeamUses, deleteTeam as deleteRow, findTeamRow, lockTeams } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { ApiError } from '#server/errors.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { refuseUsed } from '#server/commands/steps/refuse-used.ts';

/** Only while nothing refers to it: beside its own page lists alone show it. */
export const deleteTeam = (db: Database, actor: Actor, { teamId: id }: { teamId: number }): Promise<void> =>
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
    return { result: undefined, change: { ...change, tags: ['take-down', 'names', subject] } };
  });
